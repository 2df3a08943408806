"""Relief: a mark pressed into a surface, without ink."""

import bpy
from mathutils import Matrix

from craft.materials import chain_normal
from craft.meshes import link
from craft.paths import artwork


def deboss(material, art, at, size, parent, deep=0.012, shade=0.72, gloss=0.36):
    """Presses `art`, an image with soft edges, into what lies face up at `at`; the ground turns darker and smoother."""
    frame = link(bpy.data.objects.new("relief", None))
    frame.parent = parent
    frame.matrix_parent_inverse = Matrix.Identity(4)
    frame.matrix_basis = Matrix.Translation(at) @ Matrix.Diagonal((size, size, 1, 1))
    tree = material.node_tree
    shader = next(node for node in tree.nodes if node.type == "BSDF_PRINCIPLED")
    place = tree.nodes.new("ShaderNodeTexCoord")
    place.object = frame
    shift = tree.nodes.new("ShaderNodeMapping")
    shift.inputs["Location"].default_value = (0.5, 0.5, 0)
    image = tree.nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(artwork(art), check_existing=True)
    image.extension, image.interpolation = "CLIP", "Cubic"
    tree.links.new(place.outputs["Object"], shift.inputs[0])
    tree.links.new(shift.outputs[0], image.inputs[0])
    pressed = image.outputs["Alpha"]
    bump = tree.nodes.new("ShaderNodeBump")
    bump.invert = True
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 1.0, deep
    tree.links.new(pressed, bump.inputs["Height"])
    chain_normal(tree, shader, bump)
    darker = tree.nodes.new("ShaderNodeMixRGB")
    plain = shader.inputs["Base Color"].default_value
    darker.inputs[1].default_value = plain
    darker.inputs[2].default_value = (*(channel * shade for channel in plain[:3]), 1)
    smoother = tree.nodes.new("ShaderNodeMapRange")
    smoother.inputs[3].default_value = shader.inputs["Roughness"].default_value
    smoother.inputs[4].default_value = gloss
    tree.links.new(pressed, darker.inputs["Fac"])
    tree.links.new(pressed, smoother.inputs[0])
    tree.links.new(darker.outputs[0], shader.inputs["Base Color"])
    tree.links.new(smoother.outputs[0], shader.inputs["Roughness"])
