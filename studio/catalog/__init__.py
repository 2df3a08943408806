"""The pictures, one module per folder of the site."""
