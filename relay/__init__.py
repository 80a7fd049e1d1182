"""The relay: serves the page with its headers. It knows no game."""
