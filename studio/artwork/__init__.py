"""Artwork for the goods: invented marks (symbols, never words), overprint compositions and printed sheets, as SVG."""
