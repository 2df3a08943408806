"""Glass: beer mug, crystal award."""

import bmesh
import bpy
from mathutils import Vector

from craft.clear import glass
from craft.inks import linear
from craft.materials import metal, new_material, plastic
from craft.meshes import box, lathe, mesh, tube
from craft.paths import artwork
from craft.printing import clear_film
from craft.shaping import bevel, group


def beer_glass(art, beer="#f2b23a", handle=True):
    """glass mug with beer and foam; beer body overlaps the glass slightly, so that the interfaces refract right"""
    R, H = 0.46, 1.45
    gl = glass("#fbffff", 0, 1.48)
    prof = [
        (0, 0),
        (R * 0.96, 0),
        (R, 0.04),
        (R * 0.98, 0.16),
        (R * 0.97, H - 0.02),
        (R * 0.955, H),
        (R * 0.93, H - 0.01),
        (R * 0.90, 0.22),
        (R * 0.84, 0.17),
        (0, 0.16),
    ]
    o = lathe(prof, gl, fillet=[0, 0.02, 0.03, 0.03, 0.01, 0.01, 0.01, 0.06, 0.05, 0], seg=128)
    bm_ = glass(beer, 0, 1.33)
    be = lathe(
        [(0, 0.165), (R * 0.835, 0.175), (R * 0.90, 0.225), (R * 0.915, 1.18), (0, 1.18)], bm_, fillet=0.03
    )
    fm = plastic("#fdf6e6", 0.8, 0.2)
    f = lathe(
        [
            (0, 1.17),
            (R * 0.905, 1.17),
            (R * 0.915, 1.36),
            (R * 0.90, 1.44),
            (R * 0.7, 1.50),
            (R * 0.35, 1.53),
            (0, 1.535),
        ],
        fm,
        fillet=0.04,
    )
    foam_bump(fm, 70, 0.25)
    shine = fm.node_tree.nodes[
        "Principled BSDF"
    ].inputs  # bubbles pass light on; a plain solid goes grey in glass
    shine["Emission"].default_value, shine["Emission Strength"].default_value = linear("#fdf6e6"), 0.22
    pr = [o, be, f]
    if handle:
        pr.append(
            tube(
                [
                    (R * 0.95, 0, 1.16),
                    (R + 0.18, 0, 1.20),
                    (R + 0.34, 0, 1.05),
                    (R + 0.36, 0, 0.72),
                    (R + 0.28, 0, 0.42),
                    (R * 0.95, 0, 0.34),
                ],
                0.075,
                glass("#fbffff", 0, 1.48),
                taper=[1.2, 1, 0.95, 0.95, 1, 1.2],
            )
        )
    pr.append(clear_film(art, R * 1.002, 0.68, (0.46, 0.46)))
    return group(pr)


def foam_bump(m, scale, strength):
    """Roughens foam with a cell pattern."""
    t = m.node_tree
    b = t.nodes["Principled BSDF"]
    tc = t.nodes.new("ShaderNodeTexCoord")
    vo = t.nodes.new("ShaderNodeTexVoronoi")
    vo.inputs["Scale"].default_value = scale
    t.links.new(tc.outputs["Object"], vo.inputs["Vector"])
    bp = t.nodes.new("ShaderNodeBump")
    bp.inputs["Strength"].default_value = strength
    bp.inputs["Distance"].default_value = 0.01
    t.links.new(vo.outputs["Distance"], bp.inputs["Height"])
    t.links.new(bp.outputs[0], b.inputs["Normal"])


def crystal(art, wide=0.95, H=1.75, T=0.3, base="#15191f", etch="#ffffff"):
    """Faceted crystal award on a base, its mark etched inside."""
    gl = glass("#f3fbff", 0, 1.5)
    pts = [
        (-wide / 2 + 0.08, 0),
        (wide / 2 - 0.08, 0),
        (wide / 2, H * 0.62),
        (0.16, H),
        (-wide / 2 + 0.02, H * 0.74),
    ]
    n = len(pts)
    c = Vector((0, H * 0.45))

    def ring(y, s):
        return [((Vector(p) - c) * s + c).to_3d() for p in pts]

    v = []
    for y, s in ((-T / 2, 0.86), (-T / 2 + 0.11, 1), (T / 2 - 0.11, 1), (T / 2, 0.86)):
        for p in ring(y, s):
            v.append((p.x, y, max(p.y, 0)))
    f = [tuple(range(n))[::-1], tuple(range(3 * n, 4 * n))]
    for k in range(3):
        for i in range(n):
            j = (i + 1) % n
            f.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    o = mesh("crystal", v, f, gl, smooth=False)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    bevel(o, 0.008, 2)
    o.location = (0, 0, 0.3)
    bmat = plastic(base, 0.15, 0.5, 0.5)
    b = box((1.15, 0.6, 0.3), 0.02, bmat, 4)
    b.location = (0, 0, 0.15)
    pl = metal("#d8b56a", 0.25, 0.8, axis="X")
    p = box((0.62, 0.01, 0.13), 0.004, pl, 2)
    p.location = (0, -0.302, 0.15)
    # etched artwork: plane inside the glass, alpha-masked
    m, t, bb = new_material("etch")
    im = t.nodes.new("ShaderNodeTexImage")
    im.image = bpy.data.images.load(artwork(art))
    im.extension = "CLIP"
    bb.inputs["Base Color"].default_value = linear(etch)
    bb.inputs["Roughness"].default_value = 0.9
    bb.inputs["Emission"].default_value = linear(etch)
    bb.inputs["Emission Strength"].default_value = 0.35
    t.links.new(im.outputs["Alpha"], bb.inputs["Alpha"])
    s = 0.52
    e = mesh(
        "etch",
        [(-s / 2, 0, -s / 2), (s / 2, 0, -s / 2), (s / 2, 0, s / 2), (-s / 2, 0, s / 2)],
        [(0, 1, 2, 3)],
        m,
    )
    l = e.data.uv_layers.new()
    for i, uv in enumerate(((0, 0), (1, 0), (1, 1), (0, 1))):
        l.data[i].uv = uv
    e.location = (0.0, 0, 0.3 + H * 0.46)
    return group([o, b, p, e])
