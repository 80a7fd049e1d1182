/**
 * Beside the modules, and to be read by older browsers too: says so where this one is too old for
 * them, or where nothing has come for long. The words stand in the document, in every language we
 * have, since nothing else may come.
 */

(function () {
  /** So long the page may take to show anything, in ms. */
  var PATIENCE = 20000;

  /** The newest of what the page is made of; who has it has the rest. */
  function isNewEnough() {
    return 'popover' in HTMLElement.prototype && 'canParse' in URL && window.CSS && CSS.supports('color', 'light-dark(red, red)');
  }

  /** @param {string} id */
  function show(id) {
    var words = document.getElementById(id);
    if (words) words.hidden = false;
  }

  if (!isNewEnough()) show('old');
  setTimeout(function () {
    show('late');
  }, PATIENCE);
})();
