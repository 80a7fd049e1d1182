"""The one command: sets Grasveld up, then serves, tests or builds it.

This file is kept readable for every Python, so that an old one gets a clear line, not a
syntax error; all the rest stands in setup/.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("Grasveld needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

if __name__ == "__main__":
    from setup.command import main

    sys.exit(main(sys.argv[1:]))
