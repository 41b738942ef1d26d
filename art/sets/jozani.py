"""Jozani: a boardwalk through mangroves at high water, light falling in from the side."""
import math

import numpy as np

from studio import materials as mats
from studio.geometry import box, cyl, fbm, inst, mesh, rnd, sheet
from studio.materials import Palette
from studio.plants import Garden, bush
from studio.water import still_material

CAMERAS = {'walk': dict(loc=(.25, -3.4, 1.6), target=(.1, 8, 1.25), lens=25)}


def walk_x(y):
    return .9 * math.sin(y * .13)


def mangrove(p, x, y, h, seed):
    """stilt roots, a leaning trunk, crowns of leaves"""
    rr = np.random.RandomState(seed)
    lean = rr.uniform(-.5, .5, 2)
    knee = np.array([x, y, rr.uniform(.7, 1.2)])
    top = knee + np.array([lean[0], lean[1], h])
    cyl(knee, top, .1, .06, p.trunk, 10, wob=.02, rings=7)
    n = rr.randint(8, 12)
    for i in range(n):
        a = 2 * math.pi * i / n + rr.normal(0, .2)
        r = rr.uniform(.5, 1.15)
        start = knee + np.array([0, 0, rr.uniform(-.1, .5)])
        previous = start
        for j in range(1, 7):
            t = j / 6
            q = start + np.array([r * t ** .8 * math.cos(a), r * t ** .8 * math.sin(a), 0])
            q[2] = start[2] + .12 * math.sin(t * math.pi * .6) - (start[2] + .5) * t ** 2.4
            cyl(previous, q, .035 - .003 * j, .033 - .003 * j, p.trunk, 7)
            previous = q
    for i in range(3):
        tip = top + np.array([rr.normal(0, .8), rr.normal(0, .8), rr.uniform(-.4, .9)])
        cyl(top + np.array([0, 0, -.5]), tip, .045, .025, p.trunk, 7)
    return top


def build():
    p = Palette()
    garden = Garden(p)
    crown = bush('crown', p.leaf, 1.0, 1.0, .55, 3000, .11, 31)
    crown_light = bush('crownlight', p.leaf_light, 1.0, 1.0, .5, 2600, .12, 32)
    sheet('mud', 90, 90, lambda u, v: (-25 + 50 * u, -8 + 50 * v, -.42 + .12 * fbm(u * 22, v * 22)), mats.plaster('mud', '#8a7452', '#5f4e36', 3, .4, .5))
    mesh('water', [(-40, -12, -.3), (40, -12, -.3), (40, 60, -.3), (-40, 60, -.3)], [(0, 1, 2, 3)],
         still_material(see=(-10, 30), tint='#a8b48c', ripple=.03, far=60, colours=('#8a9a72', '#6f8468', '#5b7560', '#4f6b5a', '#46604f')))
    # boards, joists, posts, rope rail on one side
    for i in range(200):
        y = -5 + i * .152
        x = walk_x(y) + rnd.uniform(-.012, .012)
        b = box(-.62, .62, -.068, .068, .33, .372, (p.pale_wood, p.wood, p.pale_wood, p.trunk)[i % 4], .007, 2)
        b.location.x, b.location.y = x, y
        b.rotation_euler = (rnd.uniform(-.01, .01), rnd.uniform(-.006, .006), -.117 * math.cos(y * .13) + rnd.uniform(-.015, .015))
    for i in range(17):
        y = -4 + i * 1.8
        for s in (-1, 1):
            x = walk_x(y) + s * .58
            cyl((x, y, -.8), (x, y, 1.12), .05, .042, p.wood, 10, wob=.01, rings=5)
            if i:
                for z in (1.05, .72):
                    cyl((last[s], y - 1.8, z), (x, y, z), .014, .014, p.rope, 6)
        last = {s: walk_x(y) + s * .58 for s in (-1, 1)}
    k = 0
    for y in range(-2, 27, 2):
        for side in (-1, 1):
            for far in (0, 1):
                k += 1
                x = walk_x(y) + side * (1.9 + 2.6 * far + rnd.uniform(-.3, .7))
                yy = y + rnd.uniform(-.7, .7)
                top = mangrove(p, x, yy, rnd.uniform(2.0, 3.4), k)
                for i in range(3):
                    o = (crown, crown_light)[(k + i) % 2]
                    inst(o, (top[0] + rnd.gauss(0, .7) - side * .35, top[1] + rnd.gauss(0, .7), top[2] + rnd.uniform(-.5, .7)), (0, 0, rnd.uniform(0, 6)), rnd.uniform(.8, 1.25))
    garden.fill(-14, -5.5, 0, 28, 46, ('green', 'light'), (1.2, 2.2), -.3)
    garden.fill(5.5, 14, 0, 28, 46, ('green', 'light'), (1.2, 2.2), -.3)
    garden.fill(-5, 6, 26, 34, 40, ('light', 'green'), (1.4, 2.4), -.3)
    for x, y in ((-2.1, 1.5), (2.3, 4.5), (-2.6, 8), (2.4, 10.5)):
        garden.set('fern', x, y, -.25, .9)
