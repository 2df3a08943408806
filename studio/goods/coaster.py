"""Round coaster of pulp board."""

from craft.materials import image_mat, paper
from craft.meshes import lathe
from craft.shaping import group, planar_uv


def coaster(art, edge="#f2f1ec"):
    """Printed on top; the pulp shows at the edge."""
    board = lathe(
        [(0, 0), (0.465, 0), (0.475, 0.01), (0.475, 0.032), (0.465, 0.04), (0, 0.04)], paper(edge), seg=96
    )
    print_ = lathe([(0, 0.0405), (0.462, 0.0405)], image_mat(art, 0.8, 0.2), seg=96)
    planar_uv(print_, "xy", (0.96, 0.96))
    return group([board, print_])
