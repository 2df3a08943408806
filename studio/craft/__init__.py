"""A small photo studio for Blender: stage, light, lens, materials and the development of the exposures."""
