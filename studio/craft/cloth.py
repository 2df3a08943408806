"""Cloth that is cut, sewn and dropped by the physics engine."""

import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from craft.meshes import mesh


def outline_cloth(outline, step=0.05):
    """Two layers of triangulated fabric from a closed 2-D outline, joined at the edge (front z>0, back z<0).
    Returns (bmesh-ready verts, faces, boundary index set)."""
    from mathutils.geometry import delaunay_2d_cdt

    P = [Vector(p) for p in outline]
    pts = []
    for a, b in zip(P, P[1:] + P[:1]):
        n = max(1, round((b - a).length / step))
        pts += [a.lerp(b, i / n) for i in range(n)]
    nb = len(pts)
    xs = [p.x for p in pts]
    ys = [p.y for p in pts]
    poly = [(p.x, p.y) for p in pts]
    A = np.array(poly)

    def inside(x, y):
        c = False
        j = nb - 1
        for i in range(nb):
            xi, yi = poly[i]
            xj, yj = poly[j]
            if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
                c = not c
            j = i
        return c

    row = 0
    y = min(ys)
    while y < max(ys):
        x = min(xs) + (step / 2 if row % 2 else 0)
        while x < max(xs):
            if np.min((A[:, 0] - x) ** 2 + (A[:, 1] - y) ** 2) > (step * 0.6) ** 2 and inside(x, y):
                pts.append(
                    Vector((x + random.uniform(-0.1, 0.1) * step, y + random.uniform(-0.1, 0.1) * step))
                )
            x += step
        y += step * 0.866
        row += 1
    v2, e2, f2, *_ = delaunay_2d_cdt(pts, [(i, (i + 1) % nb) for i in range(nb)], [], 1, 1e-5)
    return v2, f2, nb


def run_cloth(
    o,
    frames=40,
    quality=8,
    mass=0.3,
    tension=15,
    bending=0.5,
    pressure=None,
    pin=None,
    gravity=1.0,
    self_col=False,
    shrink=0,
    damping=5,
    sewing=None,
    air=1,
):
    """Simulates the cloth and keeps its last shape; a shape named `cut` is the one it wants to have."""
    m = o.modifiers.new("Cloth", "CLOTH")
    s = m.settings
    s.quality = quality
    s.mass = mass
    s.tension_stiffness = s.compression_stiffness = tension
    s.shear_stiffness = tension * 0.4
    s.bending_stiffness = bending
    s.air_damping = air
    s.tension_damping = s.compression_damping = damping
    s.shear_damping = damping
    s.effector_weights.gravity = gravity
    s.shrink_min = shrink
    if o.data.shape_keys:
        s.rest_shape_key = o.data.shape_keys.key_blocks["cut"]
    if pressure is not None:
        s.use_pressure = True
        s.uniform_pressure_force = pressure
    if pin:
        s.vertex_group_mass = pin
    if sewing:
        s.use_sewing_springs = True
        s.sewing_force_max = sewing
    m.collision_settings.distance_min = 0.008
    m.collision_settings.use_self_collision = self_col
    m.collision_settings.self_distance_min = 0.008
    m.collision_settings.collision_quality = 3
    sc = bpy.context.scene
    m.point_cache.frame_start = 1
    m.point_cache.frame_end = frames
    sc.frame_start = 1
    sc.frame_end = frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
    if o.data.shape_keys:
        o.shape_key_clear()
    o.modifiers.clear()
    o.data = me
    sc.frame_set(1)
    return o


def ripple(o, tight, height, seed=0, upright=1.0):
    """Pushes flat cloth together by the share `tight` and into waves, but lets it remember its cut: it falls in folds.
    The smaller `upright`, the longer they run along y."""
    o.shape_key_add(name="cut")
    pushed = o.shape_key_add(name="pushed")
    pushed.value = 1
    for point in pushed.data:
        x, y, z = point.co
        wave = sum(
            part * noise.noise((x * fine + seed * 7.3, y * fine * 0.75 * upright, seed + fine))
            for part, fine in ((1, 0.42), (0.5, 0.9), (0.22, 2.1))
        )
        point.co = (x * (1 - tight), y * (1 - tight * 0.7 * upright) + 0.03 * wave, z + height * wave)


def collider(o, thick=0.02, friction=20):
    """Makes an object hold cloth."""
    o.modifiers.new("Collision", "COLLISION")
    o.collision.thickness_outer = thick
    o.collision.cloth_friction = friction
    return o


def garment(front, back, shared, frame, mats, step=0.11, bulge=0.12):
    """front/back: closed 2-D outlines; points of `shared(p)`==True on both borders are sewn together."""
    V, F, MI, rest = [], [], [], []
    key = {}
    for side, ol in ((1, front), (-1, back)):
        v2, f2, nb = outline_cloth(ol, step)
        A = np.array([tuple(p) for p in v2])
        B = A[:nb]
        idx = []
        for i, p in enumerate(v2):
            k = (round(p.x, 3), round(p.y, 3))
            if i < nb and shared(p) and k in key:
                idx.append(key[k])
                continue
            d = np.sqrt(((B - A[i]) ** 2).sum(1).min())
            z = side * (
                bulge * (1 - math.exp(-d / 0.35))
                + 0.012
                + 0.02 * noise.noise((p.x * 1.3, p.y * 1.3, side * 3.1))
            )
            if i < nb and shared(p):
                z = 0
                key[k] = len(V)
            idx.append(len(V))
            V.append((p.x, p.y, z))
            rest.append((p.x, p.y))
        for t in f2:
            q = [idx[i] for i in t]
            if len(set(q)) == 3:
                F.append(q if side > 0 else q[::-1])
                MI.append(0 if side > 0 else 1)
    o = mesh("garment", V, F)
    me = o.data
    for m in mats:
        me.materials.append(m)
    me.polygons.foreach_set("material_index", MI[: len(me.polygons)])
    x0, y0, x1, y1 = frame
    for nm, fx in (
        ("UVMap", lambda p: p),
        ("Img", lambda p: ((p[0] - x0) / (x1 - x0), (p[1] - y0) / (y1 - y0))),
    ):
        l = me.uv_layers.new(name=nm)
        for lp in me.loops:
            l.data[lp.index].uv = fx(rest[lp.vertex_index])
    return o


def bezier(p0, p1, p2, p3, n=14):
    """Points of a cubic Bezier curve."""
    return [
        (1 - t) ** 3 * Vector(p0)
        + 3 * t * (1 - t) ** 2 * Vector(p1)
        + 3 * t * t * (1 - t) * Vector(p2)
        + t**3 * Vector(p3)
        for t in np.linspace(0, 1, n)
    ]
