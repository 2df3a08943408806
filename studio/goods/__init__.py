"""The merchandise. Every builder makes its thing standing at the origin on z = 0 and returns its handle; 1 unit = 10 cm."""
