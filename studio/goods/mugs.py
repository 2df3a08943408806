"""Ceramic and enamel mugs."""

from craft.inks import RUBINE, WHITE, linear
from craft.materials import ceramic, plastic
from craft.meshes import lathe, tube
from craft.printing import decal
from craft.shaping import group


def ceramic_parts(color, inner, handle):
    """Material and parts of a mug of radius 0.41 and height 0.95: outside, inside, handle."""
    R, H = 0.41, 0.95
    m = ceramic(color)
    mh = m if handle is None else ceramic(handle)
    mi = ceramic(inner or color)
    o = lathe(
        [
            (0, 0.03),
            (R * 0.80, 0.03),
            (R * 0.82, 0),
            (R * 0.88, 0),
            (R, 0.10),
            (R, H - 0.02),
            (R - 0.008, H),
            (R - 0.025, H),
            (R - 0.04, H - 0.02),
        ],
        m,
        fillet=0.05,
    )
    i = lathe([(R - 0.04, H - 0.021), (R - 0.045, 0.12), (R - 0.10, 0.06), (0, 0.06)], mi, fillet=0.06)
    h = tube(
        [
            (R - 0.03, 0, 0.77),
            (R + 0.16, 0, 0.80),
            (R + 0.30, 0, 0.66),
            (R + 0.32, 0, 0.46),
            (R + 0.22, 0, 0.26),
            (R - 0.03, 0, 0.17),
        ],
        0.062,
        mh,
        taper=[1.25, 1, 0.9, 0.9, 1, 1.25],
    )
    h.scale = (1, 0.85, 1)
    return m, [o, i, h]


def mug(color="#ffffff", inner=None, art="petal_v_a", art_size=(0.62, 0.45), tint=None):
    """Ceramic mug; the print may run over the handle side."""
    m, parts = ceramic_parts(color, inner, None)
    g = group(parts)
    if art:
        decal(m, art, (0, 0, 0.5), art_size, cyl=0.41, parent=g, tint=tint, rough=0.25)
    return g


def wrapped_mug(color=WHITE, inner=RUBINE, handle=None, art="muganim", art_size=(2.5, 0.74), tint=None):
    """Ceramic mug whose handle stays free of the print."""
    m, parts = ceramic_parts(color, inner, handle or color)
    g = group(parts)
    decal(m, art, (0, 0, 0.48), art_size, cyl=0.41, parent=g, tint=tint, rough=0.25)
    return g


def camp_mug(color="#f6f6f3", rim="#15171c", art="kite_rb", art_size=(0.5, 0.5), tint=None, speck=True):
    """Enamel mug with a coloured rim and speckles."""
    m = plastic(color, 0.14, 0.5, 0.6, "enamel")
    R, H = 0.45, 0.84
    if speck:
        t = m.node_tree
        b = t.nodes["Principled BSDF"]
        tc = t.nodes.new("ShaderNodeTexCoord")
        vo = t.nodes.new("ShaderNodeTexVoronoi")
        vo.inputs["Scale"].default_value = 17
        t.links.new(tc.outputs["Object"], vo.inputs["Vector"])
        sx = t.nodes.new("ShaderNodeSeparateXYZ")
        t.links.new(vo.outputs["Color"], sx.inputs[0])
        th = t.nodes.new("ShaderNodeMath")
        th.operation = "MULTIPLY"
        th.inputs[1].default_value = 0.16
        t.links.new(sx.outputs[0], th.inputs[0])
        ls = t.nodes.new("ShaderNodeMath")
        ls.operation = "LESS_THAN"
        t.links.new(vo.outputs["Distance"], ls.inputs[0])
        t.links.new(th.outputs[0], ls.inputs[1])
        mx = t.nodes.new("ShaderNodeMixRGB")
        mx.inputs[1].default_value = linear(color)
        mx.inputs[2].default_value = linear(rim)
        t.links.new(ls.outputs[0], mx.inputs[0])
        t.links.new(mx.outputs[0], b.inputs["Base Color"])
    rm = plastic(rim, 0.18, 0.5, 0.5)
    o = lathe(
        [
            (0, 0.02),
            (R * 0.86, 0.02),
            (R * 0.90, 0),
            (R * 0.96, 0.03),
            (R, 0.10),
            (R, H - 0.03),
            (R + 0.01, H - 0.015),
        ],
        m,
        fillet=0.04,
    )
    i = lathe([(R - 0.012, H - 0.02), (R - 0.018, 0.10), (R - 0.07, 0.04), (0, 0.035)], m, fillet=0.04)
    r = lathe(
        [
            (R - 0.012, H - 0.02),
            (R - 0.005, H + 0.012),
            (R + 0.018, H + 0.016),
            (R + 0.03, H),
            (R + 0.018, H - 0.018),
            (R + 0.002, H - 0.02),
        ],
        rm,
        fillet=0.008,
    )
    h = tube(
        [
            (R - 0.01, 0, 0.70),
            (R + 0.12, 0, 0.735),
            (R + 0.26, 0, 0.66),
            (R + 0.29, 0, 0.48),
            (R + 0.22, 0, 0.27),
            (R + 0.10, 0, 0.17),
            (R - 0.01, 0, 0.19),
        ],
        0.03,
        m,
        flat=(0.13, 0.045),
    )
    g = group([o, i, r, h])
    decal(m, art, (0, 0, 0.44), art_size, cyl=R, parent=g, tint=tint, rough=0.2)
    return g
