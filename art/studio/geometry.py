"""Shapes: everything in a picture is made of these few, so that no model has to be drawn by hand."""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

rnd = random.Random(7)          # one seed for all sets: the same shot gives the same picture
HIDDEN = (0, -400, -50)         # originals of instanced objects stand here, far behind every camera


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.device = 'CPU'
    rnd.seed(7)


def link(obj):
    bpy.context.scene.collection.objects.link(obj)
    return obj


def mesh(name, verts, faces, mat=None, smooth=False, loc=(0, 0, 0), rot=(0, 0, 0), scale=(1, 1, 1)):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    if mat:
        data.materials.append(mat)
    obj = link(bpy.data.objects.new(name, data))
    obj.location, obj.rotation_euler, obj.scale = loc, rot, scale
    return obj


def hide(obj):
    obj.location = HIDDEN
    return obj


def inst(original, loc, rot=(0, 0, 0), s=1):
    """another object with the mesh and the modifiers of `original`"""
    obj = link(bpy.data.objects.new(original.name + '_i', original.data))
    obj.location, obj.rotation_euler = loc, rot
    obj.scale = s if hasattr(s, '__len__') else (s, s, s)
    for old in original.modifiers:
        new = obj.modifiers.new(old.name, old.type)
        if old.type == 'BEVEL':
            new.width, new.segments, new.limit_method = old.width, old.segments, 'ANGLE'
        if old.type == 'SUBSURF':
            new.levels, new.render_levels = old.levels, old.render_levels
    return obj


def inst_tree(tree, loc, rotz=0, s=1):
    """instance of an object with children (a palm: trunk, leaves, nuts)"""
    empty = link(bpy.data.objects.new('tree', None))
    empty.location, empty.rotation_euler, empty.scale = loc, (0, 0, rotz), (s, s, s)
    for old in [tree] + list(tree.children):
        new = link(bpy.data.objects.new(old.name, old.data))
        new.parent = empty
        if old is not tree:
            new.matrix_local = old.matrix_local.copy()
    return empty


class Group:
    """`with Group(loc, rotz, scale):` parents everything made inside to one empty"""

    def __init__(self, loc=(0, 0, 0), rotz=0, scale=1):
        self.loc, self.rotz, self.scale = loc, rotz, scale

    def __enter__(self):
        self.empty = link(bpy.data.objects.new('group', None))
        self.before = set(bpy.data.objects)
        return self.empty

    def __exit__(self, *_):
        for obj in set(bpy.data.objects) - self.before:
            if obj.parent is None:
                obj.parent = self.empty
        self.empty.location = self.loc
        self.empty.rotation_euler = (0, 0, self.rotz)
        self.empty.scale = (self.scale,) * 3


def box(x0, x1, y0, y1, z0, z1, mat, bev=0.0, seg=3, name='box'):
    centre = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    verts = [Vector((x, y, z)) - centre for z in (z0, z1) for y in (y0, y1) for x in (x0, x1)]
    faces = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    obj = mesh(name, verts, faces, mat, loc=centre, smooth=bev > 0)
    if bev:
        bevel = obj.modifiers.new('b', 'BEVEL')
        bevel.width, bevel.segments, bevel.limit_method = bev, seg, 'ANGLE'
        obj.data.use_auto_smooth = True
    return obj


def cyl(p0, p1, r0, r1, mat, n=16, name='cyl', wob=0, rings=2):
    """round bar from p0 to p1; `wob` with several rings makes it look grown, not turned"""
    p0, p1 = Vector(p0), Vector(p1)
    axis = p1 - p0
    turn, length = axis.to_track_quat('Z', 'Y'), axis.length
    verts, faces = [], []
    for i in range(rings):
        t = i / (rings - 1)
        off = Vector((rnd.gauss(0, wob), rnd.gauss(0, wob), 0)) if wob and 0 < i < rings - 1 else Vector((0, 0, 0))
        for k in range(n):
            a = 2 * math.pi * k / n
            r = (r0 + (r1 - r0) * t) * (1 + (rnd.gauss(0, wob) if wob else 0))
            verts.append(p0 + turn @ (Vector((r * math.cos(a), r * math.sin(a), length * t)) + off))
    for i in range(rings - 1):
        for k in range(n):
            faces.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
    faces.append(tuple(range(n))[::-1])
    faces.append(tuple(range((rings - 1) * n, rings * n)))
    obj = mesh(name, verts, faces, mat, smooth=True)
    obj.data.use_auto_smooth = True
    return obj


def lathe(profile, mat, n=40, loc=(0, 0, 0), name='lathe', s=1):
    """profile: [(radius, height)] turned about the vertical"""
    verts, faces = [], []
    for r, z in profile:
        for k in range(n):
            a = 2 * math.pi * k / n
            verts.append((r * math.cos(a) * s, r * math.sin(a) * s, z * s))
    for i in range(len(profile) - 1):
        for k in range(n):
            faces.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
    obj = mesh(name, verts, faces, mat, smooth=True, loc=loc)
    obj.data.use_auto_smooth = True
    return obj


def ball(loc, r, mat, scale=(1, 1, 1), seg=20):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=seg, ring_count=max(8, seg // 2), radius=r, location=loc)
    obj = bpy.context.object
    obj.scale = scale
    obj.data.materials.append(mat)
    bpy.ops.object.shade_smooth()
    return obj


def ring(loc, major, minor, mat, rot=(0, 0, 0)):
    bpy.ops.mesh.primitive_torus_add(location=loc, rotation=rot, major_radius=major, minor_radius=minor)
    obj = bpy.context.object
    obj.data.materials.append(mat)
    bpy.ops.object.shade_smooth()
    return obj


def sheet(name, nx, ny, at, mat, smooth=True):
    """surface at(u, v), u and v from 0 to 1"""
    verts = [at(i / (nx - 1), j / (ny - 1)) for j in range(ny) for i in range(nx)]
    faces = [(j * nx + i, j * nx + i + 1, (j + 1) * nx + i + 1, (j + 1) * nx + i) for j in range(ny - 1) for i in range(nx - 1)]
    return mesh(name, verts, faces, mat, smooth=smooth)


def with_uv(obj, nx, ny):
    """UV coordinates for an object made by sheet()"""
    uv = obj.data.uv_layers.new(name='uv')
    for poly in obj.data.polygons:
        for li in poly.loop_indices:
            k = obj.data.loops[li].vertex_index
            uv.data[li].uv = ((k % nx) / (nx - 1), (k // nx) / (ny - 1))
    return obj


def ribbon(verts, faces, p, d, up, length, width, droop, seg=3, taper=True):
    """append a drooping blade that starts at p in direction d"""
    px, py, pz = (float(c) for c in p)                          # plain floats: a roof has fifty thousand of these
    dx, dy, dz = (float(c) for c in d)
    n = math.sqrt(dx * dx + dy * dy + dz * dz)
    dx, dy, dz = dx / n, dy / n, dz / n
    ux, uy, uz = (float(c) for c in up)
    sx, sy, sz = dy * uz - dz * uy, dz * ux - dx * uz, dx * uy - dy * ux
    n = math.sqrt(sx * sx + sy * sy + sz * sz)
    sx, sy, sz = (sx / n, sy / n, sz / n) if n > 1e-6 else (1., 0., 0.)
    b = len(verts)
    for i in range(seg + 1):
        t = i / seg
        w = width / 2 * (math.sin(math.pi * min(1, t * .85 + .15)) ** .7 if taper else 1)
        if taper and i == seg:
            w = width * .025
        verts.append((px - sx * w, py - sy * w, pz - sz * w))
        verts.append((px + sx * w, py + sy * w, pz + sz * w))
        dz -= droop / seg
        n = math.sqrt(dx * dx + dy * dy + dz * dz)
        dx, dy, dz = dx / n, dy / n, dz / n
        k = length / seg
        px, py, pz = px + dx * k, py + dy * k, pz + dz * k
    for i in range(seg):
        faces.append((b + 2 * i, b + 2 * i + 1, b + 2 * i + 3, b + 2 * i + 2))


def fbm(x, y, octaves=4):
    """soft irregularity, about -1 to 1"""
    return noise.fractal(Vector((x, y, 3.7)), 1.0, 2.0, octaves)


def arch_outline(cx, w, h, z0=0, n=28, rise=None):
    """corners (x, z) of an arched opening; rise=None gives a half circle"""
    rise = w / 2 if rise is None else rise
    return [(cx - w / 2, z0), (cx + w / 2, z0)] + [
        (cx + w / 2 * math.cos(math.pi * i / n), z0 + h - rise + rise * math.sin(math.pi * i / n)) for i in range(n + 1)]


def prism(outline, y0, y1, mat=None, name='prism'):
    """outline in x, z pulled from y0 to y1"""
    m = len(outline)
    verts = [(x, y0, z) for x, z in outline] + [(x, y1, z) for x, z in outline]
    faces = [tuple(range(m)), tuple(range(m, 2 * m))[::-1]] + [(i, m + i, m + (i + 1) % m, (i + 1) % m) for i in range(m)]
    return mesh(name, verts, faces, mat)


def cut(target, tool):
    """boolean difference; the tool disappears"""
    for obj in (target, tool):
        bm = bmesh.new()
        bm.from_mesh(obj.data)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(obj.data)
        bm.free()
    boolean = target.modifiers.new('cut', 'BOOLEAN')
    boolean.object, boolean.solver = tool, 'EXACT'
    tool.hide_render = tool.hide_viewport = True
