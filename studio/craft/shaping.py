"""What is done to meshes once they exist: placing, grouping, modifiers, stitches."""

import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from craft.meshes import link


def place(o, loc=None, rot=None, scale=None):
    """Moves, turns (degrees) and scales."""
    if loc is not None:
        o.location = loc
    if rot is not None:
        o.rotation_euler = [math.radians(a) for a in rot]
    if scale is not None:
        o.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    return o


def group(objs, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """Parents objects to one handle."""
    e = link(bpy.data.objects.new("group", None))
    place(e, loc, rot, scale)
    for o in objs:
        if o.parent is None:
            o.parent = e
    return e


def modifier(o, kind, **k):
    """Adds a modifier with settings."""
    m = o.modifiers.new(kind, kind)
    for a, v in k.items():
        setattr(m, a, v)
    return m


def subsurf(o, n=2):
    """Smooths by subdivision; the limit surface would cost gigabytes where many triangles meet."""
    return modifier(o, "SUBSURF", levels=n, render_levels=n, quality=1, use_limit_surface=False)


def solidify(o, t=0.02, offset=0):
    """Gives a sheet its thickness."""
    return modifier(o, "SOLIDIFY", thickness=t, offset=offset)


def bevel(o, w=0.02, seg=3):
    """Rounds edges."""
    return modifier(o, "BEVEL", width=w, segments=seg, limit_method="ANGLE")


def snap(o, pts, direction=(0, 1, 0), far=20, lift=0.01):
    """project points onto object o along direction (object space); for zips, stitches, labels"""
    from mathutils.bvhtree import BVHTree

    t = BVHTree.FromObject(o, bpy.context.evaluated_depsgraph_get())
    d = Vector(direction).normalized()
    out = []
    for p in pts:
        h, nrm, *_ = t.ray_cast(Vector(p) - d * far, d)
        out.append(Vector(p) if h is None else h - d * lift)
    return out


def planar_uv(o, axis="xy", size=(1, 1), center=(0, 0)):
    """Maps an image flat on two axes."""
    me = o.data
    l = me.uv_layers.active or me.uv_layers.new(name="UVMap")
    ia, ib = "xyz".index(axis[0]), "xyz".index(axis[1])
    for lp in me.loops:
        c = me.vertices[lp.vertex_index].co
        l.data[lp.index].uv = ((c[ia] - center[0]) / size[0] + 0.5, (c[ib] - center[1]) / size[1] + 0.5)


def stitch(pts, mat, r=0.006, dash=0.05, gap=0.03):
    """dashed thread along polyline, as one mesh of tiny capsules"""
    bm = bmesh.new()
    P = [Vector(p) for p in pts]
    L = [0]
    for a, b in zip(P, P[1:]):
        L.append(L[-1] + (b - a).length)

    def at(s):
        for i in range(len(P) - 1):
            if s <= L[i + 1]:
                return P[i].lerp(P[i + 1], (s - L[i]) / max(1e-9, L[i + 1] - L[i]))
        return P[-1]

    s = 0
    while s + dash < L[-1]:
        a, b = at(s), at(s + dash)
        d = b - a
        q = d.to_track_quat("Z", "Y").to_matrix().to_4x4()
        r_ = bmesh.ops.create_uvsphere(bm, u_segments=8, v_segments=6, radius=1)
        bmesh.ops.transform(
            bm,
            matrix=Matrix.Translation((a + b) / 2) @ q @ Matrix.Diagonal((r, r, d.length / 2, 1)),
            verts=r_["verts"],
        )
        s += dash + gap
    me = bpy.data.meshes.new("stitch")
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = link(bpy.data.objects.new("stitch", me))
    me.materials.append(mat)
    return o


def aim(thing, location, target):
    """Puts a lamp or camera at `location` and turns it to `target`."""
    thing.location = location
    thing.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    return thing


def rendered_points(things, most=None):
    """Points of the things as they will be rendered, at `most` about that many of each."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in things:
        evaluated = thing.evaluated_get(graph)
        shape = evaluated.to_mesh()
        if shape and len(shape.vertices):
            vertices = np.empty(len(shape.vertices) * 3, np.float32)
            shape.vertices.foreach_get("co", vertices)
            step = max(1, len(shape.vertices) // most) if most else 1
            points += [thing.matrix_world @ Vector(p) for p in vertices.reshape(-1, 3)[::step]]
        evaluated.to_mesh_clear()
    return points


def drop(handle, z=0.0):
    """Lowers a group until it rests on `z`."""
    kinds = ("MESH", "CURVE", "FONT")
    parts = [part for part in handle.children_recursive if part.type in kinds and not part.hide_render]
    handle.location.z += z - min(point.z for point in rendered_points(parts))
    return handle


def twin(handle):
    """A second one of the same shape."""
    copies = [link(part.copy()) for part in handle.children if part.type != "EMPTY"]
    for part in copies:
        part.parent = None
    return group(copies)
