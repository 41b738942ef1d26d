"""Beds as they are found, not as they are drawn: sheets, pillows and throws fall in Blender's own cloth simulation.
A bed is made at the origin (head at x = 0, foot at +X, middle at y = 0) inside a `geometry.Group` that carries it to its place.
The same numbers give the same folds: what has come to rest is kept under art/out/cloth (not in git) until a number changes."""
import hashlib
import math
import os

import bpy
import numpy as np

from . import materials as mats
from .geometry import box, cyl, fbm, mesh, ring, sheet, with_uv
from .materials import Nodes, hexc

RESTED = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'out', 'cloth')


# ---------------------------------------------------------------- stuff

def linen(name, colour, wrinkle=.4, through=0., bands=None, along='Y', slub=.1):
    """washed linen: slubs in the thread, small creases, a little uneven in colour.
    `bands` [(position, '#hex')]: woven stripes over the whole length of the cloth"""
    k = Nodes(name)
    p = k.principled(Roughness=.92, Specular=.12, Sheen=.25)
    uv = k.coords('UV')
    thread = k.n('ShaderNodeTexNoise')
    thread.inputs['Scale'].default_value, thread.inputs['Detail'].default_value = 1, 4
    stretch = k.n('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (14, 260, 1)
    k.l(uv, stretch.inputs[0])
    k.l(stretch.outputs[0], thread.inputs['Vector'])
    base = k.ramp(k.xyz(uv)['XYZ'.index(along)], bands, 'CONSTANT') if bands else colour
    tone = k.mix(k.map(k.noise(2.6, 5, .6), .35, .7, 0, .16), base, '#7d7264' if not bands else '#8d8478', 'MULTIPLY')
    tone = k.mix(k.map(thread.outputs[0], .35, .7, 0, slub), tone, '#6b6255', 'MULTIPLY')
    k.l(tone, p.inputs['Base Color'])
    weave = k.bump(k.noise(420, 1, .5), .22, .0012)
    weave = k.bump(thread.outputs[0], .25, .0015, weave)
    crease = k.bump(k.noise(7, 4, .55, 1.6), wrinkle, .016, weave)
    k.l(k.bump(k.noise(24, 3, .5, .8), wrinkle * .6, .005, crease), p.inputs['Normal'])
    if through:
        t = k.n('ShaderNodeBsdfTranslucent')
        k.l(tone, t.inputs[0])
        k.l(k.mix_shader(through, p.outputs[0], t.outputs[0]), k.out.inputs[0])
    return k.m


def gauze(name='gauze', colour='#f2ead9', thin=.3, thick=.92):
    """mosquito net and voile: half clear face on, dense where it folds away"""
    k = Nodes(name)
    clear, white, glow = k.n('ShaderNodeBsdfTransparent'), k.n('ShaderNodeBsdfDiffuse'), k.n('ShaderNodeBsdfTranslucent')
    white.inputs[0].default_value = glow.inputs[0].default_value = (*hexc(colour), 1)
    facing = k.n('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .3
    cover = k.math('ADD', k.map(facing.outputs['Facing'], 0, 1, thin, thick), k.map(k.noise(3, 4), .3, .7, -.07, .07))
    k.l(k.mix_shader(cover, clear.outputs[0], k.mix_shader(.5, white.outputs[0], glow.outputs[0])), k.out.inputs[0])
    return k.m


def printed(name, ground='#ddd2bd', ink='#3f4f63', scale=7.):
    """kanga: small figures in a wide border, faded by the wash"""
    k = Nodes(name)
    p = k.principled(Roughness=.95, Specular=.08)
    uv = k.coords('UV')
    x, y, _ = k.xyz(uv)
    cell = k.n('ShaderNodeTexVoronoi', feature='F1')
    cell.inputs['Scale'].default_value, cell.inputs['Randomness'].default_value = scale * 2.6, .12
    wobble = k.n('ShaderNodeTexNoise')
    wobble.inputs['Scale'].default_value = 30
    k.l(uv, wobble.inputs['Vector'])
    k.l(k.mix(.012, uv, wobble.outputs['Color']), cell.inputs['Vector'])
    dots = k.ramp(cell.outputs['Distance'], [(0, ink), (.17, ink), (.24, ground), (.36, ground), (.4, ink), (.45, ground)])
    edge = k.math('MINIMUM', k.math('MINIMUM', x, k.math('SUBTRACT', 1, x)), k.math('MINIMUM', y, k.math('SUBTRACT', 1, y)))
    border = k.ramp(edge, [(0, ink), (.035, ground), (.05, ink), (.1, ink), (.115, ground)], 'CONSTANT')
    print_ = k.mix(k.math('GREATER_THAN', edge, .125), border, dots)
    k.l(k.mix(k.map(k.noise(5, 5, .6), .3, .7, .1, .4), print_, ground), p.inputs['Base Color'])
    k.l(k.bump(k.noise(9, 4, .5, 1.4), .35, .012), p.inputs['Normal'])
    return k.m


# ---------------------------------------------------------------- simulation

def settle(obj, solids, frames=36, stiff=12., bend=.4, friction=14., pressure=0., grow=0., folds=False, pins=(), gap=.007, mass=.25, air=1.2, quality=4):
    """let `obj` fall on `solids` and keep it as it lies. `grow`: the cloth is longer than its place by this share, in patches,
    so that it creases; `folds`: layers of it lie on each other; `pins`: vertices that hold"""
    deps = bpy.context.evaluated_depsgraph_get()
    key = hashlib.sha1(repr((frames, stiff, bend, friction, pressure, grow, folds, len(pins), gap, mass, air, quality)).encode())
    key.update(points(obj).astype(np.float32).round(4).tobytes())
    for s in solids:
        key.update(np.array([s.matrix_world @ v.co for v in s.evaluated_get(deps).data.vertices], np.float32).round(3).tobytes())
    kept = os.path.join(RESTED, key.hexdigest() + '.npy')
    if os.path.exists(kept):
        rest = np.load(kept)
    else:
        rest = fall(obj, solids, frames, stiff, bend, friction, pressure, grow, folds, pins, gap, mass, air, quality)
        os.makedirs(RESTED, exist_ok=True)
        np.save(kept, rest)
    obj.data.vertices.foreach_set('co', rest.ravel())
    obj.data.update()
    return obj


def fall(obj, solids, frames, stiff, bend, friction, pressure, grow, folds, pins, gap, mass, air, quality):
    scene = bpy.context.scene
    for s in solids:
        s.modifiers.new('hit', 'COLLISION')
        s.collision.thickness_outer, s.collision.thickness_inner = gap, .05
        s.collision.cloth_friction, s.collision.damping = friction, .6
    mod = obj.modifiers.new('cloth', 'CLOTH')
    c, hit = mod.settings, mod.collision_settings
    c.quality, c.mass, c.air_damping = quality, mass, air
    c.tension_stiffness = c.compression_stiffness = stiff
    c.shear_stiffness, c.bending_stiffness = stiff * .5, bend
    c.tension_damping = c.compression_damping = c.shear_damping = 8
    c.bending_damping = .5
    hit.use_collision, hit.collision_quality, hit.distance_min = True, 2, gap
    hit.use_self_collision = folds
    if folds:
        hit.self_distance_min, hit.self_friction = gap, 6
    if pressure:
        c.use_pressure, c.uniform_pressure_force = True, pressure
    if grow:
        group = obj.vertex_groups.new(name='grow')
        for i, v in enumerate(obj.data.vertices):
            group.add([i], min(1, max(0, .5 + .9 * fbm(v.co.x * 1.9 + 4, v.co.y * 1.9 + 1.3, 3))), 'REPLACE')
        c.vertex_group_shrink, c.shrink_min, c.shrink_max = 'grow', 0, -grow
    if len(pins):
        hold = obj.vertex_groups.new(name='pins')
        hold.add([int(i) for i in pins], 1, 'REPLACE')
        c.vertex_group_mass = 'pins'
    mod.point_cache.frame_start, mod.point_cache.frame_end = 1, frames
    scene.frame_start, scene.frame_end = 1, frames
    for f in range(1, frames + 1):
        scene.frame_set(f)
    done = obj.evaluated_get(bpy.context.evaluated_depsgraph_get()).data
    rest = np.empty(len(done.vertices) * 3)
    done.vertices.foreach_get('co', rest)
    obj.modifiers.clear()
    obj.vertex_groups.clear()
    for s in solids:
        s.modifiers.remove(s.modifiers['hit'])
    scene.frame_set(1)
    return rest.reshape(-1, 3)


def soften(obj, thick=0., level=1):
    """after the fall: thickness and rounding"""
    if thick:
        solid = obj.modifiers.new('s', 'SOLIDIFY')
        solid.thickness, solid.offset = thick, 1
    if level:
        sub = obj.modifiers.new('b', 'SUBSURF')
        sub.levels = sub.render_levels = level
    return obj


def points(obj):
    a = np.empty(len(obj.data.vertices) * 3)
    obj.data.vertices.foreach_get('co', a)
    return a.reshape(-1, 3)


# ---------------------------------------------------------------- pillows

def pillow(at, mat, solids, w=.72, h=.48, lean=0., yaw=0., pressure=20., frames=20, hem=.028, seed=0, n=26, roll=0.):
    """a closed case blown up by its filling and dropped; `lean` degrees from lying (0) to standing (90), top towards the head;
    `at` is the middle before the fall. Lower pressure: a tired pillow."""
    m = max(12, round(n * h / w))
    rr = np.random.RandomState(seed + 5)

    def outline(u, v):
        a, b = u * 2 - 1, v * 2 - 1
        return a * w / 2 * (1 - .035 * (1 - b * b)), b * h / 2 * (1 - .035 * (1 - a * a))
    index, verts, faces = {}, [], []
    t, y, r = math.radians(lean), math.radians(yaw), math.radians(roll)
    up = np.array([-math.cos(t), 0, math.sin(t)])
    out = np.array([math.sin(t), 0, math.cos(t)])
    across = np.array([0, 1, 0.])
    across, up = across * math.cos(r) + up * math.sin(r), up * math.cos(r) - across * math.sin(r)
    turn = np.array([[math.cos(y), -math.sin(y), 0], [math.sin(y), math.cos(y), 0], [0, 0, 1]])
    for side in (0, 1):
        for j in range(m + 1):
            for i in range(n + 1):
                seam = i in (0, n) or j in (0, m)
                if side and seam:
                    index[side, i, j] = index[0, i, j]
                    continue
                a, b = outline(i / n, j / m)
                bulge = 0 if seam else (.012 + .022 * math.sin(math.pi * i / n) * math.sin(math.pi * j / m)) * (1 if side else -1) + rr.normal(0, .0015)
                index[side, i, j] = len(verts)
                verts.append(turn @ (across * a + up * b + out * bulge) + np.array(at))
    for side in (0, 1):
        for j in range(m):
            for i in range(n):
                q = [index[side, i, j], index[side, i + 1, j], index[side, i + 1, j + 1], index[side, i, j + 1]]
                faces.append(q if side else q[::-1])
    obj = mesh('pillow', verts, faces, mat, smooth=True)
    uv = obj.data.uv_layers.new(name='uv')
    flat = {k: (i / n * .7, j / m * .5) for (s, i, j), k in index.items()}
    for loop in obj.data.loops:
        uv.data[loop.index].uv = flat[loop.vertex_index]
    settle(obj, solids, frames, stiff=14, bend=.12, friction=40, pressure=pressure, grow=.025, mass=.22, air=2, gap=.006)
    if hem:                                     # the flat hem of the case, standing out around the seam
        co = points(obj)
        loop = [(i, 0) for i in range(n)] + [(n, j) for j in range(m)] + [(i, m) for i in range(n, 0, -1)] + [(0, j) for j in range(m, 0, -1)]
        v, f = [], []
        for q, (i, j) in enumerate(loop):
            ii, jj = min(max(i, 2), n - 2), min(max(j, 2), m - 2)
            inner = (co[index[0, ii, jj]] + co[index[1, ii, jj]]) / 2
            edge = co[index[0, i, j]]
            d = edge - inner
            d /= np.linalg.norm(d) + 1e-9
            wave = np.array([0, 0, .004 * math.sin(q * 1.1 + seed) + .003 * math.sin(q * .37)])
            v += [edge, edge + d * hem * .5 + wave, edge + d * hem + wave * 1.6]
        c = len(loop)
        for q in range(c):
            a, b = 3 * q, 3 * ((q + 1) % c)
            f += [(a, b, b + 1, a + 1), (a + 1, b + 1, b + 2, a + 2)]
        soften(mesh('hem', v, f, mat, smooth=True), .003)
    soften(obj)
    return obj


def propped(y, mat, solids, top, back=.06, lean=66, h=.48, **more):
    """pillow set up against what is at x = `back` on a mattress whose top is at `top`"""
    t = math.radians(lean)
    return pillow((back + .075 + h / 2 * math.cos(t), y, top + .02 + h / 2 * math.sin(t)), mat, solids, h=h, lean=lean, **more)


# ---------------------------------------------------------------- sheets and throws

def along(path, total, n):
    """n points spread evenly over the first `total` metres of a path of corners"""
    path = np.array(path, float)
    legs = np.linalg.norm(np.diff(path, axis=0), axis=1)
    s = np.concatenate([[0], np.cumsum(legs)])
    t = np.linspace(0, min(total, s[-1]), n)
    return np.stack([np.interp(t, s, path[:, i]) for i in range(path.shape[1])], -1)


def spread(mat, solids, x0, x1, y0, y1, z, cell=.028, frames=30, grow=.035, bend=.35, skew=0., thick=.006, wave=.012, seed=0, stiff=12., level=1, friction=14., keep=None):
    """a cloth let down flat from z: it hangs where nothing holds it. `skew` turns it a little (radians); `keep(x, y, z)` may shift points"""
    nx, ny = max(8, round((x1 - x0) / cell)), max(8, round((y1 - y0) / cell))
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2

    def at(u, v):
        x, y = x0 + (x1 - x0) * u - cx, y0 + (y1 - y0) * v - cy
        x, y = x * math.cos(skew) - y * math.sin(skew) + cx, x * math.sin(skew) + y * math.cos(skew) + cy
        q = (x, y, z + wave * (1 + fbm(x * 3 + seed, y * 3, 3)))
        return keep(*q) if keep else q
    obj = with_uv(sheet('spread', nx, ny, at, mat), nx, ny)
    settle(obj, solids, frames, grow=grow, bend=bend, stiff=stiff, friction=friction)
    return soften(obj, thick, level)


def turned_down(mat, solids, foot, fold, back, y0, y1, z, hang=.35, cell=.028, frames=30, slant=.12, seed=0, grow=.035, thick=.008, corner=0., bend=.4, level=1, lining=None):
    """a cover from the foot (hanging `hang` there and at the sides) up to x = `fold`, there turned back over itself by `back` metres.
    `slant`: the fold runs askew; `corner`: thrown back further on the y1 side. Returns the two pieces that meet in the fold"""
    line = lambda y: fold + slant * ((y - y0) / (y1 - y0) - .5) + .025 * math.sin(y * 4.3 + seed) + corner * max(0, ((y - y0) / (y1 - y0) - .45) / .55) ** 1.5
    end = foot + hang
    nx, ny = round((end - fold) / cell), round((y1 - y0) / cell)

    def lower(u, v):
        y = y0 + (y1 - y0) * v
        x = line(y) + (end - line(y)) * u
        return (x, y + .015 * fbm(x * 3, seed), z + .012 * (1 + fbm(x * 3 + seed, y * 3, 3)))
    cover = with_uv(sheet('cover', nx, ny, lower, mat), nx, ny)
    settle(cover, solids, frames, grow=grow, bend=bend)
    edge = points(cover).reshape(ny, nx, 3)[:, 0]
    mx = max(6, round(back / cell) + 5)

    def upper(u, v):
        e = edge[min(ny - 1, int(v * (ny - 1) + .5))]
        reach = back * (1 + .1 * math.sin(v * 5 + seed)) + .05
        path = [(0, 0), (-.014, .012), (-.012, .035), (.012, .048), (9, .058)]
        px, pz = along(path, reach, mx)[min(mx - 1, int(u * (mx - 1) + .5))]
        return (e[0] + px, e[1] + .01 * fbm(u * 3, v * 4 + seed) * u, e[2] + pz)
    cuff = with_uv(sheet('cuff', mx, ny, upper, lining or mat), mx, ny)
    settle(cuff, [*solids, cover], frames - 8, grow=grow, bend=bend, pins=[j * mx for j in range(ny)])
    return soften(cover, thick, level), soften(cuff, thick, level)


def bunched(mat, solids, at, size, turn=0., pleats=7, squeeze=.55, frames=24, cell=.034, seed=0, height=.05, thick=.006, bend=.15, level=2, grow=.0, drift=.25):
    """a cloth let fall in loose pleats: a throw dropped at the foot, a shawl, a kanga over a chair.
    `at`: middle of the cloth before the fall; pleats run across its first size; `squeeze`: width left over from it"""
    a, b = size
    nx, ny = round(a / cell), round(b / cell)
    rr = np.random.RandomState(seed)
    amp = height
    phase, bow = rr.uniform(0, 6.28), rr.uniform(-1, 1)

    def at_(u, v):
        warp = u + .035 * math.sin(u * 9 + phase) + .02 * fbm(u * 3 + seed, v * 2, 2)
        x = (u - .5) * a * squeeze * (1 + drift * (v - .5) * bow)
        zz = amp * math.sin(warp * pleats * 2 * math.pi + 1.2 * fbm(v * 2 + seed, u * 2, 2)) * (.5 + .5 * math.sin(math.pi * min(1, u * 1.2)))
        y = (v - .5) * b + .06 * fbm(u * 4, v * 3 + seed, 2)
        return (at[0] + x * math.cos(turn) - y * math.sin(turn), at[1] + x * math.sin(turn) + y * math.cos(turn), at[2] + zz)
    obj = with_uv(sheet('bunched', nx, ny, at_, mat), nx, ny)
    settle(obj, solids, frames, bend=bend, folds=True, gap=.007, friction=25, grow=grow, stiff=15, quality=3)
    return soften(obj, thick, level)


def folded(mat, at, w=.34, d=.24, layers=4, rotz=.2, thick=.014, seed=0):
    """towel folded and laid down, its edges not quite on each other"""
    rr = np.random.RandomState(seed)
    path, z = [], 0
    for i in range(layers):
        inset = rr.uniform(0, .012)
        a, b = (inset, d - rr.uniform(0, .006)) if i % 2 == 0 else (d - rr.uniform(0, .006), inset)
        path += [(a, z), ((a + b) / 2, z + rr.uniform(0, .004)), (b, z)]
        z += thick
        if i < layers - 1:
            path.append((b + (.009 if b > a else -.009), z - thick / 2))
    pts = along(path, 99, 26 * layers)

    def where(u, v):
        k = min(len(pts) - 1, int(u * (len(pts) - 1) + .5))
        s = w / 2 * (1 + .015 * math.sin(u * 30))
        return ((v * 2 - 1) * s, pts[k][0] - d / 2, pts[k][1] + thick / 2 + .004 * fbm(u * 6, v * 6 + seed, 2) - .006 * abs(v * 2 - 1) ** 6 * pts[k][1] / (layers * thick))
    obj = with_uv(sheet('folded', len(pts), 20, where, mat), len(pts), 20)
    obj.location, obj.rotation_euler = at, (0, 0, rotz)
    return soften(obj, thick * .72)


def drape(mat, top, bottom, z1, z0, folds=9, depth=.05, tie=None, seed=0, n=150, m=60, flare=1.):
    """cloth that hangs from the line `top` ((x, y), (x, y)) to the line `bottom`; no two folds alike.
    `tie` (height, (x, y), width): gathered there"""
    rr = np.random.RandomState(seed + 11)
    knots = np.cumsum(rr.uniform(.45, 1.6, folds + 1))
    knots = (knots - knots[0]) / (knots[-1] - knots[0])
    size = rr.uniform(.45, 1.25, folds + 1)
    t0, t1, b0, b1 = (np.array(q, float) for q in (*top, *bottom))
    across = (t1 - t0) / (np.linalg.norm(t1 - t0) + 1e-9)
    normal = np.array([-across[1], across[0]])

    def at(u, v):
        z = z1 + (z0 - z1) * v
        q = (t0 + (t1 - t0) * u) * (1 - v ** 1.2) + (b0 + (b1 - b0) * u) * v ** 1.2
        squeeze = 1.
        if tie:
            g = math.exp(-((z - tie[0]) / (.75 if z > tie[0] else .5)) ** 2)
            mid = np.array(tie[1])
            squeeze = 1 - .55 * g
            q = q * (1 - g) + (mid + across * (u - .5) * tie[2]) * g
        p = float(np.interp(u + .012 * math.sin(v * 5 + seed) * v, knots, np.arange(folds + 1)))
        amp = depth * float(np.interp(p, np.arange(folds + 1), size)) * (.45 + .55 * v * flare) * squeeze
        s = math.sin(p * 2 * math.pi + .5 * math.sin(v * 4 + p)) + .25 * math.sin(p * 4.3 * math.pi + v * 3)
        q = q + normal * amp * s + across * amp * .35 * math.cos(p * 2 * math.pi)
        return (q[0], q[1], z + .012 * math.sin(p * 2.2 + seed) * v)
    return with_uv(sheet('drape', n, m, at, mat), n, m)


def round_net(mat, cord, at, hoop, z0, reach, head_x, half, ceiling, open_=(-.9, .9), seed=2, wood=None, part=1.):
    """a hoop under the ceiling; from it the net falls around the head of the bed, drawn open towards the foot.
    `reach`: how far it stands out at the bottom, `open_`: angles (0 looks to the foot) left free"""
    x, y, z = at
    ring((x, y, z), hoop, .011, wood or cord)
    for a in (0, 2.1, 4.2):
        cyl((x, y, z + .34), (x + hoop * math.cos(a), y + hoop * math.sin(a), z), .004, .004, cord, 5)
    cyl((x, y, z + .34), (x, y, ceiling), .005, .005, cord, 6)
    rr = np.random.RandomState(seed)
    folds = 74
    knots = np.cumsum(rr.uniform(.4, 1.7, folds + 1))
    knots = (knots - knots[0]) / (knots[-1] - knots[0])
    size = rr.uniform(.3, 1.3, folds + 1)
    cap = lambda u, v: (x + hoop * (1 - v * .93) * math.cos(u * 6.283), y + hoop * (1 - v * .93) * math.sin(u * 6.283), z + .33 * v ** 1.5 + .006 * math.sin(u * 80) * (1 - v))
    with_uv(sheet('cap', 120, 12, cap, mat), 120, 12)
    a0, a1 = open_[1], 2 * math.pi + open_[0]

    def falls(u, v):
        a = a0 + (a1 - a0) * u
        p = float(np.interp(u, knots, np.arange(folds + 1)))
        fold = float(np.interp(p, np.arange(folds + 1), size)) * math.sin(p * 2 * math.pi + .4 * math.sin(v * 5))
        zz = z + (z0 - z) * v
        ex, ey = x + hoop * math.cos(a), y + hoop * math.sin(a)
        bx = max(head_x, x + reach * math.cos(a) * 1.15)
        by = y + max(-half, min(half, reach * math.sin(a)))
        t = v ** 1.25
        amp = (.008 + .03 * v) * fold
        nx, ny = math.cos(a), math.sin(a)
        sag = .05 * math.sin(math.pi * v)
        qx, qy = ex + (bx - ex) * t - nx * sag, ey + (by - ey) * t - ny * sag
        return (qx + nx * amp - ny * amp * .6, qy + ny * amp + nx * amp * .6, zz + .03 * fbm(u * 20, 1, 2) * v)
    return with_uv(sheet('net', 620, 44, falls, mat), 420, 50)


# ---------------------------------------------------------------- the mattress

def mattress(mat, length=2.0, width=1.6, z0=.36, z1=.58, x0=.06):
    """what everything falls on: a little crowned, its corners soft"""
    obj = box(x0, x0 + length, -width / 2, width / 2, z0, z1, mat, .055, 5, name='mattress')
    return obj
