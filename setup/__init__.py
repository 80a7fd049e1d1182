"""Makes a fresh clone run: environment, browser assets, built files. Standard library only."""
