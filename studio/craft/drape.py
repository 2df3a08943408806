"""What is done by hand to cloth that has come to rest: creases, even edges, folds of what hangs."""

import math

import numpy as np


def crease(o, lines):
    """art-directed soft folds on a flat-lay cloth mesh: lines=[(x0,y0,x1,y1,width,height)] in object space"""
    me = o.data
    n = len(me.vertices)
    v = np.empty(n * 3, np.float32)
    me.vertices.foreach_get("co", v)
    v = v.reshape(-1, 3)
    for x0, y0, x1, y1, w, h in lines:
        d = np.array([x1 - x0, y1 - y0])
        L = np.hypot(*d)
        d /= L
        rx, ry = v[:, 0] - x0, v[:, 1] - y0
        t = (rx * d[0] + ry * d[1]) / L
        q = -rx * d[1] + ry * d[0]
        q = q + 0.10 * np.sin(t * 5 + x0 * 3)
        ww = w * (0.6 + 0.8 * np.clip(t, 0, 1))
        g = (1 - (q / ww) ** 2 * 0.8) * np.exp(-((q / ww) ** 2))
        f = np.clip(np.sin(np.clip(t, 0, 1) * math.pi), 0, 1) ** 0.8
        v[:, 2] += np.where(v[:, 2] > 0.06, h * g * f, 0)
    me.vertices.foreach_set("co", v.ravel())
    me.update()


def fair_outline(o, reach=0.35, rounds=60):
    """Takes the puckers of sewing out of a garment's edge; its corners, by the cut, stay where they are."""
    me = o.data
    n = len(me.vertices)
    v = np.array([p.co for p in me.vertices])
    cut = np.zeros((n, 2))
    uv = me.uv_layers["UVMap"].data
    for lp in me.loops:
        cut[lp.vertex_index] = uv[lp.index].uv
    sides = {}
    for f in me.polygons:
        for e in f.edge_keys:
            sides.setdefault(e, []).append(f.material_index)
    # Sewn edges have front and back beside them, open ones a single face.
    border = [e for e, m in sides.items() if len(m) == 1 or len(set(m)) == 2]
    beside = {}
    for a, b in border:
        beside.setdefault(a, []).append(b)
        beside.setdefault(b, []).append(a)

    def straight(i):
        if len(beside[i]) != 2:
            return False
        a, b = (cut[k] - cut[i] for k in beside[i])
        return a @ b < -0.9 * math.hypot(*a) * math.hypot(*b)

    free = np.array([i for i in beside if straight(i)])
    left, right = (np.array([beside[i][k] for i in free]) for k in (0, 1))
    faired = v[:, :2].copy()
    for _ in range(rounds):
        faired[free] += 0.5 * ((faired[left] + faired[right]) / 2 - faired[free])
    on = np.array(list(beside))
    moved = faired[on] - v[on, :2]
    for i in range(n):
        d = np.hypot(*(cut[on] - cut[i]).T)
        near = d.argmin()
        v[i, :2] += moved[near] * max(0, 1 - d[near] / reach)
    me.vertices.foreach_set("co", v.astype(np.float32).ravel())
    me.update()


def hang(o, folds, top):
    """Both layers of a garment that hangs fall into the same folds, deeper towards the hem at y = 0: (x at the top, x at
    the hem, width, depth)."""
    me = o.data
    v = np.array([p.co for p in me.vertices])
    t = np.clip(1 - v[:, 1] / top, 0, 1)
    for x0, x1, width, depth in folds:
        x = x0 + (x1 - x0) * t
        v[:, 2] += depth * t**1.4 * np.exp(-(((v[:, 0] - x) / (width * (0.5 + 0.5 * t))) ** 2))
    me.vertices.foreach_set("co", v.astype(np.float32).ravel())
    me.update()
