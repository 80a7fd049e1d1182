"""The relay: serves the page and passes frames between browsers. It knows no game."""
