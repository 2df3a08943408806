"""Meshes by revolution, box, tube and grid."""

import math

import bmesh
import bpy

from craft.curves import round_profile


def link(o):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(o)
    return o


def mesh(name, verts, faces, mat=None, smooth=True, edges=()):
    """A mesh from vertices and faces."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], list(edges), [tuple(f) for f in faces])
    me.validate()
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = link(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    return o


def lathe(profile, mat=None, seg=128, fillet=None, name="lathe"):
    """revolve (r,z) points about Z; fillet rounds the corners"""
    if fillet:
        profile = round_profile(profile, fillet)
    v, f = [], []
    n = len(profile)
    rows = []
    for r, z in profile:
        if r < 1e-6:
            rows.append([len(v)] * seg)
            v.append((0, 0, z))
        else:
            rows.append(list(range(len(v), len(v) + seg)))
            v += [
                (r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z)
                for i in range(seg)
            ]
    for k in range(n - 1):
        for i in range(seg):
            j = (i + 1) % seg
            q = [rows[k][i], rows[k][j], rows[k + 1][j], rows[k + 1][i]]
            q = list(dict.fromkeys(q))
            if len(q) > 2:
                f.append(q)
    o = mesh(name, v, f, mat)
    lay = o.data.uv_layers.new(name="UVMap")
    rm = max(p[0] for p in profile)
    two = 2 * math.pi
    for pl in o.data.polygons:
        an = [math.atan2(o.data.vertices[i].co.y, o.data.vertices[i].co.x) % two for i in pl.vertices]
        hi = max(an)
        for li, a, vi in zip(pl.loop_indices, an, pl.vertices):
            lay.data[li].uv = ((a + two if hi - a > 3 else a) * rm, o.data.vertices[vi].co.z)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(o.data)
    bm.free()
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    return o


def box(size, bevel=0.04, mat=None, seg=4, vbevel=None, vseg=10, name="box"):
    """box with rounded edges; vbevel = larger radius on the 4 vertical edges"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    if vbevel:
        ed = [e for e in bm.edges if abs((e.verts[0].co - e.verts[1].co).z) > size[2] * 0.9]
        bmesh.ops.bevel(bm, geom=ed, offset=vbevel, segments=vseg, profile=0.5, affect="EDGES")
        ed = [
            e
            for e in bm.edges
            if abs(e.verts[0].co.z - e.verts[1].co.z) < 1e-6
            and len(e.link_faces) == 2
            and e.calc_face_angle(0) > 0.5
        ]
        bmesh.ops.bevel(bm, geom=ed, offset=bevel, segments=seg, profile=0.5, affect="EDGES")
    else:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=bevel, segments=seg, profile=0.5, affect="EDGES")
    me = bpy.data.meshes.new(name)
    bm.to_mesh(me)
    bm.free()
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)
    o = link(bpy.data.objects.new(name, me))
    if mat:
        me.materials.append(mat)
    return o


def tube(pts, r=0.05, mat=None, closed=False, smooth=True, res=6, name="tube", taper=None, flat=None):
    """round tube along points (flat=(w,h) gives a strap)"""
    c = bpy.data.curves.new(name, "CURVE")
    c.dimensions = "3D"
    c.resolution_u = 12
    if flat:
        pr = bpy.data.curves.new(name + "_p", "CURVE")
        pr.dimensions = "2D"
        s = pr.splines.new("POLY")
        w, h = flat
        q = min(w, h) * 0.45
        P = round_profile(
            [(0, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2), (-w / 2, -h / 2), (0, -h / 2)],
            q,
            4,
        )[:-1]
        s.points.add(len(P) - 1)
        s.use_cyclic_u = True
        for i, p in enumerate(P):
            s.points[i].co = (p[0], p[1], 0, 1)
        po = link(bpy.data.objects.new(name + "_p", pr))
        po.hide_render = True
        c.bevel_mode = "OBJECT"
        c.bevel_object = po
    else:
        c.bevel_depth = r
        c.bevel_resolution = res
    c.use_fill_caps = True
    if smooth:
        s = c.splines.new("BEZIER")
        s.bezier_points.add(len(pts) - 1)
        for i, p in enumerate(pts):
            bp = s.bezier_points[i]
            bp.co = p
            bp.handle_left_type = bp.handle_right_type = "AUTO"
            if taper:
                bp.radius = taper[i]
    else:
        s = c.splines.new("POLY")
        s.points.add(len(pts) - 1)
        for i, p in enumerate(pts):
            s.points[i].co = (*p, 1)
    s.use_cyclic_u = closed
    o = link(bpy.data.objects.new(name, c))
    if mat:
        c.materials.append(mat)
    return o


def surface(fn, nu, nv, mat=None, name="grid", wrap_u=False, uvs=(1, 1)):
    """surface from fn(u,v)->(x,y,z), UVs included"""
    v = [fn(i / (nu if wrap_u else nu - 1), j / (nv - 1)) for j in range(nv) for i in range(nu)]
    f = []
    uv = []
    for j in range(nv - 1):
        for i in range(nu if wrap_u else nu - 1):
            k = (i + 1) % nu
            f.append((j * nu + i, j * nu + k, (j + 1) * nu + k, (j + 1) * nu + i))
            d = nu if wrap_u else nu - 1
            uv += [
                (i / d, j / (nv - 1)),
                ((i + 1) / d, j / (nv - 1)),
                ((i + 1) / d, (j + 1) / (nv - 1)),
                (i / d, (j + 1) / (nv - 1)),
            ]
    o = mesh(name, v, f, mat)
    l = o.data.uv_layers.new(name="UVMap")
    l.data.foreach_set("uv", [c for p in uv for c in (p[0] * uvs[0], p[1] * uvs[1])])
    return o
