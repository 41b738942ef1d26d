"""Palms, bushes, grasses. Each is made once, hidden, and set out with inst() or inst_tree()."""
import math

import numpy as np

from .geometry import HIDDEN, ball, hide, inst, inst_tree, mesh, ribbon, rnd


def palm(p, name='palm', height=8, lean=1.6, fronds=24, length=3.2, seed=1, nuts=True):
    rr = np.random.RandomState(seed)
    n, rings, v, f = 12, 60, [], []
    for i in range(rings):
        t = i / (rings - 1)
        x, z = lean * t ** 1.8, height * t
        r = (.17 * (1 - .45 * t) + .12 * math.exp(-t * 14)) * (1 + .05 * ((i % 2) * 2 - 1))
        for k in range(n):
            a = 2 * math.pi * k / n
            v.append((x + r * math.cos(a), r * math.sin(a), z))
        top = np.array([x, 0, z])
    for i in range(rings - 1):
        for k in range(n):
            f.append((i * n + k, i * n + (k + 1) % n, (i + 1) * n + (k + 1) % n, (i + 1) * n + k))
    trunk = mesh(name + 'trunk', v, f, p.trunk, smooth=True)
    crown = frond_mesh(name, fronds, length, rr, p.palm, top)
    crown.parent = trunk
    if nuts:
        for j in range(7):
            a = j * .9 + rr.uniform(0, .4)
            ball(top + np.array([math.cos(a) * .22, math.sin(a) * .22, -.18 - rr.uniform(0, .2)]), .13, p.coconut, (1, 1, 1.2), 16).parent = trunk
    return trunk


def frond_mesh(name, fronds, length, rr, mat, top=(0, 0, 0)):
    v, f = [], []
    top = np.array(top, float)
    for j in range(fronds):
        az = j * 2.399963 + rr.normal(0, .15)
        el = math.radians(75 - 105 * j / fronds + rr.normal(0, 6))
        full = length * (1 + rr.normal(0, .08)) * (1 - .25 * (j < 4))
        d = np.array([math.cos(az) * math.cos(el), math.sin(az) * math.cos(el), math.sin(el)])
        q, m, drop = top + d * .1, 64, .034 + rr.uniform(0, .012)
        for i in range(m):
            t = i / m
            p, d = q, d + np.array([0, 0, -drop * (.5 + t) * 46 / 64])
            d /= np.linalg.norm(d)
            q = p + d * full / m
            side = np.cross(d, [0, 0, 1])
            side /= np.linalg.norm(side) + 1e-9
            up = np.cross(side, d)
            w, b = .05 * (1 - t) + .01, len(v)
            v += [p - side * w / 2, p + side * w / 2, q + side * w / 2, q - side * w / 2]
            f.append((b, b + 1, b + 2, b + 3))
            if t > .08:
                leaflet = .95 * math.sin(math.pi * (t * .86 + .12)) ** .8 * length / 3.2
                for sign in (-1, 1):
                    out = side * sign * .85 + d * .55 + up * (.25 - .25 * t) + rr.normal(0, .06, 3)
                    ribbon(v, f, p, out, up, leaflet * (1 + rr.normal(0, .1)), .05 * length / 3.2, .8 + rr.uniform(0, .9), seg=4)
    return mesh(name + 'crown', v, f, mat)


def cluster(name, mat, n=30, length=(.5, .9), width=.08, elevation=(20, 85), droop=1.0, seg=5, seed=3, spread=.05):
    """blades from one foot: agave, fern, banana, grass"""
    rr = np.random.RandomState(seed)
    v, f = [], []
    for i in range(n):
        az, e = i * 2.4 + rr.normal(0, .3), math.radians(rr.uniform(*elevation))
        d = np.array([math.cos(az) * math.cos(e), math.sin(az) * math.cos(e), math.sin(e)])
        up = np.array([0, 0, 1.]) if e < 1.4 else np.array([1., 0, 0])
        ribbon(v, f, (rr.normal(0, spread), rr.normal(0, spread), 0), d, up, rr.uniform(*length), width * rr.uniform(.7, 1.2), droop * rr.uniform(.6, 1.3), seg)
    return hide(mesh(name, v, f, mat, smooth=True))


def bush(name, mat, rx=.8, ry=.8, rz=.6, n=3800, size=.085, seed=5):
    rr = np.random.RandomState(seed)
    v, f = [], []
    lobes = [(rr.normal(0, .45, 3) * np.array([rx, ry, rz * .5]), rr.uniform(.45, .75)) for _ in range(9)]
    for _ in range(n):
        c, s = lobes[rr.randint(9)]
        u = rr.normal(0, 1, 3)
        u /= np.linalg.norm(u)
        at = c + u * np.array([rx, ry, rz]) * s * rr.uniform(.8, 1.05)
        at[2] += rz * .7
        if at[2] < 0:
            continue
        ribbon(v, f, at, u + rr.normal(0, .6, 3), rr.normal(0, 1, 3), size * rr.uniform(.7, 1.4), size * .55, .3, 2)
    return hide(mesh(name, v, f, mat, smooth=True))


class Garden:
    """the plants a set may use; each is made when first asked for"""
    MAKERS = {
        'agave': lambda p: cluster('agave', p.leaf, 34, (.5, .95), .09, (15, 85), .6),
        'fern': lambda p: cluster('fern', p.leaf_light, 70, (.45, .9), .05, (25, 88), 1.4, 6, 5, .1),
        'banana': lambda p: cluster('banana', p.leaf_light, 12, (1.5, 2.3), .42, (50, 88), 1.25, 9, 21, .06),
        'strelitzia': lambda p: cluster('strelitzia', p.leaf, 26, (.8, 1.35), .16, (25, 85), 1.0, 6, 4),
        'tuft': lambda p: cluster('tuft', p.leaf_light, 46, (.4, .8), .03, (30, 88), 1.2, 5, 11, .14),
        'grass': lambda p: cluster('grass', p.palm, 40, (.4, .8), .02, (40, 88), 1.1, 5, 11, .12),
        'green': lambda p: bush('green', p.leaf, .8, .7, .55),
        'light': lambda p: bush('light', p.leaf_light, .8, .7, .6, 3000, .1, 12),
        'bloom': lambda p: bush('bloom', p.bougainvillea, .7, .5, .5, 2600, .06, 8),
        'white': lambda p: bush('whitebloom', p.frangipani, .7, .5, .5, 900, .07, 8),
        'palm_a': lambda p: _away(palm(p, 'palmA', 8.0, 2.2, 26, 3.2, 1)),
        'palm_b': lambda p: _away(palm(p, 'palmB', 6.6, -1.5, 24, 3.0, 5)),
        'palm_low': lambda p: _away(palm(p, 'palmC', 6.0, 2.6, 28, 3.1, 3)),
    }

    def __init__(self, palette):
        self.p, self.made = palette, {}

    def __getattr__(self, name):
        if name not in self.MAKERS:
            raise AttributeError(name)
        if name not in self.made:
            self.made[name] = self.MAKERS[name](self.p)
        return self.made[name]

    def set(self, kind, x, y, z=0, s=1, rotz=None):
        original = getattr(self, kind)
        turn = rnd.uniform(0, 6) if rotz is None else rotz
        return (inst_tree(original, (x, y, z), turn, s) if kind.startswith('palm') else inst(original, (x, y, z), (0, 0, turn), s))

    def fill(self, x0, x1, y0, y1, n, kinds=('green', 'light', 'green'), size=(.5, .9), z=-.05, bloom=0, keep=None):
        """n bushes spread evenly over a rectangle; every bloom-th carries flowers buried in its green;
        `keep(x, y)` false leaves a place free"""
        for i in range(n):
            x, y = x0 + (x1 - x0) * rnd.random(), y0 + (y1 - y0) * ((i * .618) % 1)
            if keep and not keep(x, y):
                continue
            s = rnd.uniform(*size)
            self.set(kinds[i % len(kinds)], x, y, z, s)
            if bloom and i % bloom == 0:
                self.set('bloom', x, y - .05, z + .3 * s, s * .8)


def _away(tree):
    tree.location = HIDDEN
    return tree
