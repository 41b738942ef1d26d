"""Calm close views with little in them: sand, shells, a palm's shadow on a wall, cloth. `what` names the view."""
import math

import numpy as np

from studio import materials as mats
from studio.geometry import ball, box, cyl, fbm, lathe, mesh, rnd, sheet
from studio.materials import Palette
from studio.plants import Garden, frond_mesh
from studio.props import pillow, pot, straw_hat
from studio.water import lagoon

CAMERAS = {
    'sand': dict(loc=(0, -1.6, .8), target=(.05, .35, .0), lens=34),
    'shells': dict(loc=(.08, -.72, .5), target=(.02, .06, .02), lens=40, fstop=5),
    'wall': dict(loc=(0, -4.6, 1.5), target=(.1, 0, 1.42), lens=32),
    'cloth': dict(loc=(-.3, -2.0, 1.35), target=(.0, .5, .62), lens=38),
    'horizon': dict(loc=(0, -4, 2.0), target=(0, 40, 2.6), lens=35),
}


def ripples(x, y):
    """what the tide leaves: long soft ridges that wander and fork"""
    bend = .35 * fbm(x * .55, y * .4, 3)
    phase = (y + bend) * 26 + 1.6 * fbm(x * .9, y * 1.3, 3)
    return .011 * (.5 + .5 * math.sin(phase)) ** 1.4 + .02 * fbm(x * .8, y * .8, 3)


def shell_cone(mat, turns=5, seed=1):
    """a small spiral shell, tip up"""
    prof = []
    for i in range(turns * 6 + 1):
        t = i / (turns * 6)
        prof.append((.05 * (1 - t) ** .9 * (1 + .13 * abs(math.sin(t * turns * math.pi))) + .001, .13 * t))
    return lathe(prof, mat, 28)


def cowrie(mat):
    return sheet('cowrie', 40, 20, lambda u, v: (.05 * math.sin(math.pi * v) * math.cos(2 * math.pi * u) * .72, .05 * -math.cos(math.pi * v), .038 * math.sin(math.pi * v) * max(-.35, math.sin(2 * math.pi * u)) + .014), mat)


def scallop(mat):
    n, m, v, f = 60, 14, [], []
    for i in range(n + 1):
        a = math.radians(-72 + 144 * i / n)
        for j in range(m + 1):
            r = j / m
            rib = .0032 * r * math.cos(i / n * math.pi * 26)
            v.append((.075 * r * math.sin(a), .075 * r * math.cos(a) * (1.02 - .06 * abs(math.sin(a * 6.5))), .024 * math.sin(math.pi * (r * .82)) * math.cos(a) + rib + .004))
    for i in range(n):
        for j in range(m):
            b = i * (m + 1) + j
            f.append((b, b + m + 1, b + m + 2, b + 1))
    return mesh('scallop', v, f, mat, smooth=True)


def sand(p):
    sheet('sand', 420, 420, lambda u, v: (-3.2 + 6.4 * u, -1.8 + 6.2 * v, ripples(-3.2 + 6.4 * u, -1.8 + 6.2 * v)), mats.sand('finesand', '#f4e6cd', '#e6d2b0', .12))


def shells(p):
    sheet('sand', 300, 300, lambda u, v: (-1.5 + 3 * u, -1 + 3 * v, .35 * ripples(-1.5 + 3 * u, -1 + 3 * v) + .006 * fbm(u * 22, v * 22)), mats.sand('finesand', '#f4e6cd', '#e3cfad', .1))
    cream = mats.plaster('shellcream', '#f7ead6', '#d9b48f', 26, .1, .3)
    rose = mats.plaster('shellrose', '#f3d9c8', '#cf9a83', 30, .1, .35)
    brown = mats.plaster('shellbrown', '#8a5a3a', '#e9d3b0', 60, .05, .15)
    spiral = shell_cone(cream)
    spiral.location, spiral.rotation_euler = (.17, .1, .035), (1.75, .2, .7)
    other = shell_cone(rose)
    other.location, other.rotation_euler, other.scale = (-.33, .26, .03), (1.7, -.1, -1.0), (.7, .7, .7)
    for x, y, s, a, m in ((-.1, .05, 1.5, .4, rose), (.02, .3, 1.05, -.8, cream), (.36, .32, .8, 1.2, rose), (-.28, -.06, .7, 2.4, cream)):
        o = scallop(m)
        o.location, o.rotation_euler, o.scale = (x, y, .01), (.08, .06, a), (s, s, s)
    for x, y, s, a in ((.17, -.11, .8, .6), (-.02, -.13, .6, -.7), (.4, .08, .65, 1.5)):
        o = cowrie(brown)
        o.location, o.rotation_euler, o.scale = (x, y, .0), (0, 0, a), (s, s, s)
    for i in range(60):
        ball((rnd.uniform(-.9, .9), rnd.uniform(-.3, 1.2), .004), rnd.uniform(.002, .006), cream if i % 3 else brown, (1, 1.3, .5), 8)


def wall_shadow(p, garden):
    """plaster wall, baraza bench with a cushion and a pot; the palm stands behind the camera"""
    box(-6, 6, 0, .4, 0, 5, mats.plaster('limewall', '#f5ecdd', '#e6d8c0', 1.6, .5, .85))
    box(-6, 6, -.62, .02, 0, .44, p.lime, .04, 4)
    box(-6, 6, -.66, .02, .43, .5, p.coping, .03, 4)
    box(-8, 8, -8, .1, -.3, 0, mats.sand('floor', '#eddcbd', '#d8c29a', .6))
    for x, m, lean in ((.95, p.teal, -.32), (1.42, p.linen, -.28)):
        for part in pillow((x, -.2, .74), .48, .46, .1, m):
            part.rotation_euler = (math.radians(74), 0, lean * .4)
    pot(p, -1.75, -.34, .5, .55, garden.agave, .55)
    straw_hat(p, (.3, -.34, .505), .2, p.rust)
    for at, turn in (((-2.6, -1.5, 2.9), .4), ((-3.4, -1.1, 3.3), 2.2)):
        crown = frond_mesh('shade', 9, 3.0, np.random.RandomState(4 + int(turn)), p.palm)
        crown.location, crown.rotation_euler = at, (0, .2, turn)


def cloth(p, printed, other):
    """kangas folded on a wooden bench before a wall"""
    box(-4, 4, 1.0, 1.3, 0, 4, mats.plaster('limewall', '#f1e6d3', '#dfcfb4', 1.6, .4, .85))
    for i in range(4):
        box(-1.4, 1.4, -.34 + i * .2, -.155 + i * .2, .42, .47, p.wood, .01)
    for x in (-1.2, 1.2):
        for y in (-.25, .35):
            cyl((x, y, 0), (x, y, .43), .04, .05, p.dark_wood)
    box(-4, 4, -3, 1.1, -.2, 0, p.stone)
    pile = [(printed[0], -.32, .72, .3), (printed[1], -.3, .7, .29), (p.linen, -.31, .68, .28), (printed[2], -.29, .69, .29), (printed[0], -.3, .67, .28)]
    z = .475
    for i, (m, x, w, d) in enumerate(pile):
        for layer in range(3):
            b = box(x - w / 2 + rnd.uniform(-.01, .01), x + w / 2 + rnd.uniform(-.01, .01), .05 - d + rnd.uniform(-.008, .008), .05 + d, z, z + .026, m, .012, 4)
            b.rotation_euler = (0, 0, rnd.uniform(-.012, .012))
            z += .0245
    # one cloth falls over the bench's edge
    def at(u, v):
        x = .35 + .62 * u
        s = v * 1.25
        fold = .012 * math.sin(u * 30) + .01 * fbm(u * 5, v * 5)
        if s < .62:
            return (x, .42 - s, .485 + abs(fold) + .004)
        d = s - .62
        return (x + .03 * math.sin(u * 9) * d, -.215 - .03 * math.sin(u * 18) * min(1, d * 4) - .02, .48 - d + .01)
    sheet('fall', 90, 110, at, printed[1])
    lathe([(0, 0), (.05, 0), (.1, .05), (.12, .12), (.09, .2), (.06, .24), (.07, .27), (.06, .27), (.05, .24), (0, .22)], p.terracotta, 40, (1.12, .3, .475))


def build(what):
    p = Palette()
    garden = Garden(p)
    if what == 'sand':
        sand(p)
    elif what == 'shells':
        shells(p)
    elif what == 'wall':
        wall_shadow(p, garden)
    elif what == 'cloth':
        cloth(p, (mats.kanga('k1', scale=16), mats.kanga('k2', '#2f8280', '#f3e9d6', '#c99a4a', 18), mats.kanga('k3', '#b8643c', '#f3e9d6', '#3a2214', 20)), None)
    elif what == 'horizon':
        sheet('beach', 120, 60, lambda u, v: (-40 + 80 * u, -9 + 14 * v, -.55 * v + .03 * fbm(u * 40, v * 9, 4)), p.sand)
        lagoon(-9, -.42, -45, bump=.25, mirror=.5)
