"""What people and weather leave behind: footprints, sandals, a towel, sand blown over a floor."""
import math

import numpy as np

from . import materials as mats
from .geometry import Group, fbm, lathe, mesh, sheet
from .props import tumbler


def trail(x0, y0, x1, y1, seed=1, wander=.25, stride=.62):
    """footprints from one point to another: [(x, y, direction)]"""
    rr = np.random.RandomState(seed)
    length = math.hypot(x1 - x0, y1 - y0)
    n = max(2, int(length / stride))
    dx, dy = (x1 - x0) / length, (y1 - y0) / length
    bend = rr.normal(0, wander)
    prints = []
    for i in range(n):
        t = i / n
        off = bend * math.sin(math.pi * t) + .11 * (-1) ** i + rr.normal(0, .025)
        prints.append((x0 + (x1 - x0) * t - dy * off + rr.normal(0, .04) * dx, y0 + (y1 - y0) * t + dx * off, math.atan2(dy, dx) + rr.normal(0, .14)))
    return prints


def pressed(x, y, prints, depth=.04):
    """how far prints press the sand in at arrays x, y: heel and ball, with a low rim thrown up around them"""
    z = np.zeros_like(x)
    for px, py, a in prints:
        near = (abs(x - px) < .5) & (abs(y - py) < .5)
        if not near.any():
            continue
        u = (x[near] - px) * math.cos(a) + (y[near] - py) * math.sin(a)
        v = -(x[near] - px) * math.sin(a) + (y[near] - py) * math.cos(a)
        ball = ((u - .06) / .085) ** 2 + (v / .055) ** 2
        heel = ((u + .075) / .06) ** 2 + (v / .042) ** 2
        rim = (u / .2) ** 2 + (v / .11) ** 2
        z[near] += -depth * np.maximum(np.exp(-ball ** 2), np.exp(-heel ** 2)) + depth * .5 * np.exp(-(rim - 1) ** 2 * 6)
    return z


def walked_sand(x0, x1, y0, y1, height, prints, mat, near=(0, 0), cells=420, power=2.2):
    """ground of sand over a rectangle, fine around `near` and coarser away from it; height(x, y) in metres.
    Gives back a function of x and y that says how high it lies."""
    def axis(a, b, centre):
        t = np.linspace(-1, 1, cells)
        warped = np.sign(t) * abs(t) ** power
        return np.where(warped < 0, centre + warped * (centre - a), centre + warped * (b - centre))
    xs, ys = axis(x0, x1, near[0]), axis(y0, y1, near[1])
    x, y = np.meshgrid(xs, ys)
    base = np.array([[height(a, b) + .022 * fbm(a * 1.4, b * 1.4, 4) + .009 * fbm(a * 6, b * 6, 2) for a in xs] for b in ys])
    z = base + pressed(x, y, prints)
    n = cells
    verts = np.stack([x, y, z], -1).reshape(-1, 3)
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
    mesh('sand', verts, faces, mat, smooth=True)
    return lambda a, b: height(a, b) + .022 * fbm(a * 1.4, b * 1.4, 4)


def sandals(p, x, y, z=0, rotz=.3, mat=None):
    """a pair kicked off: one a little askew"""
    sole = mat or mats.plain('sole', '#5a3d26', .8, .2)
    strap = mats.plain('strap', '#3a2a1d', .7, .3)
    for side, turn, shift in ((-1, .12, 0), (1, -.28, .07)):
        with Group((x + side * .075 * math.cos(rotz), y + side * .075 * math.sin(rotz) + shift, z), rotz + turn):
            outline = [(.042 * math.cos(a) * (1.12 if math.sin(a) > 0 else .92), .125 * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 28, endpoint=False)]
            n = len(outline)
            mesh('sole', [(a, b, .002) for a, b in outline] + [(a, b, .02) for a, b in outline],
                 [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], sole, smooth=False)
            for s in (-1, 1):
                sheet('strap', 14, 3, lambda u, v: (s * .045 * u, .075 - .07 * u + .012 * (v - .5), .02 + .035 * math.sin(math.pi * u) * .9), strap)


def juice(p, x, y, z, colour='#d98b34', full=.45):
    """a glass somebody has drunk from"""
    tumbler(p, x, y, z)
    lathe([(0, .008), (.0245, .008), (.0255 + .004 * full, .12 * full), (0, .12 * full)], mats.plain('juice', colour, .25, .5), 32, (x, y, z))


def hung_cloth(p, x0, x1, y, z, front=.55, back=.35, mat=None, thick=.02, seed=0, slope=.06):
    """a towel over a rail or a wall that runs along x at height z; its hems hang unevenly"""
    def at(u, v):
        x = x0 + (x1 - x0) * u
        fold = .012 * math.sin(u * 17 + seed) + .02 * fbm(u * 3 + seed, v * 2, 3)
        run = v * (front + back) - front
        drop = (front if run < 0 else back) * (1 + slope * math.sin(u * 3 + seed))
        if abs(run) < .05:
            return (x, y + run, z + thick * (1 - (run / .05) ** 2) * .4)
        side = -1 if run < 0 else 1
        return (x + .04 * math.sin(run * 7 + seed + u * 2) * abs(run), y + side * (.05 + .5 * abs(fold)) + (fold + .03 * math.sin(u * 11 + seed)) * min(1, abs(run) * 3), z - (abs(run) - .05) * drop / (front if run < 0 else back))
    obj = sheet('towel', 46, 60, at, mat or p.linen)
    obj.modifiers.new('s', 'SOLIDIFY').thickness = .008
    return obj


def drift(p, x0, x1, y0, y1, z, mat=None, seed=2):
    """sand blown over a floor: thin, and gone where the wind cleans"""
    n = 70
    verts = []
    for j in range(n):
        for i in range(n):
            u, v = i / (n - 1), j / (n - 1)
            edge = min(u, 1 - u, v, 1 - v) * 4
            h = .02 * min(1, edge) * (fbm(u * 5 + seed, v * 5, 4) + .1)
            verts.append((x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, z + h - .004))
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(n - 1) for i in range(n - 1)]
    return mesh('drift', verts, faces, mat or p.sand, smooth=True)
