"""The villa's terrace: thatched house on the left, pool on the right, the beach and the lagoon ahead (+Y).
Options: `view` 'beach' or 'garden' (a white wall closes the far end), `table_for` 'dinner' or 'two' under the verandah,
`lit` doors and pool glow, `pool_at` (x0, x1, y0, y1), `path` low beds along the way in, `loungers`, `lanterns` along the pool."""
import math

from studio.building import thatch_quad
from studio.geometry import Group, arch_outline, box, cyl, fbm, inst, mesh, rnd
from studio.materials import Palette, lit_room, plain, plaster, wood
from studio.plants import Garden, bougainvillea, litter, wrack
from studio.props import (basket_lamp, book, chair, cup, dhow, flower_vase, fruit_bowl, hurricane, lantern, lounger, napkin, plate, pot, sandals, sofa, stool,
                          teapot, tumbler, wall_lamp)
from studio.sky import point, unseen
from studio.traces import hung_cloth, juice, trail, walked_sand
from studio.water import lagoon, pool

CAMERAS = {
    'pool_beach': dict(loc=(3.25, -6.6, 1.62), target=(-.5, 6, 1.62), lens=25),
    'pool_low': dict(loc=(2.75, -3.6, .62), target=(.35, 6, .72), lens=29, fstop=4, focus=6.0),
    'long_table': dict(loc=(-3.0, -4.3, 1.4), target=(-2.95, 3.2, 1.02), lens=33, fstop=2.8, focus=4.6),
    'dusk_corner': dict(loc=(3.9, 7.4, 1.35), target=(-3.2, -1.0, 1.7), lens=27, fstop=5.6, focus=8),
    'quiet_pool': dict(loc=(3.1, -4.0, .95), target=(-1.2, 6.5, .95), lens=33, fstop=3.2, focus=6.5),
    'from_beach': dict(loc=(4.6, 12.6, 1.5), target=(-2.6, -1.0, 1.9), lens=27),
    'landing': dict(loc=(4.9, 9.6, 1.6), target=(-3.0, -1.2, 1.75), lens=24),
    'verandah': dict(loc=(-2.75, -4.6, 1.5), target=(-2.35, 4, 1.4), lens=23),
    'loungers': dict(loc=(-1.75, -3.3, 1.4), target=(.5, 5.2, .95), lens=26),
    'beach_view': dict(loc=(-4.2, -.7, 1.5), target=(.6, 9, 1.3), lens=24),
    'night_pool': dict(loc=(4.35, -5.6, 1.45), target=(-2.3, 3.2, 1.35), lens=24),
    'breakfast': dict(loc=(-2.75, -1.65, 1.5), target=(-2.95, 2.4, .92), lens=30),
    'path': dict(loc=(1.9, -12.2, 1.6), target=(.4, 4, 1.4), lens=27),
    'garden_pool': dict(loc=(4.1, -6.2, 1.5), target=(-.4, 5, 1.2), lens=25),
    'garden_corner': dict(loc=(4.0, 5.3, 1.5), target=(-3.2, -1.6, 1.25), lens=24),
    'water': dict(loc=(2.5, -3.4, 1.3), target=(1.7, 2.0, -.55), lens=34),
    'pool_sea': dict(loc=(1.75, -6.4, 1.15), target=(1.9, 30, .9), lens=30),
}
HOUSE_X = -5.2                    # the house's front
BEACH_POOL = (.2, 3.4, -2.4, 5.4)  # 25 square metres


def shore(garden, p, sail):
    prints = trail(1.5, 6.8, 3.5, 17, 1) + trail(.5, 6.8, -1.5, 18, 2) + trail(-9, 9.5, 9, 10.4, 3) + trail(9, 12.5, -9, 11.6, 4)
    z = walked_sand(-90, 90, 6.5, 40, lambda x, y: -.55 - 1.5 * max(0, y - 11.6) / 29 + .10 * fbm(x * .25, y * .3), prints, p.sand, (1, 9))
    wrack(p, lambda x: 14.5 + .9 * math.sin(x * .25), -26, 26, z, 1600)
    lagoon(18, -1.42, 26)
    if sail:
        dhow(p, (-6, 120, -1.4), .85, .25)
    for kind, x, y, z, turn, s in (('palm_a', 9.2, 8.5, -.6, 2.97, 1), ('palm_b', 7.2, 10.5, -.7, .5, 1), ('palm_a', -7.5, 11, -.7, .4, 1.05),
                                   ('palm_b', 13.5, 13, -.9, 2, 1.2), ('palm_a', 8.3, 1, -.2, 2.6, .78), ('palm_b', 6.6, -4.9, -.8, 2.3, .85)):
        garden.set(kind, x, y, z, s, turn)
    for i in range(14):
        garden.set('green' if i % 3 else 'bloom', -8 + rnd.uniform(0, 7.5), 6.9 + rnd.uniform(0, .8), -.5, rnd.uniform(.5, .9))
    for i in range(60):
        garden.set('grass', rnd.uniform(-14, 20), rnd.uniform(7.4, 11), -.72, rnd.uniform(.4, .9))


def garden_wall(garden, p, sail):
    """closes the far end: low white wall with a wooden gate, a dense bed before it, palms behind"""
    for x0, x1 in ((-14, .95), (2.65, 14)):
        box(x0, x1, 9.2, 9.45, -.6, 1.75, p.lime, .03)
        box(x0, x1, 9.12, 9.53, 1.75, 1.86, p.coping, .02)
    for x in (.9, 2.7):
        box(x - .16, x + .16, 9.05, 9.6, -.6, 2.25, p.lime, .03)
    box(1.06, 2.54, 9.28, 9.36, -.1, 2.0, p.door_wood, .01)
    for i in range(6):
        box(1.12 + i * .235, 1.3 + i * .235, 9.24, 9.3, 0, 1.92, p.wood, .01)
    box(-14, 14, 5.8, 9.2, -.5, -.02, plaster('lawnsoil', '#cdb48d', '#b39a73', 3, .4, .9))
    garden.fill(-5, .2, 6.9, 8.7, 40, ('green', 'light', 'fern', 'green'), (.45, .8), -.05, 5)
    garden.fill(3.3, 9, 6.6, 8.8, 34, ('green', 'light', 'fern', 'green'), (.5, .9), -.05, 6)
    for x, y, s in ((-3.6, 8.4, 1.0), (4.4, 8.4, 1.1), (6.5, 7.6, 1.2), (-1.2, 8.8, .8)):
        garden.set('banana', x, y, .1, s)
    for kind, x, y, turn, s in (('palm_a', -6, 11, .4, 1), ('palm_b', 2.2, 13, .5, 1.15), ('palm_a', 8.8, 10, 2.9, 1), ('palm_b', 7.0, -3.9, 2.3, .85), ('palm_a', 12, 14, 2, 1.2), ('palm_b', -10, 14, 1, 1.2)):
        garden.set(kind, x, y, -.3, s, turn)
    lagoon(40, -1.6, 44)


def doors(p, lit):
    """three carved arched doors with a lattice above"""
    trim, leaf, behind = plaster('trim', '#fbf6ec', '#efe6d6'), wood('leaf', '#6b4226', '#3c2414', (10, 10, 1.), .45, .4), lit_room('glow', 2.0 if lit else .35)

    def flat(y, w, h, mat, depth):
        mesh('arch', [(HOUSE_X + depth, y + a, b) for a, b in arch_outline(0, w, h, .02, 20)], [tuple(range(23))], mat)
    for y in (-6.6, -3.2, .2, 3.4):
        flat(y, 1.75, 2.62, trim, .03)
        flat(y, 1.4, 2.42, leaf, .05)
        flat(y, 1.16, 2.26, behind, .06)
        x = HOUSE_X
        box(x + .05, x + .10, y - .62, y + .62, 0, 1.68, leaf, .01)
        box(x + .05, x + .14, y - .7, y + .7, 1.66, 1.76, p.wood, .01)
        box(x + .06, x + .13, y - .045, y + .045, 0, 1.68, p.wood, .01)
        for q in range(1, 5):
            box(x + .06, x + .1, y - .58 + 1.16 * q / 5 - .015, y - .58 + 1.16 * q / 5 + .015, 1.7, 2.2, leaf)
        for s in (-1, 1):
            for z0, z1 in ((.12, .6), (.7, 1.12), (1.22, 1.6)):
                box(x + .09, x + .125, y + s * .33 - .2, y + s * .33 + .2, z0, z1, p.wood, .02)
            for z in (.06, .65, 1.17):
                for q in range(4):
                    at = y + s * (.1 + .15 * q)
                    cyl((x + .09, at, z), (x + .13, at, z), .018, .006, p.brass, 10)
    if lit:
        for y in (-4.9, -1.5, 1.8):
            with Group((HOUSE_X, y, 0), math.pi / 2):
                wall_lamp(p, 0, 0, 1.98, 13)


def roof(p):
    ex, ez, rx, rz = -1.75, 2.75, -8.6, 6.3
    for y in (-9.2, -5.6, -2.0, 1.6, 5.2):
        cyl((ex - .35, y, 0), (ex - .38, y, ez + .25), .12, .10, p.pale_wood, 14, wob=.012, rings=9)
        box(ex - .58, ex - .12, y - .23, y + .23, 0, .16, p.coping, .02)
    cyl((ex - .36, -9.6, ez + .3), (ex - .36, 6.2, ez + .3), .1, .09, p.pale_wood, 12, wob=.01, rings=14)
    for i in range(27):
        y = -9.4 + i * .6
        up = min(1, max(.05, (6.5 - y) / 3))               # rafters at the hip end where the other slope begins
        cyl((ex + .1, y, ez - .02), (ex + (rx - ex) * up, y, ez + (rz - .12 - ez) * up), .045, .04, p.pale_wood, 8)
    thatch_quad('roofE', p.thatch, (ex + .25, -9.8, ez), (ex + .25, 6.6, ez), (rx, 3.6, rz), (rx, -9.8, rz), under=p.thatch_back)
    thatch_quad('roofN', p.thatch, (ex + .25, 6.6, ez), (-12.5, 6.6, ez), (-9.2, 3.6, rz), (rx, 3.6, rz), seed=4, under=p.thatch_back)
    thatch_quad('within', p.thatch_inside, (ex + .2, 6.5, ez - .03), (ex + .2, -9.8, ez - .03), (rx, -9.8, rz - .1), (rx, 3.6, rz - .1), .24, 18, .42, .045, 6, under=p.thatch_back, battens=p.pale_wood)


def long_table(p, lit, seats=True, laid=True):
    """dinner or breakfast for many under the verandah"""
    x, y0, y1 = -3.45, -1.4, 2.8
    for i in range(6):
        a = x - .45 + i * .15
        box(a + .003, a + .147, y0, y1, .715, .76, p.wood, .006)
    for y in (y0 + .4, y1 - .4):
        box(x - .36, x + .36, y - .06, y + .06, 0, .72, p.dark_wood, .02)
    box(x - .03, x + .03, y0 + .4, y1 - .4, .16, .24, p.dark_wood, .01)
    box(x - .16, x + .16, y0 + .05, y1 - .05, .761, .767, p.linen, .002)
    for i in range(5):
        y = y0 + .45 + i * .82
        for s in (-1, 1):
            if seats:
                chair(p, x + s * .72, y, -s * math.pi / 2 + rnd.uniform(-.1, .1))
            if laid:
                plate(p, x + s * .28, y, .762)
                napkin(p, x + s * .28, y, .775, .5, p.teal)
                tumbler(p, x + s * .16, y + .2, .762)
    for i in range(4):
        y = y0 + .85 + i * .82
        if i % 2:
            flower_vase(p, x, y, .768, 1.1, flowers=p.bougainvillea if i == 1 else None, seed=i)
        else:
            hurricane(p, (x, y, .768), 1.2, 5 if lit else 1)
    for y in (-.4, 1.6):
        basket_lamp(p, (x, y, 2.35), .3, 22 if lit else 0, 3.6, kind='bell')


def small_breakfast(p):
    """round table for two by the posts"""
    x, y = -3.2, 1.0
    cyl((x, y, .72), (x, y, .76), .58, .58, p.pale_wood, 60)
    cyl((x, y, 0), (x, y, .72), .07, .06, p.dark_wood)
    cyl((x, y, 0), (x, y, .04), .3, .26, p.dark_wood, 40)
    for s in (-1, 1):
        plate(p, x + s * .33, y - .04, .762)
        napkin(p, x + s * .33, y - .04, .775, .4, p.rust)
        cup(p, x + s * .24, y - .3 * s, .762)
        chair(p, x + s * .88, y - .05, -s * math.pi / 2 + .12 * s)
    fruit_bowl(p, x + .02, y + .2, .762, .95)
    teapot(p, x - .08, y - .26, .762, 2.4)
    flower_vase(p, x + .02, y - .02, .762, .8, flowers=p.bougainvillea)
    tumbler(p, x + .3, y + .22, .762, drink=plain('juice', '#e08a2a', .3))


def build(view='beach', table_for=None, lit=False, pool_at=BEACH_POOL, loungers=((-.75, -.2, .05), (-.73, 2.4, -.03)), lanterns=True, cloth='teal', daybed=False, path=False, sail=False):
    p = Palette()
    garden = Garden(p)
    (garden_wall if view == 'garden' else shore)(garden, p, sail)
    px0, px1, py0, py1 = pool_at
    end = 6.4 if view == 'beach' else max(6.0, py1 + .5)
    for x0, x1, y0, y1 in ((-12, px0, -16, end), (px1, 12, -16, end), (px0, px1, -16, py0)) + (((px0, px1, py1, end),) if view == 'garden' else ()):
        box(x0, x1, y0, y1, -1.2, 0, p.stone)
    pool(px0, px1, py0, py1, 1.2, view == 'beach', lit=.02 if lit else .05)
    for x0, x1, y0, y1 in ((px0 - .38, px0, py0 - .38, end), (px1, px1 + .38, py0 - .38, end), (px0, px1, py0 - .38, py0)) + (((px0, px1, py1, py1 + .38),) if view == 'garden' else ()):
        box(x0, x1, y0, y1, -.03, .035, p.coping, .015)
    if lit:
        for y in (py0 + 1, (py0 + py1) / 2, py1 - 1):
            unseen(point(((px0 + px1) / 2, y, -.9), 3.2, '#ffe2b4', .2))
    # house
    box(-12, HOUSE_X, -9.6, 5.4, 0, 4.0, p.plaster, .06)
    doors(p, lit)
    roof(p)
    # paving joints
    joint = plain('joint', '#a8977a', .9, .1)
    for i in range(18):
        y = -16 + i * 1.25
        for x0, x1 in ((HOUSE_X, px0 - .4),) + (((px0 - .4, 4.6),) if y < py0 - .4 else ()):
            box(x0, x1, y - .005, y + .005, -.01, .0015, joint)
    for x in (-4.2, -3.0, -1.8, -.6) + ((.6, 1.8, 3.0, 4.2) if py0 > -3 else ()):
        box(x - .005, x + .005, -16, end if x < 0 else py0 - .4, -.01, .0015, joint)
    # planted bed on the right: low and thick in front, higher behind, flowers only inside the green
    bed = max(4.72, px1 + .6)
    box(bed, 12.5, -3.6, end, -.02, .018, p.sand)
    box(bed - .08, bed + .02, -3.6, end, -.02, .05, p.coping, .01)
    box(bed - .08, 12.5, -3.7, -3.6, -.02, .05, p.coping, .01)
    for i in range(64):
        y = -3.3 + 9.4 * ((i * .618) % 1)
        x = bed + .42 + rnd.uniform(0, 1) ** 1.3 * 5.2
        k = .34 + .055 * (y + 3.3) + rnd.uniform(0, .16)
        inst((garden.green, garden.light, garden.green)[i % 3], (x, y, -.08), (0, 0, rnd.uniform(0, 6)), (k * 1.25, k * 1.25, k))
        if i % 5 == 0 and y > -1.5:
            inst(garden.bloom, (x - .12, y - .2, .5 * k), (0, 0, rnd.uniform(0, 6)), k * .7)
        if i % 9 == 0:
            garden.set('fern', bed + .3, y, 0, .5)
    if path:                          # low beds lead from the gate to the pool
        for x0, x1 in ((-.9, .5), (3.3, 7)):
            box(x0 - .08, x1 + .08, -11.5, -4.4, -.02, .06, p.coping, .01)
            box(x0, x1, -11.4, -4.5, 0, .075, p.sand)
            garden.fill(x0 + .25, min(x1, 5.6) - .25, -11, -4.8, 34, ('green', 'light', 'fern', 'green'), (.26, .42) if x0 < 0 else (.4, .75), 0, 4)
        for y in (-10, -7.4, -4.9):
            lantern(p, (2.95, y, 0), 1.0, 2, y)
    # behind the camera: trees and a hedge, seen when looking back from the beach
    garden.fill(-9, 11, -15.4, -12.6, 50, ('green', 'light', 'green'), (.9, 1.5), -.1, 7, keep=lambda x, y: not -.2 < x < 3.2)
    for x, y, turn, s in ((-10, -13, .3, 1.1), (6.5, -13.5, 2.4, 1.15), (10.5, -9, 2.8, 1.0)):
        garden.set('palm_a', x, y, -.1, s, turn)
    for x, y, turn, s in ((-3.5, -17, 1, 1.3), (3.6, -18, 2, 1.3), (12, -15, .5, 1.2)):
        garden.set('palm_b', x, y, -.1, s, turn)
    # pots
    pot(p, -4.6, -1.5, 0, 1, garden.agave)
    pot(p, -4.6, 4.9, 0, 1, garden.agave, .9, 1)
    pot(p, bed + .2, 5.6, 0, 1.15, garden.agave, 1.15, 1)
    pot(p, -4.65, -4.9, 0, .9, garden.fern, 1, 2)
    pot(p, -4.65, 1.9, 0, .8, garden.fern, .9, 3)
    colour = {'teal': p.teal, 'rust': p.rust, 'indigo': p.indigo}[cloth]
    for x, y, turn in loungers:
        lounger(p, x, y, math.pi + turn, pillow=colour)
    if len(loungers) == 2:
        (xa, ya, _), (xb, yb, _) = loungers
        mx, my = (xa + xb) / 2, (ya + yb) / 2
        stool(p, mx, my, 0, .25, .42)
        book(p, mx - .06, my + .05, .42, .4, p.rust)
        tumbler(p, mx + .12, my - .08, .42, drink=plain('lime', '#b8c76a', .3))
    if table_for == 'dinner':
        long_table(p, lit)
    elif table_for == 'two':
        small_breakfast(p)
    # traces of the day
    litter(p, HOUSE_X, px1 + 1.4, py0 - 4, end, 150, .004, 6)
    for x, y, turn in loungers[:1]:
        hung_cloth(p, x - .3, x + .26, y - .62, .98, .5, .2, seed=1)
        sandals(p, x + .62, y + .5, .002, turn + 2.6)
    if table_for != 'dinner' and loungers:
        juice(p, px0 - .2, py0 + 1.2, .036)
    bougainvillea(p, (-4.95, 5.0, 0), 1.8, .7, 26, 5)
    if daybed:
        sofa(p, -4.3, 1.9, 2.4, math.pi / 2, pillows=(p.teal, p.linen, p.rust), base=p.pale_wood)
    if lanterns:
        spots = [(px0 - .65, py0 - .5, 1.15), (px0 - .3, py0 - .75, .8), (-2.3, 4.6, 1.2), (-2.15, -2.6, 1.0)]
        if lit:
            spots += [(px0 - .3, y, .9) for y in (py0 + .8, py0 + 6.4)] + [(px1 + .75, y, 1.0) for y in (py0 + 1, py0 + 4, py1 - .4)] + [(-2.3, -6.2, 1.2), (-2.3, 1.0, 1.1)]
        for x, y, k in spots:
            lantern(p, (x, y, .035), k, 11 if lit else 0, rnd.uniform(0, 1))
