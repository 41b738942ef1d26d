"""Suite Juu, upstairs: a terrace in the wind above the beach, plunge pool, pergola, the ocean wide ahead (+Y).
Options: `pool_kind` 'plunge' (2 x 2 m) or 'square' (4 x 4 m), `rail` 'wall' or 'wood', `table_for` 'two', `lit`, `bed` daybed."""
import math

from studio.building import balustrade, thatch_quad
from studio.geometry import Group, box, cyl, fbm, rnd, sheet
from studio.materials import Palette, plain, plaster
from studio.plants import Garden, litter
from studio.props import (basket_lamp, book, chair, curtain, dhow, flower_vase, fruit_bowl, hurricane, lantern, lounger, plate, pot, rolled_towel, rug,
                          sandals, sofa, stool, straw_hat, table, tumbler)
from studio.sky import point, unseen
from studio.traces import hung_cloth, juice
from studio.water import lagoon, pool

CAMERAS = {
    'terrace': dict(loc=(-1.0, -3.3, 1.55), target=(.75, 6, 1.15), lens=23),
    'shade': dict(loc=(-4.1, -2.7, 1.25), target=(-1.1, 6, 1.12), lens=30, fstop=3.2, focus=5.2),
    'brim': dict(loc=(2.95, .15, .98), target=(.05, 4.9, .66), lens=37, fstop=2.8, focus=4.1),
    'plunge': dict(loc=(3.5, -1.9, 1.55), target=(.2, 3.0, .55), lens=30),
    'square': dict(loc=(3.5, -3.9, 1.55), target=(-.5, 4.5, .95), lens=24),
    'balcony': dict(loc=(-4.6, -3.0, 1.5), target=(-.4, 5.0, 1.15), lens=26),
    'corner': dict(loc=(2.9, -4.6, 1.5), target=(-2.9, 3.0, 1.0), lens=25),
    'wide_evening': dict(loc=(.3, -4.3, 1.6), target=(-.7, 6, 1.2), lens=23),
}
EDGE = 4.6               # where the terrace ends towards the sea
HEIGHT = 4.2             # over the beach


def build(pool_kind='plunge', rail='wall', table_for=None, lit=False, bed=True, cloth='teal', loungers=True, sail=False, lived=False):
    p = Palette()
    garden = Garden(p)
    colour = {'teal': p.teal, 'rust': p.rust, 'indigo': p.indigo, 'ochre': p.ochre}[cloth]
    ground = -HEIGHT
    sheet('beach', 160, 60, lambda u, v: (-110 + 220 * u, 4 + 44 * v, ground - 1.9 * max(0, v - .15) / .85 + .12 * fbm((-110 + 220 * u) * .2, (4 + 44 * v) * .25)), p.sand)
    lagoon(20, ground - .75, 30)
    if sail:
        dhow(p, (16, 120, ground - .7), .95, .3)
    # crowns of palms at eye height frame the sea
    for kind, x, y, s, turn in (('palm_a', -9.5, 8.5, .86, .3), ('palm_b', 9.2, 7.5, .98, 2.6), ('palm_a', 13, 11, .95, 2.8), ('palm_b', -13.5, 12, 1.1, .4), ('palm_a', 6.8, 15, .62, 2.2), ('palm_b', -5.6, 16, .6, 1.2)):
        garden.set(kind, x, y, ground - .2, s, turn)
    for i in range(26):
        garden.set(('green', 'light', 'bloom')[i % 3], -12 + 24 * ((i * .618) % 1), 8 + rnd.uniform(0, 4), ground - .1, rnd.uniform(.9, 1.6))

    hole = (.0, 2.0, 1.7, 3.7) if pool_kind == 'plunge' else (-.2, 3.8, -.4, 3.6)
    px0, px1, py0, py1 = hole
    deck = 0
    if pool_kind == 'plunge':                 # the plunge pool stands half a metre proud, with a step and a wide rim
        deck = .48
    floor = plaster('terracefloor', '#e7d9bf', '#d3c2a2', 1.4, .12, .5)
    for x0, x1, y0, y1 in ((-7, px0, -9, EDGE), (px1, 7, -9, EDGE), (px0, px1, -9, py0), (px0, px1, py1, EDGE)):
        box(x0, x1, y0, y1, -.35, 0, floor)
    box(-7, 7, EDGE - .4, EDGE + .05, ground, -.3, p.lime)
    joint = plain('joint', '#c4b191', .9, .1)
    for i in range(12):
        y = -8.5 + i * 1.2
        if not py0 - .5 < y < py1 + .5:
            box(-7, 7, y - .005, y + .005, -.01, .0015, joint)
    for i in range(12):
        x = -6.6 + i * 1.2
        box(x - .005, x + .005, -9, py0 - .5 if px0 - .5 < x < px1 + .5 else EDGE, -.01, .0012, joint)
    pool(px0, px1, py0, py1, 1.15 + deck, lit=.16 if lit else .05, top=deck)
    rim = .42
    for x0, x1, y0, y1 in ((px0 - rim, px0, py0 - rim, py1 + rim), (px1, px1 + rim, py0 - rim, py1 + rim), (px0, px1, py0 - rim, py0), (px0, px1, py1, py1 + rim)):
        box(x0, x1, y0, y1, -.03, deck + .03, p.coping, .02)
    if deck:
        box(px0 - .1, px1 + .1, py0 - rim - .42, py0 - rim + .02, -.02, .24, p.coping, .02)
        tiles = plaster('tiles', '#4f9b98', '#2f7f7e', 9, .1, .3)
        width = px1 - px0 + 2 * rim
        for i in range(18):                  # a band of tiles on the two sides that are seen
            a = i * width / 18 + .012
            for z0, z1 in ((.27, .335), (.345, .41)):
                box(px0 - rim + a, px0 - rim + a + width / 18 - .02, py0 - rim - .006, py0 - rim + .02, z0, z1, tiles, .004)
                box(px1 + rim - .02, px1 + rim + .006, py0 - rim + a, py0 - rim + a + width / 18 - .02, z0, z1, tiles, .004)
    if lit:
        unseen(point(((px0 + px1) / 2, (py0 + py1) / 2, deck - .6), 40, '#bff3ea', .2))

    # the edge towards the sea
    if rail == 'wall':
        for x0, x1 in ((-7, 7),):
            box(x0, x1, EDGE - .22, EDGE + .04, -.02, .62, p.lime, .03)
            box(x0, x1, EDGE - .28, EDGE + .1, .62, .69, p.coping, .02)
    else:
        for i in range(5):
            x = -7 + i * 3.5
            box(x - .06, x + .06, EDGE - .15, EDGE - .03, 0, 1.06, p.wood, .01)
            if i:
                balustrade(p, (x - 3.44, EDGE - .09, 0), (x - .06, EDGE - .09, 0), 0, .14)
    for s in (-1, 1):
        box(s * 7 - .13, s * 7 + .13, -9, EDGE, -.02, .75, p.lime, .03)

    # makuti roof over the left half
    for x, y in ((-5.7, 3.6), (-1.55, 3.6), (-5.7, -1.2), (-1.55, -3.4)):
        cyl((x, y, 0), (x, y, 2.75), .1, .085, p.pale_wood, 14, wob=.01, rings=8)
        box(x - .18, x + .18, y - .18, y + .18, 0, .14, p.coping, .02)
    for y in (3.6, -3.4):
        cyl((-6.6, y, 2.78), (-1.2, y, 2.78), .08, .08, p.pale_wood, 12, wob=.008, rings=9)
    for x in (-1.55, -5.7):
        cyl((x, -9, 2.88), (x, 4.1, 2.88), .08, .08, p.pale_wood, 12, wob=.008, rings=12)
    for i in range(22):
        y = -8.8 + i * .62
        cyl((-1.05, y, 2.86), (-4.1, y, 4.6), .04, .035, p.pale_wood, 8)
        cyl((-7.2, y, 2.86), (-4.1, y, 4.6), .04, .035, p.pale_wood, 8)
    thatch_quad('roofE', p.thatch, (-.85, -9.2, 2.85), (-.85, 4.5, 2.85), (-4.1, 4.3, 4.75), (-4.1, -9.2, 4.75), under=p.thatch_back)
    thatch_quad('roofW', p.thatch, (-7.4, 4.5, 2.85), (-7.4, -9.2, 2.85), (-4.1, -9.2, 4.75), (-4.1, 4.3, 4.75), seed=4, under=p.thatch_back)
    thatch_quad('inE', p.thatch_inside, (-.9, 4.4, 2.82), (-.9, -9.2, 2.82), (-4.1, -9.2, 4.66), (-4.1, 4.3, 4.66), .24, 20, .42, .045, 6, under=p.thatch_back)
    thatch_quad('inW', p.thatch_inside, (-7.3, -9.2, 2.82), (-7.3, 4.4, 2.82), (-4.1, 4.3, 4.66), (-4.1, -9.2, 4.66), .24, 20, .42, .045, 8, under=p.thatch_back)

    if bed:                                   # daybed under the roof, looking out
        sofa(p, -4.95, 1.2, 2.9, math.pi / 2, base=p.pale_wood, pillows=(colour, p.linen, p.sand_cloth, colour))
        rug(p, -3.6, 1.1, 1.0, 1.5)
        with Group((-3.55, 1.2, 0)):
            cyl((0, 0, .3), (0, 0, .36), .48, .48, p.wood, 48)
            for a in (.8, 2.4, 4.0, 5.6):
                cyl((.34 * math.cos(a), .34 * math.sin(a), 0), (.26 * math.cos(a), .26 * math.sin(a), .31), .03, .035, p.dark_wood, 10)
        book(p, -3.75, 1.3, .36, .6, p.indigo)
        fruit_bowl(p, -3.4, 1.05, .36, .8, 'lime')
        basket_lamp(p, (-3.7, .6, 2.35), .34, 14 if lit else 0, 4.4, kind='bell')
        basket_lamp(p, (-3.7, -2.6, 2.5), .26, 14 if lit else 0, 4.4)
        for x in (-5.7,):
            curtain(p, x + .06, x + .75, 3.6, .04, 2.72, folds=6, gather=.45)
        curtain(p, -2.25, -1.62, 3.6, .04, 2.72, folds=6, gather=.45)
    if loungers:
        where = ((4.3, .9, .12), (5.35, 1.0, -.05)) if pool_kind == 'plunge' else ((4.95, -.3, .1), (4.95, 2.2, -.03))
        for x, y, turn in where:
            lounger(p, x, y, math.pi + turn, pillow=colour)
        if pool_kind == 'plunge':
            stool(p, 4.82, 1.9, 0, .2, .4)
            tumbler(p, 4.86, 1.88, .4, drink=plain('lime', '#b8c76a', .3))
            straw_hat(p, (4.33, .5, .47), .5, colour)
    if table_for == 'two':
        x, y = -3.5, 1.3
        table(p, x, y, 1.1, .9)
        box(x - .16, x + .16, y - .46, y + .46, .762, .767, p.linen, .002)
        for s in (-1, 1):
            chair(p, x + s * .88, y, -s * math.pi / 2 + .08)
            plate(p, x + s * .34, y, .762)
            tumbler(p, x + s * .2, y + .24, .762)
        hurricane(p, (x, y + .05, .768), 1.1, 4)
        flower_vase(p, x, y - .25, .768, .9, flowers=p.bougainvillea)
        basket_lamp(p, (x, y, 2.2), .3, 16 if lit else 0, 4.4, kind='drum')
    litter(p, -6.5, 6.5, -4, EDGE - .3, 130, .003, 6, (.03, .1))
    if lived:
        juice(p, px0 - .22, py0 + .5, deck + .032)
        book(p, px0 - .2, py0 + .95, deck + .03, .9, p.sand_cloth)
        sandals(p, .7, py0 - 1.15, .002, .5)
        hung_cloth(p, -6.4, -5.2, 1.05, .86, .3, .35, p.sand_cloth, seed=2)
    # pots, lanterns, towels
    pot(p, 6.3, 3.9, 0, 1.0, garden.agave)
    pot(p, 5.7, 4.15, 0, .7, garden.fern, .9, 2)
    pot(p, -.75, 4.05, 0, .8, garden.agave, .8, 1)
    pot(p, -6.3, 3.9, 0, 1.05, garden.strelitzia, .9, 2)
    rolled_towel(p, px1 + .2, py0 + .2, deck + .03, 1.4, r=.065)
    rolled_towel(p, px1 + .36, py0 + .3, deck + .03, 1.5, r=.065)
    for x, y, z, k in ((px0 - .2, py1 + .2, deck + .03, .8), (2.75, py0 - (.95 if deck else .8), 0, 1.05), (-1.0, 2.9, 0, .95)) + (((6.2, -1.2, 0, 1.1), (-1.1, -1.9, 0, 1.1)) if lit else ()):
        lantern(p, (x, y, z), k, 14 if lit else 0, rnd.uniform(0, 1))
