"""Glass and lamps."""

from craft.inks import linear
from craft.materials import new_material, set_inputs


def glass(color="#ffffff", rough=0, ior=1.5):
    """Glass that lets shadow rays through: contents stay lit and shadows light without caustics."""
    m, t, b = new_material("glass")
    set_inputs(b, Base_Color=linear(color), Roughness=rough, Transmission=1.0, IOR=ior)
    o = next(n for n in t.nodes if n.type == "OUTPUT_MATERIAL")
    lp = t.nodes.new("ShaderNodeLightPath")
    tr = t.nodes.new("ShaderNodeBsdfTransparent")
    mx = t.nodes.new("ShaderNodeMixShader")
    tr.inputs[0].default_value = tuple(0.96 * c for c in linear(color)[:3]) + (1,)
    t.links.new(lp.outputs["Is Shadow Ray"], mx.inputs[0])
    t.links.new(b.outputs[0], mx.inputs[1])
    t.links.new(tr.outputs[0], mx.inputs[2])
    t.links.new(mx.outputs[0], o.inputs[0])
    return m


def thin_glass():
    """Glass without refraction: what stands in it gets all the light that falls on it."""
    m, t, b = new_material("thin_glass")
    t.nodes.remove(b)
    output = next(n for n in t.nodes if n.type == "OUTPUT_MATERIAL")
    edge = t.nodes.new("ShaderNodeLayerWeight")
    edge.inputs["Blend"].default_value = 0.25
    weak = t.nodes.new("ShaderNodeMath")
    weak.operation = "MULTIPLY_ADD"
    weak.inputs[1].default_value, weak.inputs[2].default_value = 0.45, 0.04
    t.links.new(edge.outputs["Facing"], weak.inputs[0])
    clear, shine, mix = (
        t.nodes.new(f"Shader{kind}") for kind in ("NodeBsdfTransparent", "NodeBsdfGlossy", "NodeMixShader")
    )
    clear.inputs[0].default_value = (0.97, 0.985, 0.985, 1)
    shine.inputs["Roughness"].default_value = 0.03
    t.links.new(weak.outputs[0], mix.inputs[0])
    t.links.new(clear.outputs[0], mix.inputs[1])
    t.links.new(shine.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], output.inputs[0])
    return m


def emissive(color="#ffffff", strength=3):
    """A small lamp or screen."""
    m, t, b = new_material("emit")
    set_inputs(b, Base_Color=(0, 0, 0, 1), Emission=linear(color), Emission_Strength=strength)
    return m
