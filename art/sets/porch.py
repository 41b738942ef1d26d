"""Porches and balconies of the boutique: a white wall with a painted door on one side, posts, the view.
Options: `view` 'sea' or 'garden', `upper` (a balcony one floor up), `door`, `paint`, `seat` 'chairs', 'daybed' or 'swing',
`cushion`, `floor`."""
import math

from studio import materials as mats
from studio.building import arched_opening, balustrade, slatted_shutter, thatch_quad
from studio.geometry import Group, box, cyl, fbm, sheet
from studio.materials import Palette
from studio.plants import Garden, litter, wrack
from studio.props import basket_lamp, book, chair, cup, curtain, dhow, flower_vase, lantern, planter_chair, pot, sandals, sofa, stool, straw_hat, table, teapot, woven_tray
from studio.traces import drift, juice, trail, walked_sand
from studio.water import lagoon

CAMERAS = {
    'along': dict(loc=(-1.75, -1.95, 1.5), target=(.05, 6, 1.2), lens=24),
    'out': dict(loc=(-1.9, -1.6, 1.5), target=(.9, 6, 1.15), lens=24),
    'back': dict(loc=(5.6, 6.6, 1.5), target=(-1.6, .2, 1.3), lens=27),
    'rest': dict(loc=(-2.55, -1.75, 1.22), target=(-.3, 6, 1.08), lens=34, fstop=3.2, focus=5.0),
    'seat': dict(loc=(1.1, -2.4, 1.45), target=(-1.5, 2.6, .95), lens=26),
}
# the wall is the plane x=-3.2 and faces +X; the porch runs along Y from -6 to 4.4, its edge is x=1.2; the sea is at +Y
WALL, EDGE, END = -3.2, 1.2, 4.4


def doorway(p, y, paint, kind):
    """door with a painted frame and two leaves, shut; a window with shutters beside it"""
    with Group((WALL, y, 0), math.pi / 2):            # in here the wall is y=0 and faces -Y
        arched_opening(p, 0, 0, .02, 1.15, 2.3, shutters=False, frame=paint, ajar=.12)
        for s in (-1, 1):
            slatted_shutter(p, *sorted((s * .68, s * 1.2)), -.03, .05, 2.05, paint)
    with Group((WALL, y + 2.55, 0), math.pi / 2):
        arched_opening(p, 0, 0, .95, .95, 1.2, door=False, shutter_mat=paint, frame=p.door_wood)


def build(view='sea', upper=False, paint='#3f8f96', seat='chairs', cushion='teal', floor='tiles', drape=False, sail=False, lived=False):
    p = Palette()
    garden = Garden(p)
    colour = {'teal': p.teal, 'rust': p.rust, 'ochre': p.ochre, 'indigo': p.indigo, 'green': mats.fabric('greencloth', '#7c8f63')}[cushion]
    painted = mats.wood('paint', paint, paint, (9, 9, .9), .55, .3)
    ground = -3.1 if upper else -.32
    tiles = {'tiles': mats.checker('tiles', '#e6d8bd', '#a9bdb4', 2.2, rough=.4), 'terracotta': mats.checker('terra', '#c98a63', '#bb7b56', 2.2, rough=.5), 'boards': None}[floor]
    if tiles:
        box(WALL - .2, EDGE + .1, -7, END, -.3, 0, tiles)
        box(EDGE, EDGE + .32, -7, END + .2, -.34, .02, p.coping, .02)
        box(WALL, EDGE + .3, END - .05, END + .28, -.34, .02, p.coping, .02)
    else:
        for i in range(30):
            x = WALL + .02 + i * .15
            box(x, x + .144, -7, END + .15, -.06, 0, p.pale_wood if i % 4 else p.wood, .005)
        box(WALL, EDGE + .2, -7, END + .1, -.3, -.07, p.dark_wood)
    box(WALL - 6, WALL, -8, END - .3, ground, 6, p.lime, .05)
    for y in (-5.4, .5):
        doorway(p, y, painted, 'panel')
    # posts and roof
    roof = 2.62
    for x, y in ((EDGE - .05, END), (EDGE - .05, .6), (EDGE - .05, -3.4), (WALL + .15, END)):
        if upper:
            cyl((x, y, 0), (x, y, roof), .085, .075, p.wood, 14, wob=.008, rings=8)
        else:
            cyl((x, y, 0), (x, y, roof), .14, .125, p.lime, 20)
            box(x - .21, x + .21, y - .21, y + .21, 0, .16, p.lime, .025)
            box(x - .19, x + .19, y - .19, y + .19, roof - .14, roof, p.lime, .02)
    for a, b in (((EDGE - .05, -7, roof + .06), (EDGE - .05, END + .4, roof + .06)), ((WALL, END, roof + .05), (EDGE + .3, END, roof + .05))):
        cyl(a, b, .085, .08, p.pale_wood, 12, wob=.008, rings=12)
    for i in range(20):
        y = -6.8 + i * .6
        cyl((EDGE + .4, y, roof + .08), (WALL, y, roof + 1.15), .045, .04, p.pale_wood, 8)
    thatch_quad('roof', p.thatch, (EDGE + .6, -7.2, roof + .05), (EDGE + .6, END + .7, roof + .05), (WALL - .1, END + .7, roof + 1.3), (WALL - .1, -7.2, roof + 1.3), under=p.thatch_back)
    thatch_quad('inside', p.thatch_inside, (EDGE + .55, END + .65, roof + .03), (EDGE + .55, -7.2, roof + .03), (WALL - .1, -7.2, roof + 1.2), (WALL - .1, END + .65, roof + 1.2), .24, 18, .42, .045, 6, under=p.thatch_back)
    if upper:
        for a, b in (((EDGE - .05, -3.3), (EDGE - .05, .5)), ((EDGE - .05, .7), (EDGE - .05, END - .1)), ((EDGE - .15, END), (WALL + .25, END)), ((EDGE - .05, -7), (EDGE - .05, -3.5))):
            balustrade(p, (*a, 0), (*b, 0), 0, .14, mat=painted if floor == 'boards' and view == 'garden' else p.wood)
    elif view == 'sea':                                   # two steps down to the sand
        box(-1.7, .7, END + .2, END + .62, -.5, -.14, p.coping, .02)
        box(-1.7, .7, END + .55, END + .98, -.6, -.27, p.coping, .02)
    # seats
    if seat == 'chairs':
        planter_chair(p, -1.85, 2.7, 2.75, 0, colour)
        planter_chair(p, -.2, 2.85, -2.75, 0, colour)
        stool(p, -1.02, 3.05, 0, .27, .45)
        book(p, -1.1, 3.05, .45, .4, p.rust)
        cup(p, -.9, 3.0, .45, saucer=False)
    elif seat == 'daybed':
        sofa(p, -2.6, 2.3, 2.1, math.pi / 2, base=p.pale_wood, pillows=(colour, p.linen, mats.kanga('pillowkanga', scale=9), colour), depth=.95)
        stool(p, -1.4, 2.2, 0, .3, .4)
        teapot(p, -1.42, 2.15, .4, 2.2, k=.9)
        cup(p, -1.25, 2.35, .4)
    elif seat == 'table':
        table(p, -1.0, 2.3, .85, .85)
        for s in (-1, 1):
            chair(p, -1.0 + s * .85, 2.3, -s * math.pi / 2 + .15, 0, colour)
        flower_vase(p, -1.1, 2.45, .762, 1, flowers=p.bougainvillea)
        teapot(p, -.85, 2.2, .762, 2.4)
        for s in (-1, 1):
            cup(p, -1 + s * .26, 2.05, .762)
    if lived:
        sandals(p, -1.5, 1.5, 0, -.5)
        juice(p, -1.12, 3.16, .45)
        straw_hat(p, (.62, 2.1, .02), .4, p.sand_cloth)
        litter(p, WALL + .1, EDGE, -1, END, 46, .003, 5, (.03, .09))
        drift(p, -1.9, 1.1, 2.4, END, .001)
    if drape:
        curtain(p, EDGE - .75, EDGE - .12, END - .02, .05, roof, folds=6, gather=.45)
    basket_lamp(p, (-1.1, 1.6, 2.25), .26, 6, 3.3)
    woven_tray(p, (WALL + .06, -1.5, 1.7), .26)
    woven_tray(p, (WALL + .06, -1.15, 1.42), .15)
    pot(p, WALL + .42, 3.85, 0, .9, garden.strelitzia if not upper else garden.fern, .85)
    pot(p, .75, -1.2, 0, .8, garden.agave, .8, 1)
    pot(p, .72, 3.7, 0, .7, garden.fern, .85, 2)
    pot(p, WALL + .4, -1.6, 0, .75, garden.fern, .8, 3)
    lantern(p, (-.1, 4.05, 0), .9, 3, .4)
    lantern(p, (.6, 1.2, 0), .9, 3, .9)
    # what lies before it
    if view == 'sea':
        prints = [] if upper else trail(-.6, 5.6, 1.6, 17, 1) + trail(.1, 5.6, -2.4, 16, 2) + trail(-1.2, 5.8, .4, 15, 5) + trail(-6, 9.4, 8, 8.2, 3) + trail(7, 10.5, -7, 12, 4)
        z = walked_sand(-60, 60, -10, 26, lambda x, y: ground - .02 - 1.2 * max(0, (y - 7) / 17), prints, p.sand, (0, 8))
        wrack(p, lambda x: 14.2 + .8 * math.sin(x * .3), -25, 25, z, 1800)
        litter(p, -6, 8, 5.4, 11, 260, z)
        lagoon(17, ground - .95, 22)
        if sail:
            dhow(p, (9, 100, ground - .9), 1.0, .25)
        for kind, x, y, turn, s in (('palm_a', 4.6, 8.5, 2.9, .95), ('palm_b', -2.8, 11, .4, 1.0), ('palm_b', 8.4, 5.0, 2.6, 1.05), ('palm_a', -8, 12, .4, 1.1), ('palm_a', 11, 12, 2, 1.1)):
            garden.set(kind, x, y, ground - .1, s * (.86 if upper else 1), turn)
        garden.fill(2.2, 9, -6, 6.2, 46, ('green', 'light', 'fern', 'green'), (.5, .95), ground, 5, keep=lambda x, y: x > 2.6 + .25 * max(0, y))
        garden.fill(-6, -2.2, 5.8, 7.6, 12, ('green', 'light'), (.45, .7), ground, 4)
    else:
        sheet('yard', 90, 60, lambda u, v: (-30 + 60 * u, -12 + 40 * v, ground - .01 + .03 * fbm(u * 40, v * 30)), mats.sand('yard', '#e3d0ae', '#c8b088', .8))
        box(-30, 30, 16, 16.3, ground, ground + 2.4, p.lime, .04)
        keep = lambda x, y: not (-1.0 < x - .12 * (y - 5) < .9 and y < 12)
        garden.fill(-7, 9, 5.6, 14.5, 100, ('green', 'light', 'fern', 'green', 'light'), (.5, 1.05), ground, 5, keep=keep)
        garden.fill(2.0, 9, -6, 5.6, 54, ('green', 'light', 'fern', 'green'), (.55, 1.05), ground, 5)
        for x, y, s in ((-2.6, 9, 1.1), (2.9, 8.4, 1.2), (4.6, 3.6, 1.2), (5.2, 10.5, 1.4), (-5, 11, 1.3), (3.2, .2, 1.0)):
            garden.set('banana', x, y, ground + .15, s * (1.5 if upper else 1))
        for kind, x, y, turn, s in (('palm_a', 5.5, 13, 2.8, 1), ('palm_b', -4.2, 13, .4, 1.05), ('palm_a', 9, 7, 2.6, 1.1), ('palm_b', 1.2, 18, 1, 1.2)):
            garden.set(kind, x, y, ground - .1, s * (.9 if upper else 1), turn)
        for i in range(9):
            box(-.55 + .06 * i, .35 + .09 * i, 5.2 + i * .75, 5.8 + i * .75, ground - .05, ground + .035, p.coping, .03)
