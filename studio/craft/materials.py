"""Hard materials: plastic, metal, glass, paper, wood."""

import bpy

from craft.inks import linear
from craft.paths import artwork


def new_material(name):
    """An empty material, its node tree and its main shader."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree, m.node_tree.nodes["Principled BSDF"]


def set_inputs(b, **k):
    """Sets shader inputs by name."""
    for n, v in k.items():
        n = n.replace("_", " ")
        if n in b.inputs:
            b.inputs[n].default_value = v
        else:
            raise KeyError(n)


def plastic(color="#ffffff", rough=0.4, spec=0.5, clearcoat=0, name="plastic", texture=0):
    """Smooth or finely grained plastic."""
    m, t, b = new_material(name)
    set_inputs(b, Base_Color=linear(color), Roughness=rough, Specular=spec, Clearcoat=clearcoat)
    if texture:
        grain_bump(t, b, 260, 0.02 * texture, detail=2)
    return m


def ceramic(color="#ffffff", rough=0.12):
    """Glazed ceramic."""
    m = plastic(color, rough, 0.5, 0.35, "ceramic")
    return m


def metal(color="#d8d8da", rough=0.28, brushed=0, name="metal", axis="Z", scale=1.0):
    """brushed>0 adds fine horizontal brushing (bump + roughness) along object axis"""
    m, t, b = new_material(name)
    set_inputs(b, Base_Color=linear(color), Metallic=1.0, Roughness=rough)
    if brushed:
        tc = t.nodes.new("ShaderNodeTexCoord")
        mp = t.nodes.new("ShaderNodeMapping")
        nz = t.nodes.new("ShaderNodeTexNoise")
        sc = {"Z": (1.2, 1.2, 260), "X": (260, 1.2, 1.2), "Y": (1.2, 260, 1.2)}[axis]
        mp.inputs["Scale"].default_value = tuple(v * scale for v in sc)
        nz.inputs["Scale"].default_value = 1
        nz.inputs["Detail"].default_value = 3
        t.links.new(tc.outputs["Object"], mp.inputs[0])
        t.links.new(mp.outputs[0], nz.inputs["Vector"])
        mr = t.nodes.new("ShaderNodeMapRange")
        mr.inputs[3].default_value = max(0.05, rough - 0.1 * brushed)
        mr.inputs[4].default_value = rough + 0.14 * brushed
        t.links.new(nz.outputs["Fac"], mr.inputs[0])
        t.links.new(mr.outputs[0], b.inputs["Roughness"])
        bp = t.nodes.new("ShaderNodeBump")
        bp.inputs["Strength"].default_value = 0.06 * brushed
        bp.inputs["Distance"].default_value = 0.01
        t.links.new(nz.outputs["Fac"], bp.inputs["Height"])
        t.links.new(bp.outputs[0], b.inputs["Normal"])
    return m


def rubber(color="#222222"):
    """Matt rubber."""
    return plastic(color, 0.62, 0.3, 0, "rubber", texture=0.6)


def grain_bump(t, b, scale, strength, detail=4, dist=0.02, vec="Object"):
    """Adds a fine noise bump."""
    tc = t.nodes.new("ShaderNodeTexCoord")
    nz = t.nodes.new("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = scale
    nz.inputs["Detail"].default_value = detail
    t.links.new(tc.outputs[vec], nz.inputs["Vector"])
    bp = t.nodes.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = min(1, strength * 10)
    bp.inputs["Distance"].default_value = dist
    t.links.new(nz.outputs["Fac"], bp.inputs["Height"])
    chain_normal(t, b, bp)
    return nz


def chain_normal(t, b, bp):
    """Adds a bump on top of those that are there."""
    if b.inputs["Normal"].is_linked:
        t.links.new(b.inputs["Normal"].links[0].from_socket, bp.inputs["Normal"])
    t.links.new(bp.outputs[0], b.inputs["Normal"])


def paper(color="#fbfaf6", rough=0.8, grain=0.3):
    """Uncoated paper."""
    m, t, b = new_material("paper")
    set_inputs(b, Base_Color=linear(color), Roughness=rough, Specular=0.25)
    grain_bump(t, b, 55, 0.01 * grain, 6, 0.01)
    return m


def cardboard(color="#b98a5c"):
    """Kraft board."""
    m, t, b = new_material("cardboard")
    set_inputs(b, Base_Color=linear(color), Roughness=0.85, Specular=0.15)
    grain_bump(t, b, 40, 0.015, 8, 0.01)
    mottle(t, b, linear(color), 0.10, 14)
    return m


def mottle(t, b, col, amount, scale):
    """Varies the colour a little."""
    tc = t.nodes.new("ShaderNodeTexCoord")
    nz = t.nodes.new("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = scale
    nz.inputs["Detail"].default_value = 8
    t.links.new(tc.outputs["Object"], nz.inputs["Vector"])
    r = t.nodes.new("ShaderNodeValToRGB")
    r.color_ramp.elements[0].position = 0.3
    r.color_ramp.elements[1].position = 0.7
    r.color_ramp.elements[0].color = tuple(c * (1 - amount) for c in col[:3]) + (1,)
    r.color_ramp.elements[1].color = tuple(min(1, c * (1 + amount)) for c in col[:3]) + (1,)
    t.links.new(nz.outputs["Fac"], r.inputs[0])
    t.links.new(r.outputs[0], b.inputs["Base Color"])


def wood(color="#b98756", dark="#7d5430", scale=1.0, rough=0.45, axis="X"):
    """Wood with grain along `axis`."""
    m, t, b = new_material("wood")
    set_inputs(b, Roughness=rough, Specular=0.35)
    tc = t.nodes.new("ShaderNodeTexCoord")
    mp = t.nodes.new("ShaderNodeMapping")
    mp.inputs["Scale"].default_value = {"X": (0.35, 3, 3), "Y": (3, 0.35, 3), "Z": (3, 3, 0.35)}[axis]
    nz = t.nodes.new("ShaderNodeTexNoise")
    nz.inputs["Scale"].default_value = 2.2 * scale
    nz.inputs["Detail"].default_value = 9
    nz.inputs["Distortion"].default_value = 0.7
    t.links.new(tc.outputs["Object"], mp.inputs[0])
    t.links.new(mp.outputs[0], nz.inputs["Vector"])
    r = t.nodes.new("ShaderNodeValToRGB")
    e = r.color_ramp.elements
    e[0].position = 0.32
    e[1].position = 0.68
    e[0].color = linear(dark)
    e[1].color = linear(color)
    e2 = r.color_ramp.elements.new(0.5)
    e2.color = tuple((a * 0.25 + c * 0.75) for a, c in zip(linear(dark), linear(color)))
    t.links.new(nz.outputs["Fac"], r.inputs[0])
    t.links.new(r.outputs[0], b.inputs["Base Color"])
    bp = t.nodes.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = 0.12
    bp.inputs["Distance"].default_value = 0.01
    t.links.new(nz.outputs["Fac"], bp.inputs["Height"])
    t.links.new(bp.outputs[0], b.inputs["Normal"])
    return m


def image_mat(path, rough=0.5, spec=0.4, uv=True, clearcoat=0):
    """A surface that is printed all over, by UV."""
    m, t, b = new_material("image")
    set_inputs(b, Roughness=rough, Specular=spec, Clearcoat=clearcoat)
    im = t.nodes.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(artwork(path))
    im.interpolation = "Cubic"
    if uv:
        tc = t.nodes.new("ShaderNodeTexCoord")
        t.links.new(tc.outputs["UV"], im.inputs[0])
    t.links.new(im.outputs[0], b.inputs["Base Color"])
    return m
