"""What is done by hand to cloth that has come to rest: a raised collar, a brushed face."""

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
