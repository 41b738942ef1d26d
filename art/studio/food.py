"""Dishes of the coast. Positions are where a dish stands; everything is warm, glossy and a little uneven, nothing is perfect."""
import math

import numpy as np

from .geometry import Group, ball, fbm, lathe, mesh, ribbon, sheet
from .materials import Nodes, leaf, plain


# ---------------------------------------------------------------- surfaces

def _mottled(name, low, high, scale=14, rough=.55, spec=.35, relief=.3, dist=.004, spots=None, stretch=None, flesh=0.):
    """two tones in patches; `spots` (colour, where the noise passes, scale): browned or charred places; `flesh`: light that sinks in"""
    k = Nodes(name)
    p = k.principled(Roughness=rough, Specular=spec)
    tone = k.noise(scale, 7, .65, .3, stretch)
    colour = k.ramp(tone, [(.32, low), (.68, high)])
    if spots:
        brown, at, size = spots
        colour = k.mix(k.ramp(k.noise(size, 6, .62, .5, stretch), [(at, (0, 0, 0)), (at + .09, (1, 1, 1))]), colour, brown)
    k.l(colour, p.inputs['Base Color'])
    if flesh:
        p.inputs['Subsurface'].default_value = flesh
        p.inputs['Subsurface Radius'].default_value = (.012, .006, .003)
        k.l(colour, p.inputs['Subsurface Color'])
    k.l(k.bump(k.noise(scale * 7, 4, .6), relief, dist * .3, k.bump(tone, relief, dist)), p.inputs['Normal'])
    return k.m


def _herb():
    return leaf('coriander', '#2f5a1c', '#6f9a35', .3, .4)


def herbs(at, n, spread, seed=1, size=.016, z=None):
    """torn coriander"""
    rr = np.random.RandomState(seed)
    v, f = [], []
    for _ in range(n):
        x, y = rr.normal(0, spread, 2)
        h = z(x, y) if z else 0
        a = rr.uniform(0, 6.3)
        for j in (-.7, 0, .7):
            ribbon(v, f, (at[0] + x, at[1] + y, at[2] + h + .003), (math.cos(a + j), math.sin(a + j), rr.uniform(.05, .5)), (0, 0, 1), size * rr.uniform(.7, 1.2), size * .55, .5, 3)
    mesh('herbs', v, f, _herb(), smooth=True)


def grains(at, n, radius, height, mat, seed=1, size=(.0042, .0013), k=1.6):
    """a mound of grains that lie every way; gives back its height at x, y"""
    rr = np.random.RandomState(seed)
    seg, rings = 5, 4
    unit = [(0, 0, -1)] + [(math.sin(math.pi * i / rings) * math.cos(2 * math.pi * j / seg), math.sin(math.pi * i / rings) * math.sin(2 * math.pi * j / seg), -math.cos(math.pi * i / rings)) for i in range(1, rings) for j in range(seg)] + [(0, 0, 1)]
    unit = np.array(unit) * (size[1], size[1], size[0])
    last = len(unit) - 1
    one = [(0, 1 + (j + 1) % seg, 1 + j) for j in range(seg)] + [(last, last - seg + j, last - seg + (j + 1) % seg) for j in range(seg)]
    one += [(1 + i * seg + j, 1 + i * seg + (j + 1) % seg, 1 + (i + 1) * seg + (j + 1) % seg, 1 + (i + 1) * seg + j) for i in range(rings - 2) for j in range(seg)]

    def z(x, y):
        r = min(1, math.hypot(x, y) / radius)
        return height * (1 - r ** k) * (1 + .18 * fbm(x * 30 + seed, y * 30, 3)) + .004 * fbm(x * 90, y * 90 + seed, 2)
    v, f = [], []
    for i in range(n):
        a, r = rr.uniform(0, 6.3), radius * math.sqrt(rr.uniform())
        x, y = r * math.cos(a), r * math.sin(a)
        q = np.linalg.qr(rr.normal(size=(3, 3)))[0]
        q[2] *= 1 if i % 3 else .5
        b = len(v)
        v.extend(unit @ q.T * rr.uniform(.85, 1.15) + (at[0] + x, at[1] + y, at[2] + z(x, y) + rr.uniform(-.001, .0022)))
        f.extend([tuple(b + t for t in face) for face in one])
    mesh('grains', v, f, mat, smooth=True)
    core = sheet('core', 30, 30, lambda u, w: (at[0] + radius * 1.0 * w * math.cos(u * 6.2832), at[1] + radius * 1.0 * w * math.sin(u * 6.2832), at[2] - .003 + z(radius * w * math.cos(u * 6.2832), radius * w * math.sin(u * 6.2832))), mat)
    return z


# ---------------------------------------------------------------- vessels

def coconut_bowl(x, y, z, k=1, mat=None):
    """turned from a coconut's shell or from mango wood; gives back the height of what it holds"""
    mat = mat or _mottled('shellbowl', '#4a2c19', '#7a4d2b', 9, .42, .4, .3, .002, stretch=(1, 1, 5))
    lathe([(0, 0), (.04 * k, 0), (.045 * k, .006 * k), (.075 * k, .025 * k), (.098 * k, .055 * k), (.105 * k, .085 * k), (.1025 * k, .0875 * k), (.099 * k, .085 * k), (.09 * k, .055 * k), (.06 * k, .025 * k), (0, .018 * k)], mat, 56, (x, y, z))
    return z + .066 * k


def stoneware(x, y, z, r=.14, mat=None):
    """plate thrown by hand: foot, flat, a low rim that wavers"""
    mat = mat or _mottled('stoneware', '#b9ad97', '#e6ddcb', 26, .32, .5, .15, .001, ('#8a765c', .68, 60))
    lathe([(0, .004), (r * .55, .004), (r * .6, 0), (r * .64, .004), (r * .9, .012), (r, .026), (r * .985, .0295), (r * .96, .027), (r * .86, .016), (r * .6, .0095), (0, .0085)], mat, 72, (x, y, z))
    return z + .0095


# ---------------------------------------------------------------- dishes

def chapati(x, y, z, n=5, r=.1, seed=1):
    """flat bread fresh from the pan, stacked; blisters are brown"""
    rr = np.random.RandomState(seed)
    mat = _mottled('chapati', '#dcb882', '#efd9ab', 12, .7, .2, .5, .004, ('#8a5424', .55, 30))
    for i in range(n):
        turn, dx, dy = rr.uniform(0, 6), rr.normal(0, .007), rr.normal(0, .007)
        top = i == n - 1

        def at(u, w):
            a, q = u * 2 * math.pi, r * w * (1 + .035 * math.sin(2 * u * 6.283 + turn) + .02 * math.sin(5 * u * 6.283))
            h = .0085 * i + .0045 * fbm(q * math.cos(a + turn) * 26 + i, q * math.sin(a + turn) * 26, 3) + (.014 * w ** 3 * max(0, math.sin(a + turn)) if top else 0)
            return (x + dx + q * math.cos(a), y + dy + q * math.sin(a), z + h + .004)
        bread = sheet('chapati', 64, 18, at, mat)
        bread.modifiers.new('s', 'SOLIDIFY').thickness = .005
    if n > 2:                                                # one folded in quarters on top
        def fold(u, w):
            a, q = u * math.pi / 2 * 1.05 + .4, r * w * 1.02
            return (x - .03 + q * math.cos(a), y - .035 + q * math.sin(a), z + .0085 * n + .012 + .004 * fbm(q * 40, a * 3, 3) + .006 * w)
        for j in range(3):
            leafed = sheet('fold', 26, 18, lambda u, w: tuple(c + d for c, d in zip(fold(u, w), (0, 0, .0062 * j + .004 * j * (1 - w)))), mat)
            leafed.modifiers.new('s', 'SOLIDIFY').thickness = .0045


def mandazi(x, y, z, rotz=0, k=1, seed=0, mat=None):
    """three-cornered doughnut, puffed, browned on its faces and pale along the seam"""
    mat = mat or _mottled('mandazi', '#a8652a', '#cf9347', 16, .55, .35, .4, .003, ('#7a431a', .63, 20), flesh=.05)
    n, m = 60, 24

    def at(u, w):
        a = u * 2 * math.pi
        s = math.pi * (w - .5)
        r = .056 * k / (1 - .30 * math.cos(3 * a)) * 1.05
        r = r * (1 + .05 * fbm(math.cos(a) * 2 + seed, math.sin(a) * 2, 2))
        flat = math.cos(s) ** .75 if math.cos(s) > 0 else 0
        q = r * flat
        h = .026 * k * math.sin(s) * (1 - .3 * (q / (.08 * k)) ** 2)
        return (q * math.cos(a), q * math.sin(a), .024 * k + h + .004 * fbm(q * math.cos(a) * 40 + seed, q * math.sin(a) * 40, 3))
    obj = sheet('mandazi', n, m, at, mat)
    obj.location, obj.rotation_euler = (x, y, z), (.12 * math.sin(seed * 3), .12 * math.cos(seed * 5), rotz)
    return obj


def papaya(x, y, z, rotz=0, k=1, seed=1):
    """half a papaya: orange flesh, a hollow full of black seeds, green-yellow skin"""
    rr = np.random.RandomState(seed)
    flesh = _mottled('papaya', '#e0662a', '#f08a3a', 18, .3, .5, .15, .001, flesh=.15)
    skin = _mottled('papayaskin', '#7f8f34', '#d6a83a', 8, .45, .4, .1, .001)
    with Group((x, y, z), rotz):
        wide = lambda t: .058 * k * math.sin(math.pi * min(1, max(0, t))) ** .62 * (1 - .28 * t)
        length = .19 * k
        sheet('skin', 40, 24, lambda u, w: ((u - .5) * length, wide(u) * math.cos(math.pi * (w + 1)), .052 * k + wide(u) * .95 * math.sin(math.pi * (w + 1))), skin)

        def face(u, w):
            b = wide(u) * (w * 2 - 1)
            inner = max(0, 1 - ((u - .5) / .33) ** 2 - (b / (.03 * k)) ** 2)
            return ((u - .5) * length, b, .052 * k - .02 * k * inner ** .6)
        sheet('flesh', 60, 50, face, flesh)
        seed_mat = plain('papayaseed', '#14130f', .18, .6)
        for _ in range(int(70 * k)):
            a, r = rr.uniform(0, 6.3), math.sqrt(rr.uniform(0, 1))
            px, py = .29 * length * r * math.cos(a), .021 * k * r * math.sin(a)
            ball((px, py, .052 * k - .02 * k * (1 - r * r) ** .6 + .003), .0036 * rr.uniform(.8, 1.15), seed_mat, (1, 1, .9), 8)


def mango_cheek(x, y, z, rotz=0, k=1):
    """cut crosswise and turned inside out"""
    flesh = _mottled('mango', '#f0a02a', '#f7bf45', 20, .32, .5, .2, .001, flesh=.15)
    skin = _mottled('mangoskin', '#8a9a3a', '#d9863a', 7, .45, .4, .1, .001)
    with Group((x, y, z), rotz):
        dome = lambda a, b: .028 * k * (1 - (a / (.062 * k)) ** 2 - (b / (.042 * k)) ** 2)
        sheet('skin', 26, 20, lambda u, w: (.06 * k * (u * 2 - 1), .042 * k * (w * 2 - 1) * math.sqrt(max(0, 1 - (u * 2 - 1) ** 2)), max(0, .6 * dome(.06 * k * (u * 2 - 1), .042 * k * (w * 2 - 1) * math.sqrt(max(0, 1 - (u * 2 - 1) ** 2)))) + .004), skin)
        for i in range(-3, 4):
            for j in range(-2, 3):
                a, b = i * .0165 * k, j * .0165 * k
                if (a / (.06 * k)) ** 2 + (b / (.042 * k)) ** 2 < .92:
                    h = dome(a, b)
                    with Group((a * 1.12, b * 1.15, max(.004, h * .6))) as cube:
                        top = .019 * k
                        lathe([(.0085 * k, 0), (.0098 * k, top * .75), (.0085 * k, top), (0, top * 1.02)], flesh, 4, (0, 0, 0))
                    cube.rotation_euler = (-b * 9, a * 9, .785)


def lime(x, y, z, rotz=0, kind='half', r=.022, skin=('#4d6a1c', '#7d9530'), flesh=('#a3ad55', '#c9cf90')):
    skin = _mottled('limeskin', *skin, 30, .4, .4, .3, .0006)
    k = Nodes('limeflesh')
    p = k.principled(Roughness=.25, Specular=.5)
    px, py, pz = k.xyz(k.coords())
    angle = k.math('ARCTAN2', py, px)
    rad = k.math('SQRT', k.math('ADD', k.math('MULTIPLY', px, px), k.math('MULTIPLY', py, py)))
    wedge = k.map(k.math('PINGPONG', k.math('MULTIPLY', angle, 10 / 6.2832), .5), .03, .1)
    rim = k.map(rad, r * .93, r * .82)
    k.l(k.mix(k.math('MULTIPLY', wedge, rim), '#e9e6cc', k.ramp(k.noise(120, 3, .6), [(.3, flesh[0]), (.7, flesh[1])])), p.inputs['Base Color'])
    with Group((x, y, z), rotz) as group:
        if kind == 'half':
            lathe([(0, 0), (r * .5, .002), (r * .87, .01), (r, .021)], skin, 28)
            lathe([(r, .021), (r * .92, .0216), (0, .0212)], k.m, 40)
        else:
            lathe([(0, 0), (r * .95, 0), (r, .002), (r * .95, .004)], skin, 28)
            lathe([(r * .95, .004), (0, .0042)], k.m, 40)
    return group


ORANGE = dict(r=.036, skin=('#d0701c', '#ea9a3a'), flesh=('#e58a26', '#f4b458'))


def orange(x, y, z, r=.037, seed=1):
    skin = _mottled('orangeskin', '#cf6f1e', '#e8943a', 34, .42, .4, .5, .0009, ('#b7a13c', .66, 20))
    turn = seed * 1.7
    fruit = lathe([(0, .035 * r)] + [(r * math.cos(a) * (1 + .012 * math.sin(3 * a + seed)), r + .96 * r * math.sin(a)) for a in (q * math.pi / 22 - math.pi / 2 for q in range(1, 22))] + [(0, 1.93 * r)], skin, 40, (x, y, z))
    fruit.rotation_euler = (.25 * math.sin(turn), .25 * math.cos(turn), turn)
    return fruit


def banana(x, y, z, rotz=0, k=1, seed=1):
    """one small sweet banana, lying on its side"""
    skin = _mottled('bananaskin', '#d9a632', '#ecc95a', 9, .5, .35, .2, .001, ('#6a4a22', .67, 34))
    n, m, v = 36, 10, []
    for i in range(n):
        t = i / (n - 1)
        a = (t - .5) * 1.75
        thick = .0165 * k * min(1, (math.sin(math.pi * min(1, .06 + t * 1.0)) ** .42 if t < .9 else 1 - (t - .9) * 7.2)) if t < 1 else .0045 * k
        thick = max(thick, .0042 * k)
        cx, cy = .075 * k * math.sin(a), .075 * k * (1 - math.cos(a)) * 1.0
        for j in range(m):
            o = 2 * math.pi * j / m
            w = thick * (1 + .07 * math.cos(5 * o))
            v.append((cx + w * math.cos(o) * -math.sin(a), cy + w * math.cos(o) * math.cos(a), .0165 * k + w * math.sin(o)))
    f = [(i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j) for i in range(n - 1) for j in range(m)] + [tuple(range(m)), tuple(range((n - 1) * m, n * m))]
    obj = mesh('banana', v, f, skin, smooth=True)
    obj.location, obj.rotation_euler = (x, y, z), (.05 * math.sin(seed * 3), 0, rotz)
    return obj


def dates(x, y, z, n=11, spread=.03, seed=4):
    """dried, wrinkled and glossy, in a heap"""
    rr = np.random.RandomState(seed)
    skin = _mottled('date', '#3a1a0c', '#7d4420', 22, .26, .5, .9, .004, stretch=(3, 3, .6))
    for i in range(n):
        a, q = i * 2.4, spread * math.sqrt((i % 7 + .3) / 7)
        fruit = lathe([(0, 0), (.006, .002), (.0105, .012), (.0112, .022), (.009, .033), (.004, .0375), (0, .038)], skin, 16)
        fruit.location = (x + q * math.cos(a), y + q * math.sin(a), z + .011 + (.017 if i >= 7 else 0))
        fruit.rotation_euler = (math.pi / 2 + rr.normal(0, .15), rr.normal(0, .2), rr.uniform(0, 6.3))


def curry(x, y, z, r, colour=('#a8441c', '#d9822b'), pieces=7, seed=1, oil='#e9a85a'):
    """coconut curry with octopus, oil standing on it in little pools"""
    rr = np.random.RandomState(seed)
    k = Nodes('curry')
    p = k.principled(Roughness=.22, Specular=.5)
    swirl = k.noise(26, 6, .6, 1.4)
    base = k.ramp(swirl, [(.3, colour[0]), (.55, colour[1]), (.72, oil)])
    cream = k.ramp(k.noise(12, 4, .5, 2.5), [(.6, (0, 0, 0)), (.68, (1, 1, 1))])
    base = k.mix(k.math('MULTIPLY', cream, .8), base, '#f2ddb8')
    speck = k.ramp(k.noise(190, 2, .5), [(.66, (0, 0, 0)), (.7, (1, 1, 1))])
    k.l(k.mix(k.math('MULTIPLY', speck, .6), base, '#5a2a12'), p.inputs['Base Color'])
    k.l(k.bump(swirl, .35, .004, k.bump(speck, .4, .001)), p.inputs['Normal'])
    lumps = []
    for i in range(pieces + 4):                              # spread over the bowl, none at its wall
        a, q = i * 2.4 + rr.normal(0, .3), r * .64 * math.sqrt((i + .4) / (pieces + 4))
        lumps.append((q * math.cos(a), q * math.sin(a), rr.uniform(.012, .02)))

    def h(a, b):
        return sum(.009 * math.exp(-((a - q) ** 2 + (b - w) ** 2) / s ** 2) for q, w, s in lumps) + .0015 * fbm(a * 60, b * 60 + seed, 3)
    sheet('curry', 70, 24, lambda u, w: (x + r * w * math.cos(u * 6.2832), y + r * w * math.sin(u * 6.2832), z + h(r * w * math.cos(u * 6.2832), r * w * math.sin(u * 6.2832)) * (1 - w ** 6)), k.m)
    arm = _mottled('octopus', '#6a2f38', '#a8566a', 30, .28, .5, .3, .001, ('#e8c9b8', .6, 50), flesh=.1)
    sucker = plain('sucker', '#e6c3b0', .3, .5)
    for i, (q, w, s) in enumerate(lumps[:pieces]):
        turn, n = rr.uniform(0, 6.3), 30
        v, f, m = [], [], 10
        for j in range(n):
            t = j / (n - 1)
            a, rad = turn + t * 4.2, .019 * (1 - .55 * t)
            cx, cy, cz = q + rad * math.cos(a), w + rad * math.sin(a), h(q, w) - .001 + .004 * t
            thick = .0075 * (1 - .72 * t)
            for b in range(m):
                o = 2 * math.pi * b / m
                v.append((x + cx + thick * math.cos(o) * math.cos(a), y + cy + thick * math.cos(o) * math.sin(a), z + cz + thick * math.sin(o)))
            if j % 2 == 0 and t < .85:
                ball((x + cx + thick * .75 * math.cos(a), y + cy + thick * .75 * math.sin(a), z + cz + thick * .62), thick * .42, sucker, (1, 1, .6), 8)
        f = [(j * m + b, j * m + (b + 1) % m, (j + 1) * m + (b + 1) % m, (j + 1) * m + b) for j in range(n - 1) for b in range(m)] + [tuple(range(m)), tuple(range((n - 1) * m, n * m))]
        mesh('arm', v, f, arm, smooth=True)
    herbs((x, y, z), 12, r * .4, seed, .013, h)


def rice(x, y, z, r=.085, height=.045, n=5200, seed=2, tones=('#e6dcc4', '#fbf6ea')):
    """coconut rice; darker tones make a pilau"""
    k = Nodes('rice')
    p = k.principled(Roughness=.45, Specular=.4, Subsurface=.12)
    p.inputs['Subsurface Radius'].default_value = (.004, .003, .002)
    k.l(k.ramp(k.n('ShaderNodeNewGeometry').outputs['Random Per Island'], [(0, tones[0]), (1, tones[1])]), p.inputs['Base Color'])
    return grains((x, y, z), n, r, height, k.m, seed)


def kachumbari(x, y, z, r=.07, height=.03, seed=3):
    """tomato, red onion, cucumber and coriander, chopped small"""
    rr = np.random.RandomState(seed)
    kinds = [(_mottled('tomato', '#b8281a', '#dd5236', 40, .25, .5, .2, .001, flesh=.1), 90, (.011, .008, .006)), (_mottled('onion', '#a65a86', '#e9d3df', 50, .3, .5, .1, .001), 70, (.016, .004, .002)),
             (_mottled('cucumber', '#a9bf74', '#dbe5ba', 30, .3, .5, .1, .001), 60, (.009, .009, .004))]
    for mat, n, size in kinds:
        v, f = [], []
        for _ in range(n):
            a, q = rr.uniform(0, 6.3), r * math.sqrt(rr.uniform())
            top = height * (1 - (q / r) ** 2) + rr.uniform(-.004, .004)
            turn = np.linalg.qr(rr.normal(size=(3, 3)))[0]
            b = len(v)
            corners = np.array([(i, j, k) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]) * size * rr.uniform(.35, .65, (8, 1))
            v.extend(corners @ turn.T + (x + q * math.cos(a), y + q * math.sin(a), z + top))
            f.extend(tuple(b + t for t in face) for face in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)))
        bits = mesh('bits', v, f, mat, smooth=True)
        bits.modifiers.new('b', 'BEVEL').width = .0016
        bits.data.use_auto_smooth = False
    herbs((x, y, z + height * .8), 16, r * .45, seed, .013)


def banana_leaf(x, y, z, rotz=0, length=.62, width=.27):
    """cut to the size of a plate; ribs run from the middle"""
    k = Nodes('bananaleaf')
    p = k.principled(Roughness=.32, Specular=.45)
    px, py, _ = k.xyz(k.coords())
    side = k.math('ABSOLUTE', py)
    rib = k.math('PINGPONG', k.math('MULTIPLY', k.math('ADD', px, k.math('MULTIPLY', side, .35)), 75), .5)
    colour = k.ramp(k.noise(6, 5, .6), [(.3, '#2f5a22'), (.7, '#5c8a34')])
    colour = k.mix(k.math('MULTIPLY', k.map(rib, .12, .02), .35), colour, '#8fb055')
    colour = k.mix(k.map(side, .006, .003), colour, '#b9c878')
    edge = k.ramp(k.noise(14, 5, .7), [(.6, (0, 0, 0)), (.66, (1, 1, 1))])
    k.l(k.mix(k.math('MULTIPLY', edge, k.map(side, width * .36, width * .5)), colour, '#8d6f36'), p.inputs['Base Color'])
    k.l(k.bump(rib, .5, .002), p.inputs['Normal'])

    def at(u, w):
        a, b = (u - .5) * length, (w - .5) * width * (1 - .12 * (2 * u - 1) ** 4)
        return (a, b, .004 + .035 * abs(b) * abs(2 * w - 1) + .006 * fbm(a * 7, b * 9, 3) * abs(2 * w - 1) + .004 * math.sin(a * 30 + b * 9) * (2 * w - 1) ** 2)
    obj = sheet('bananaleaf', 70, 40, at, k.m)
    obj.location, obj.rotation_euler = (x, y, z), (0, 0, rotz)
    obj.modifiers.new('s', 'SOLIDIFY').thickness = .0012
    return obj


def coffee(x, y, z, mat):
    """small cup without handle, as coffee is drawn in the streets of Stone Town"""
    lathe([(0, .003), (.02, .003), (.022, 0), (.024, .004), (.034, .03), (.039, .055), (.0375, .0565), (.036, .055), (.031, .03), (.018, .009), (0, .008)], mat, 44, (x, y, z))
    black = _mottled('coffee', '#150a05', '#2a150a', 30, .08, .5, 0, .001, ('#7a4a22', .64, 60))
    lathe([(.0355, .0475), (.03, .0468), (0, .0467)], black, 40, (x, y, z))
