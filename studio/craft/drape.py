"""What is done by hand to cloth that has come to rest: a raised collar, even edges, a brushed face."""

import math

import bpy
import numpy as np


def raise_rib(o, edge, width, height):
    """Lifts the ribbed collar off the cloth: all of the front within `width` of its edge, by the cut."""
    me = o.data
    uv = me.uv_layers["UVMap"].data
    A = np.array([tuple(p) for p in edge])
    front = {me.loops[i].vertex_index: uv[i].uv for f in me.polygons if f.material_index == 0 for i in f.loop_indices}
    for index, at in front.items():
        d = np.hypot(*(A - tuple(at)).T).min()
        if d < width:
            v = me.vertices[index]
            v.co += v.normal * height * min(1, (width - d) / 0.05)
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



def fuzz(o, count, length, seed=1):
    """Fibres that stand off brushed cloth, in the colour that it has where they grow; print on it before."""
    o.data = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()  # fibres on a mesh that modifiers have yet to make would take their colour elsewhere
    colour = o.data.materials[0].copy()  # without its relief, which would blacken fibres
    shader = colour.node_tree.nodes["Principled BSDF"]
    for link in shader.inputs["Normal"].links:
        colour.node_tree.links.remove(link)
    shader.inputs["Emission"].default_value = shader.inputs["Base Color"].default_value  # light comes through fibres
    for link in shader.inputs["Base Color"].links:
        colour.node_tree.links.new(link.from_socket, shader.inputs["Emission"])
    shader.inputs["Emission Strength"].default_value = 0.22
    o.data.materials.append(colour)
    system = o.modifiers.new("fuzz", "PARTICLE_SYSTEM").particle_system
    system.seed = seed
    fibres = system.settings
    fibres.type, fibres.count, fibres.hair_step, fibres.render_step = "HAIR", count, 3, 3
    fibres.use_advanced_hair = True
    fibres.normal_factor, fibres.factor_random = length / 2, length
    fibres.root_radius, fibres.tip_radius, fibres.radius_scale = 0.1, 0.05, 0.015
    fibres.material = len(o.data.materials)
