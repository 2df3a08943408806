"""Prints an image on whatever wears a material."""

import math

import bpy
from mathutils import Matrix, Vector

from craft.inks import linear
from craft.materials import chain_normal, new_material
from craft.meshes import link, surface
from craft.paths import artwork


def decal(
    mat,
    image,
    loc,
    size,
    normal=(0, -1, 0),
    up=(0, 0, 1),
    tint=None,
    cyl=None,
    rough=None,
    metallic=None,
    bump=0,
    parent=None,
    opacity=1.0,
    depth=1e9,
):
    """'Print' an RGBA image on whatever wears `mat`, projected from world position loc along -normal.
    size=(w,h) world units. cyl=radius wraps it round the vertical axis through loc (arc width = w).
    tint=flat colour through the alpha (one-colour print, engraving). bump<0 = debossed/engraved."""
    e = link(bpy.data.objects.new("decal", None))
    n = Vector(normal).normalized()
    u = Vector(up)
    x = u.cross(n).normalized()
    y = n.cross(x).normalized()
    R = Matrix((x, y, n)).transposed().to_4x4()
    e.matrix_world = Matrix.Translation(loc) @ R
    if parent:
        e.parent = parent
        e.matrix_parent_inverse = Matrix.Identity(4)
        e.matrix_basis = Matrix.Translation(loc) @ R
    t = mat.node_tree
    b = next(q for q in t.nodes if q.type == "BSDF_PRINCIPLED")
    N = t.nodes.new
    L = t.links.new
    tc = N("ShaderNodeTexCoord")
    tc.object = e
    sp = N("ShaderNodeSeparateXYZ")
    L(tc.outputs["Object"], sp.inputs[0])

    def math_(op, a, c=None):
        m = N("ShaderNodeMath")
        m.operation = op
        for i, v in enumerate((a, c)):
            if v is None:
                continue
            if isinstance(v, (int, float)):
                m.inputs[i].default_value = v
            else:
                L(v, m.inputs[i])
        return m.outputs[0]

    w, h = size
    if cyl:  # local frame: x right, y up, z outwards
        ang = math_("ARCTAN2", sp.outputs[0], sp.outputs[2])
        U = math_("ADD", math_("MULTIPLY", ang, cyl / w), 0.5)
        mask = None
    else:
        U = math_("ADD", math_("DIVIDE", sp.outputs[0], w), 0.5)
        gd = N("ShaderNodeNewGeometry")
        vt = N("ShaderNodeVectorTransform")
        vt.vector_type = "NORMAL"
        vt.convert_from = "WORLD"
        vt.convert_to = "WORLD"
        dp = N("ShaderNodeVectorMath")
        dp.operation = "DOT_PRODUCT"
        L(gd.outputs["Normal"], dp.inputs[0])
        dp.inputs[1].default_value = n
        mask = math_("GREATER_THAN", dp.outputs["Value"], 0.05)
        if parent:
            mask = None
        if depth < 1e8:
            near = math_("LESS_THAN", math_("ABSOLUTE", sp.outputs[2]), depth)
            mask = near if mask is None else math_("MULTIPLY", mask, near)
    V = math_("ADD", math_("DIVIDE", sp.outputs[1], h), 0.5)
    cb = N("ShaderNodeCombineXYZ")
    L(U, cb.inputs[0])
    L(V, cb.inputs[1])
    im = N("ShaderNodeTexImage")
    im.image = bpy.data.images.load(artwork(image), check_existing=True)
    im.extension = "CLIP"
    im.interpolation = "Cubic"
    L(cb.outputs[0], im.inputs[0])
    fac = im.outputs["Alpha"]
    if mask is not None:
        fac = math_("MULTIPLY", fac, mask)
    if opacity != 1:
        fac = math_("MULTIPLY", fac, opacity)

    def over(sock, new, color=False):
        mx = N("ShaderNodeMixRGB")
        L(fac, mx.inputs["Fac"])
        s = b.inputs[sock]
        if s.is_linked:
            L(s.links[0].from_socket, mx.inputs[1])
        else:
            mx.inputs[1].default_value = s.default_value if color else (s.default_value,) * 3 + (1,)
        if isinstance(new, bpy.types.NodeSocket):
            L(new, mx.inputs[2])
        else:
            mx.inputs[2].default_value = new if color else (new,) * 3 + (1,)
        L(mx.outputs[0], s)

    over("Base Color", linear(tint) if tint else im.outputs["Color"], True)
    if rough is not None:
        over("Roughness", rough)
    if metallic is not None:
        over("Metallic", metallic)
    if bump:
        bp = N("ShaderNodeBump")
        bp.inputs["Strength"].default_value = min(1, abs(bump))
        bp.inputs["Distance"].default_value = 0.02
        bp.invert = bump < 0
        L(fac, bp.inputs["Height"])
        chain_normal(t, b, bp)
    return e


def clear_film(art, radius, height, size):
    """A print on a clear skin round the z axis, just outside glass; facing the front."""
    width, tall = size

    def wrap(u, v):
        around = (u - 0.5) * width / radius
        return Vector((radius * math.sin(around), -radius * math.cos(around), height + (v - 0.5) * tall))

    material, tree, shader = new_material("film")
    picture = tree.nodes.new("ShaderNodeTexImage")
    picture.image = bpy.data.images.load(artwork(art), check_existing=True)
    picture.extension = "CLIP"
    shader.inputs["Roughness"].default_value = 0.4
    tree.links.new(picture.outputs["Alpha"], shader.inputs["Alpha"])
    tree.links.new(picture.outputs["Color"], shader.inputs["Base Color"])
    return surface(wrap, 32, 4, material)
