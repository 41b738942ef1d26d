"""Living rooms, kitchen, bath and reception in the same room shell as the bedrooms. `kind` names the furniture."""
import math

from studio import materials as mats
from studio.building import arch_outline
from studio.geometry import Group, box, cyl, lathe, mesh, ring, rnd
from studio.materials import Palette
from studio.plants import Garden
from studio.props import (basket_lamp, book, cup, flower_vase, fruit_bowl, hurricane, lantern, planter_chair, plate, pot, rolled_towel, rug, sofa,
                          stool, straw_hat, table, table_lamp, teapot, woven_tray)
from studio.room import Room, build_room

CAMERAS = {
    'wide': dict(loc=(1.9, -3.3, 1.4), target=(-.5, 2.4, 1.15), lens=23),
    'wide_left': dict(loc=(-2.2, -3.2, 1.4), target=(.5, 2.4, 1.15), lens=23),
    'close': dict(loc=(1.5, -1.6, 1.35), target=(-1.6, 2.0, .95), lens=26),
    'kitchen': dict(loc=(1.5, -2.5, 1.45), target=(-1.0, 2.0, 1.1), lens=24),
    'bath': dict(loc=(1.5, -1.75, 1.4), target=(-1.15, 1.9, .93), lens=24),
    'desk': dict(loc=(1.5, -3.2, 1.5), target=(-.7, 1.8, 1.15), lens=25),
}


def coffee_table(p, x, y, k=1):
    cyl((x, y, .34), (x, y, .4), .58 * k, .58 * k, p.wood, 56)
    for a in (.8, 2.4, 4.0, 5.6):
        cyl((x + .42 * k * math.cos(a), y + .42 * k * math.sin(a), 0), (x + .34 * k * math.cos(a), y + .34 * k * math.sin(a), .35), .03, .035, p.dark_wood, 10)


def niche(p, x0, y, z, w, h, axis='x'):
    """arched niche in the left wall with a pot in it"""
    outline = arch_outline(0, w, h, 0, 16)
    mesh('niche', [(x0 + .012, y + a, z + b) for a, b in outline], [tuple(range(len(outline)))], mats.plaster('nicheshade', '#d9c9ae', '#cbb897', 2, .2, .9))
    box(x0, x0 + .16, y - w / 2 - .06, y + w / 2 + .06, z - .06, z, p.coping, .015)


def salon(p, garden, r, tone, cushion, second):
    """built-in baraza along the left and far wall, low table, rug"""
    sofa(p, r.x0 + .5, .2, 3.6, math.pi / 2, pillows=(tone, p.linen, second, p.linen, tone), depth=.95)
    sofa(p, -1.65, r.y1 - .5, 2.1, 0, pillows=(second, tone, p.linen), depth=.95)
    coffee_table(p, -1.0, .45, 1.05)
    fruit_bowl(p, -1.1, .55, .4, 1.0, cushion)
    book(p, -.75, .3, .4, .5, p.indigo)
    book(p, -.75, .3, .43, .8, p.rust)
    hurricane(p, (-1.25, .15, .4), 1, 2)
    rug(p, -.9, .3, 1.6, 1.7, mats.diamond_rug('rug', 1.6, 1.7, line='#3f7f7c' if cushion != 'orange' else '#a8443c'))
    planter_chair(p, .75, -.15, -1.2, 0, tone)
    stool(p, .75, .75, 0, .2, .45)
    table_lamp(p, (.75, .75, .45), 8, .85)
    basket_lamp(p, (-.9, .4, 2.45), .36, 12, r.height)
    pot(p, 2.4, 2.6, 0, 1.1, garden.strelitzia, 1)
    for i, (y, w) in enumerate(((-1.3, .42), (.2, .5), (1.7, .42))):
        niche(p, r.x0, y, 1.35, w, .62 if i != 1 else .8)
        lathe([(0, 0), (.06, 0), (.1, .07), (.085, .15), (.04, .2), (.05, .24), (.0, .22)], (p.terracotta, p.china, p.brass)[i], 32, (r.x0 + .1, y, 1.35))


def lounge(p, garden, r, tone, cushion, second):
    """two loose sofas face each other before the door, woven lamps, trays on the wall"""
    sofa(p, -1.9, .5, 2.3, math.pi / 2, base=p.wood, pillows=(tone, p.linen, second))
    sofa(p, .75, -.35, 1.7, -math.pi / 2 - .15, base=p.wood, pillows=(second, tone))
    rug(p, -.6, .3, 1.35, 1.8, mats.diamond_rug('rug', 1.35, 1.8, edge='#8d4829', line='#3b5573', size=1.5))
    table(p, -.6, .35, .8, 1.15, 0, .38)
    flower_vase(p, -.65, .55, .382, 1.3, flowers=p.bougainvillea)
    teapot(p, -.5, .15, .382, 2.4, p.brass, 1)
    cup(p, -.75, .1, .382)
    straw_hat(p, (-1.95, -.35, .53), .4, tone)
    for y, z, s in ((-.5, 1.9, .3), (.15, 1.6, .2), (.3, 2.15, .22), (.85, 1.75, .26)):
        woven_tray(p, (r.x0 + .05, y, z), s)
    for x, y, s in ((-.9, .9, .3), (-.35, .35, .22)):
        basket_lamp(p, (x, y, 2.5 - s), s, 9, r.height)
    pot(p, -2.75, 2.8, 0, 1.1, garden.strelitzia, 1)
    pot(p, 2.5, 1.8, 0, .9, garden.agave, .9)
    lantern(p, (2.3, .4, 0), 1.1, 4)


def kitchen(p, garden, r, tone, cushion, second):
    """whitewashed counter along the left wall, open shelves, an island with stools"""
    x0 = r.x0
    for y in (-2.6, -1.2, .2, 1.6, 3.0):
        box(x0, x0 + .6, y - .08, y + .08, 0, .84, p.white, .02)
    box(x0, x0 + .55, -3.6, 3.3, .02, .1, p.white, .02)
    box(x0, x0 + .66, -3.7, 3.35, .84, .9, p.dark_wood, .015)
    for i, y in enumerate((-1.9, -.5, .9, 2.3)):
        if i % 2:
            lathe([(.2, 0), (.24, .12), (.23, .32), (.2, .34)], p.sand_cloth, 24, (x0 + .34, y, .18))
        else:
            for q in (-.25, .2):
                lathe([(0, 0), (.12, 0), (.18, .12), (.14, .28), (.08, .32), (.1, .36), (0, .34)], p.terracotta, 24, (x0 + .34, y + q, .1))
    tile = mats.checker('splash', '#e9e2d2', '#6fa7a2', 7.0, rough=.3)
    box(x0, x0 + .012, -3.7, 3.35, .9, 1.32, tile)
    for z in (1.55, 1.98):
        box(x0, x0 + .28, -1.7, 2.6, z, z + .045, p.wood, .008)
        for i in range(9):
            y = -1.5 + i * .47
            k = rnd.random()
            if k < .4:
                for q in range(4):
                    plate(p, x0 + .14, y, z + .046 + .013 * q, .105)
            elif k < .75:
                for q in range(2):
                    lathe([(0, 0), (.035, 0), (.045, .09), (.04, .09), (.03, .008), (0, .008)], p.china, 24, (x0 + .12, y - .07 + .13 * q, z + .045))
            else:
                lathe([(0, 0), (.06, 0), (.08, .08), (.05, .15), (.055, .17), (0, .16)], p.terracotta, 28, (x0 + .14, y, z + .045))
    # sink and tap, board, bowl
    lathe([(.19, .0), (.2, .06), (.19, .06), (.15, -.05), (0, -.06)], p.china, 40, (x0 + .33, 1.2, .9))
    cyl((x0 + .08, 1.2, .9), (x0 + .08, 1.2, 1.2), .016, .014, p.brass, 14)
    cyl((x0 + .08, 1.2, 1.2), (x0 + .28, 1.2, 1.16), .014, .012, p.brass, 14)
    fruit_bowl(p, x0 + .33, -.35, .9, 1.0)
    for q in range(2):
        b = box(-.02, .02, -.16, .16, 0, .42, p.pale_wood, .01)
        b.location, b.rotation_euler = (x0 + .1 + .05 * q, .45 + .1 * q, .91 + .21), (0, -.14, 0)
    flower_vase(p, x0 + .3, 2.4, .9, 1.4, flowers=None)
    # island
    box(-1.0, 1.0, -.35, .35, 0, .86, p.white, .03)
    box(-1.15, 1.15, -.46, .46, .86, .93, p.wood, .012)
    for x in (-.6, .2):
        stool(p, x, -.78, 0, .19, .66, p.pale_wood)
    teapot(p, .55, .05, .93, 2.4, k=1.1)
    cup(p, .3, -.15, .93)
    cup(p, .82, -.12, .93)
    fruit_bowl(p, -.55, .05, .93, 1.1, 'lime')
    for x in (-.6, .55):
        basket_lamp(p, (x, 0, 2.1), .22, 9, r.height)
    pot(p, 2.5, 2.7, 0, 1.1, garden.strelitzia, 1)


def bath(p, garden, r, tone, cushion, second):
    """stone tub by the window, basin on a wooden slab, round mirror"""
    v_out = [(0, .02), (.42, .02), (.5, .12), (.62, .52), (.66, .58), (.62, .6), (.57, .54), (.46, .16), (0, .12)]
    tub = lathe(v_out, mats.plaster('tub', '#efe7d8', '#ddd1bb', 4, .08, .35), 64, (-1.0, 2.0, 0))
    tub.scale = (1.5, .85, 1)
    water = lathe([(0, .46), (.58, .46)], mats.plain('bathwater', '#bfe3dc', .03, .6), 64, (-1.0, 2.0, 0))
    water.scale = (1.5, .85, 1)
    from studio.props import petals
    petals(p, (-1.0, 2.0, .468), 60, (.38, .2), .05, 6, p.bougainvillea)
    cyl((-1.0, 2.85, 0), (-1.0, 2.85, .95), .02, .018, p.brass, 14)
    cyl((-1.0, 2.85, .94), (-1.0, 2.5, .9), .016, .014, p.brass, 14)
    # basin along the left wall
    x0 = r.x0
    box(x0, x0 + .55, -1.0, 1.3, .74, .81, p.wood, .012)
    for y in (-.8, 1.05):
        box(x0, x0 + .5, y - .05, y + .05, 0, .74, p.dark_wood, .01)
    for y in (-.3,):
        lathe([(0, .0), (.12, .0), (.2, .09), (.23, .16), (.215, .16), (.18, .09), (0, .03)], p.china, 48, (x0 + .3, y, .81))
        cyl((x0 + .06, y, .81), (x0 + .06, y, 1.1), .014, .013, p.brass, 14)
        cyl((x0 + .06, y, 1.1), (x0 + .24, y, 1.07), .013, .011, p.brass, 14)
        mirror = mats.plain('mirror', '#e8eeea', .02, 1, 1)
        cyl((x0 + .0, y, 1.72), (x0 + .04, y, 1.72), .44, .44, p.dark_wood, 56)
        cyl((x0 + .04, y, 1.72), (x0 + .05, y, 1.72), .39, .39, mirror, 56)
    flower_vase(p, x0 + .28, .5, .81, 1.3, flowers=p.frangipani)
    for dx, dz in ((.36, 0), (.22, 0), (.29, .105)):
        rolled_towel(p, x0 + dx, .95, .81 + dz, math.pi / 2 + .02, r=.06, w=.36)
    # towels on a ladder, stool, mat, plants, lanterns
    for s in (-.2, .2):
        cyl((1.9 + s, 3.3, 0), (1.9 + s, 3.52, 1.9), .025, .022, p.pale_wood, 10)
    for z, m in ((.55, p.linen), (1.0, tone), (1.45, p.linen)):
        cyl((1.68, 3.3 + .115 * z, z), (2.12, 3.3 + .115 * z, z), .018, .018, p.pale_wood, 10)
        box(1.74, 2.06, 3.24 + .115 * z, 3.29 + .115 * z, z - .32, z + .02, m, .02, 4)
    stool(p, .35, 1.45, 0, .2, .42)
    rolled_towel(p, .35, 1.45, .42, .5, r=.06, w=.3)
    rug(p, -.9, .55, .95, .5, mats.diamond_rug('mat', .95, .5, size=3), fringe=False)
    pot(p, -2.75, 2.9, 0, 1.1, garden.banana, .55)
    pot(p, 2.5, 1.6, 0, .8, garden.fern, 1)
    lantern(p, (.1, 2.75, 0), 1.0, 6)
    lantern(p, (.42, 2.5, 0), .7, 5, 1)
    basket_lamp(p, (-1.0, 1.0, 2.6), .28, 8, r.height)


def reception(p, garden, r, tone, cushion, second):
    """carved desk, key board, bench with cushions, a big pot of leaves"""
    with Group((-1.0, 1.7, 0), .0):
        box(-1.15, 1.15, -.32, .32, 0, 1.0, p.dark_wood, .015)
        box(-1.28, 1.28, -.42, .4, 1.0, 1.06, p.wood, .012)
        for i in range(4):
            x = -.84 + i * .56
            box(x - .24, x + .24, -.35, -.31, .14, .9, p.wood, .02)
            box(x - .17, x + .17, -.375, -.34, .22, .82, p.dark_wood, .03)
            for j in range(12):
                a = j * math.pi / 6
                cyl((x + .11 * math.cos(a), -.37, .52 + .11 * math.sin(a)), (x + .11 * math.cos(a), -.392, .52 + .11 * math.sin(a)), .03, .01, p.wood, 10)
            cyl((x, -.37, .52), (x, -.41, .52), .04, .012, p.brass, 14)
            for z in (.08, .96):
                for q in (-.18, 0, .18):
                    cyl((x + q, -.32, z), (x + q, -.35, z), .016, .006, p.brass, 8)
        lathe([(0, 0), (.05, 0), (.06, .02), (.045, .05), (.012, .06), (.014, .075), (0, .08)], p.brass, 30, (.5, -.15, 1.06))
        book(p, -.1, -.1, 1.06, .15, p.rust, 1.4)
        book(p, .85, .05, 1.06, .5, p.indigo)
        flower_vase(p, -.75, .0, 1.06, 1.7, flowers=p.bougainvillea)
        table_lamp(p, (1.0, .15, 1.06), 7, .8)
    # keys on a board
    box(-2.0, .0, r.y1 - .04, r.y1, 1.6, 2.3, p.wood, .012)
    for row in range(2):
        for i in range(3):
            x, z = -1.68 + i * .68, 2.16 - row * .33
            cyl((x, r.y1 - .04, z), (x, r.y1 - .1, z + .01), .008, .006, p.brass, 8)
            ring((x, r.y1 - .08, z - .03), .02, .004, p.brass, (math.pi / 2, 0, 0))
            box(x - .03, x + .03, r.y1 - .09, r.y1 - .07, z - .17, z - .05, tone if (row + i) % 2 else p.rust, .008)
    sofa(p, r.x0 + .48, -1.0, 2.4, math.pi / 2, pillows=(tone, second, p.linen, tone), depth=.9)
    rug(p, -.9, -.35, 1.35, 1.05, mats.diamond_rug('rug', 1.35, 1.05, '#e4d2ae', '#c79a68', '#8d4829', '#2f8280'))
    for y, z, s in ((-1.7, 1.85, .28), (-1.15, 1.6, .2), (-1.1, 2.1, .2), (-.55, 1.8, .25)):
        woven_tray(p, (r.x0 + .05, y, z), s)
    for x in (-1.55, -.45):
        basket_lamp(p, (x, 1.5, 2.3), .24, 8, r.height)
    pot(p, 2.4, 2.2, 0, 1.2, garden.strelitzia, 1.05)
    pot(p, -2.8, 2.9, 0, 1.0, garden.fern, 1.1)
    straw_hat(p, (-2.7, -.2, .53), .4, tone)
    with Group((.75, .3, 0), .5):                       # luggage: a basket bag by the desk
        lathe([(.17, 0), (.21, .1), (.2, .3), (.19, .3), (.19, .1), (0, .03)], p.sand_cloth, 32)
        for s in (-.13, .13):
            ring((0, s, .34), .1, .012, p.rust, (math.pi / 2, 0, 0))


def build(kind='salon', cushion='teal', second='rust', fruit='mixed', room=None):
    p = Palette()
    garden = Garden(p)
    r = Room(**(room or {}))
    build_room(p, garden, r)
    tones = {'teal': p.teal, 'rust': p.rust, 'ochre': p.ochre, 'indigo': p.indigo, 'kanga': mats.kanga('pillowkanga', scale=9), 'sand': p.sand_cloth}
    {'salon': salon, 'lounge': lounge, 'kitchen': kitchen, 'bath': bath, 'reception': reception}[kind](p, garden, r, tones[cushion], fruit, tones[second])
