"""Soft materials: woven and knitted cloth, leather."""

import bpy

from craft.inks import linear
from craft.materials import chain_normal, grain_bump, mottle, new_material, set_inputs
from craft.paths import artwork


def leather(color="#3a2a22", rough=0.5):
    """Grained leather or leatherette."""
    m, t, b = new_material("leather")
    set_inputs(b, Base_Color=linear(color), Roughness=rough, Specular=0.4)
    tc = t.nodes.new("ShaderNodeTexCoord")
    vo = t.nodes.new("ShaderNodeTexVoronoi")
    vo.feature = "SMOOTH_F1"
    vo.inputs["Scale"].default_value = 42
    t.links.new(tc.outputs["Object"], vo.inputs["Vector"])
    bp = t.nodes.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.35
    bp.inputs["Distance"].default_value = 0.012
    bp.invert = True
    t.links.new(vo.outputs["Distance"], bp.inputs["Height"])
    chain_normal(t, b, bp)
    grain_bump(t, b, 120, 0.01, 3, 0.006)
    return m


def fabric(color="#2f4858", scale=1.0, weave="plain", uv=False, rough=0.9, sheen=0.35, bump=0.5, heather=0.0):
    """plain (canvas) / twill / knit / ribs via wave textures in Object (or UV) space"""
    m, t, b = new_material("fabric")
    col = linear(color)
    set_inputs(b, Base_Color=col, Roughness=rough, Specular=0.15, Sheen=sheen, Sheen_Tint=0.5)
    tc = t.nodes.new("ShaderNodeTexCoord")
    vec = tc.outputs["UV" if uv else "Object"]

    def wave(axis, sc, prof="SIN", dist=0.6):
        w = t.nodes.new("ShaderNodeTexWave")
        w.bands_direction = axis
        w.wave_profile = prof
        w.inputs["Scale"].default_value = sc
        w.inputs["Distortion"].default_value = dist
        w.inputs["Detail"].default_value = 1
        w.inputs["Detail Scale"].default_value = 2
        t.links.new(vec, w.inputs["Vector"])
        return w

    k = 26 * scale
    if weave == "plain":
        pairs = [wave("X", k), wave("Y", k)] + ([] if uv else [wave("Z", k)])
    elif weave == "twill":
        pairs = [wave("DIAGONAL", k * 0.8)]
    elif weave == "knit":
        pairs = [wave("X", k * 0.9, "SIN", 0.3), wave("Y", k * 1.4, "SIN", 1.2)]
    else:
        pairs = [wave("X", k * 0.35, "SIN", 0)]
    h = pairs[0].outputs["Fac"]
    for p in pairs[1:]:
        mm = t.nodes.new("ShaderNodeMath")
        mm.operation = "MULTIPLY" if weave == "knit" else "MAXIMUM"
        t.links.new(h, mm.inputs[0])
        t.links.new(p.outputs["Fac"], mm.inputs[1])
        h = mm.outputs[0]
    bp = t.nodes.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = bump
    bp.inputs["Distance"].default_value = 0.02
    t.links.new(h, bp.inputs["Height"])
    chain_normal(t, b, bp)
    mx = t.nodes.new("ShaderNodeMixRGB")
    mx.blend_type = "MULTIPLY"
    mx.inputs["Fac"].default_value = 0.22
    mx.inputs[1].default_value = col
    t.links.new(h, mx.inputs[2])
    t.links.new(mx.outputs[0], b.inputs["Base Color"])
    if heather:
        nz = t.nodes.new("ShaderNodeTexNoise")
        nz.inputs["Scale"].default_value = 60
        nz.inputs["Detail"].default_value = 4
        mp = t.nodes.new("ShaderNodeMapping")
        mp.inputs["Scale"].default_value = (1, 0.25, 1)
        t.links.new(vec, mp.inputs[0])
        t.links.new(mp.outputs[0], nz.inputs["Vector"])
        m2 = t.nodes.new("ShaderNodeMixRGB")
        m2.blend_type = "OVERLAY"
        m2.inputs["Fac"].default_value = heather
        t.links.new(mx.outputs[0], m2.inputs[1])
        t.links.new(nz.outputs["Fac"], m2.inputs[2])
        t.links.new(m2.outputs[0], b.inputs["Base Color"])
    return m


def printed_cloth(img, weave="knit", scale=1.0, bump=0.35, sheen=0.35):
    """Cloth whose colour is an artwork laid over the pattern piece."""
    m = fabric("#ffffff", scale, weave, uv=True, bump=bump, sheen=sheen)
    t = m.node_tree
    im = t.nodes.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(artwork(img), check_existing=True)
    im.interpolation = "Cubic"
    im.extension = "EXTEND"
    uvm = t.nodes.new("ShaderNodeUVMap")
    uvm.uv_map = "Img"
    t.links.new(uvm.outputs[0], im.inputs[0])
    mx = next(n for n in t.nodes if n.type == "MIX_RGB")
    t.links.new(im.outputs[0], mx.inputs[1])
    mx.inputs["Fac"].default_value = 0.14
    return m


def felt(color):
    """Pressed wool: matt, fibrous, a little mottled."""
    m, t, b = new_material("felt")
    set_inputs(b, Base_Color=linear(color), Roughness=0.95, Specular=0.1, Sheen=0.6)
    grain_bump(t, b, 38, 0.05, 8, 0.03)
    grain_bump(t, b, 150, 0.03, 4, 0.012)
    mottle(t, b, linear(color), 0.14, 26)
    return m


def terry(color):
    """Looped towelling."""
    m = fabric(color, 1.6, "knit", bump=0.5, sheen=0.5)
    b = m.node_tree.nodes["Principled BSDF"]
    grain_bump(m.node_tree, b, 46, 0.06, 6, 0.035)
    return m


def patterned(image, repeat, uv=False, bump=0.35):
    """Cloth with a pattern that repeats `repeat` times per unit; by UV, or projected from all sides."""
    m = fabric("#ffffff", 3.0, "knit", uv=uv, bump=bump, sheen=0.4)
    nodes, links = m.node_tree.nodes, m.node_tree.links
    place = nodes.new("ShaderNodeMapping")
    place.inputs["Scale"].default_value = (repeat, repeat, repeat)
    picture = nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(artwork(image), check_existing=True)
    picture.projection = "FLAT" if uv else "BOX"
    picture.projection_blend = 0.0 if uv else 0.2
    links.new(nodes.new("ShaderNodeTexCoord").outputs["UV" if uv else "Object"], place.inputs[0])
    links.new(place.outputs[0], picture.inputs[0])
    mix = next(node for node in nodes if node.type == "MIX_RGB")
    links.new(picture.outputs[0], mix.inputs[1])
    mix.inputs["Fac"].default_value = 0.12
    return m
