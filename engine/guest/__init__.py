"""A bot that somebody brought, inside the closed-off frame of a page: found, asked, tried."""
