"""Joya Boutique: white two-storey house with outside stairs and a wooden balcony, its sandy garden, a hammock.
The house's long front (y=HY) faces -Y. Options: `shutter` colour, `lit` evening, `hammock`, `chairs` a table with
two chairs in the courtyard, `gate` the carved gate in the garden wall."""
import math

from mathutils import Vector

from studio import materials as mats
from studio.building import arched_opening, balustrade, thatch_quad
from studio.geometry import box, cyl, fbm, inst, lathe, mesh, rnd, sheet
from studio.materials import Palette
from studio.plants import Garden, bougainvillea, litter
from studio.props import book, chair, cup, flower_vase, hammock, lantern, planter_chair, pot, stool, teapot
from studio.sky import point
from studio.traces import trail, walked_sand

CAMERAS = {
    'garden': dict(loc=(.9, -3.2, 1.62), target=(.2, 9, 2.5), lens=25),
    'hammock': dict(loc=(-1.1, -1.1, 1.35), target=(-1.9, 6, 1.45), lens=27),
    'facade': dict(loc=(-5.2, .3, 1.6), target=(.4, 9, 2.55), lens=24),
    'landing': dict(loc=(4.9, -2.6, 1.62), target=(-1.6, 9, 2.55), lens=25),
    'courtyard': dict(loc=(-4.3, 3.1, 1.5), target=(1.6, 8.4, 1.5), lens=26),
    'dusk': dict(loc=(3.4, .9, 1.15), target=(-1.9, 9, 2.35), lens=30, fstop=3.2, focus=8.0),
    'doorstep': dict(loc=(-.4, 1.9, 1.3), target=(-3.3, 9, 1.75), lens=35, fstop=2.8, focus=6.4),
    'stairs': dict(loc=(6.6, 2.6, 1.5), target=(3.6, 8.6, 1.9), lens=28),
    'evening': dict(loc=(2.9, -.9, 1.55), target=(-1.2, 9, 2.2), lens=25),
}
HX0, HX1, HY = -7.2, 7.4, 9.0           # house: left, right, front wall
FLOOR, TOP = 2.95, 5.75                 # upper floor, top of the walls
BY = HY - 1.7                           # outer edge of the balcony
BX1 = 1.9                               # its right end, where the stairs arrive
STEPS, RUN = 16, .29


def path_x(y):
    return .45 + 6.3 * max(0, min(1, (y + 3) / 9.6)) ** 1.7


def stepping_stones(mat):
    for i in range(15):
        y = -2.6 + .66 * i
        x, n, r = path_x(y) + rnd.uniform(-.07, .07), 11, rnd.uniform(.5, .58)
        rim = [(x + r * rnd.uniform(.9, 1.06) * math.cos(2 * math.pi * k / n), y + .5 * r * rnd.uniform(.92, 1.08) * math.sin(2 * math.pi * k / n)) for k in range(n)]
        slab = mesh('slab', [(a, b, -.1) for a, b in rim] + [(a, b, .045) for a, b in rim],
                    [tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], mat)
        slab.modifiers.new('b', 'BEVEL').width = .02


def house(p, shutter, lit):
    frame = p.door_wood
    glow = mats.lit_room() if lit else p.dark
    box(HX0, HX1, HY, HY + 6, -.2, TOP, p.lime, .05)
    box(HX0 - .08, HX1 + .08, HY - .1, HY + 6.1, TOP, TOP + .14, p.lime, .04)
    box(HX0 - .04, HX1 + .04, HY - .05, HY + 6.05, FLOOR - .02, FLOOR + .05, p.coping, .015)     # string course
    box(HX0 - .02, HX1 + .02, HY - .03, HY + 6.02, -.2, .38, p.stone, .02)                        # plinth
    for i in range(9):                                                                            # merlons on the parapet
        x = HX0 + .35 + i * (HX1 - HX0 - .7) / 8
        box(x - .22, x + .22, HY - .02, HY + .3, TOP + .13, TOP + .42, p.lime, .05)
    for x in (-5.6, -2.6):
        arched_opening(p, x, HY, .38 - .36, 1.15, 2.25, shutter_mat=shutter, frame=frame, lit=glow)
        arched_opening(p, x, HY, FLOOR + .1, 1.1, 2.2, shutter_mat=shutter, frame=frame, lit=glow)
    arched_opening(p, .35, HY, FLOOR + .1, 1.1, 2.2, shutter_mat=shutter, frame=frame, lit=glow)
    arched_opening(p, .1, HY, .95, .95, 1.25, door=False, shutter_mat=shutter, frame=frame, lit=glow)
    arched_opening(p, 5.3, HY, FLOOR + .75, .95, 1.25, door=False, shutter_mat=shutter, frame=frame, lit=glow)
    # balcony
    for i in range(17):
        x = HX0 + .2 + i * (BX1 - HX0 - .4) / 16
        cyl((x, HY, FLOOR - .07), (x, BY - .15, FLOOR - .07), .06, .055, p.wood, 10)
    box(HX0, BX1, BY - .08, HY, FLOOR, FLOOR + .07, p.pale_wood, .01)
    roof = FLOOR + 2.15
    posts = (HX0 + .1, -5.0, -2.75, -.5, BX1 - .1)
    for i, x in enumerate(posts):
        cyl((x, BY, 0), (x, BY, FLOOR), .13, .115, p.lime, 16)
        box(x - .19, x + .19, BY - .19, BY + .19, -.05, .14, p.lime, .02)
        cyl((x, BY, FLOOR), (x, BY, roof), .075, .065, p.wood, 12, wob=.006, rings=7)
        if i:
            balustrade(p, (posts[i - 1] + .06, BY, 0), (x - .06, BY, 0), FLOOR + .07)
    cyl((HX0 - .2, BY, roof), (BX1 + .2, BY, roof), .075, .075, p.wood, 12)
    # steep enough to be seen from the garden
    thatch_quad('balconyroof', p.thatch, (HX0 - .5, BY - .6, roof - .05), (BX1 + .6, BY - .6, roof - .05), (BX1 + .6, HY + .6, roof + 1.45), (HX0 - .5, HY + .6, roof + 1.45), under=p.thatch_back)
    for i in range(18):
        x = HX0 - .3 + i * .55
        cyl((x, BY - .55, roof - .08), (x, HY, roof + 1.0), .03, .03, p.wood, 7)
    planter_chair(p, -3.9, HY - .75, .25, FLOOR + .07, p.linen)
    planter_chair(p, -1.3, HY - .75, -.25, FLOOR + .07, p.linen)


def outside_stairs(p):
    stone = mats.plaster('stairstone', '#e6d3b2', '#cfb88f', 1.8, .3, .85)
    tile = mats.plaster('tile', '#c2764e', '#9c5434', 4, .25, .6)
    x_end, y0, y1 = BX1 + STEPS * RUN, HY - 1.45, HY - .12
    for i in range(STEPS):
        x1 = x_end - i * RUN
        z = (i + 1) * (FLOOR + .05) / STEPS
        box(x1 - RUN, x1, y0, y1, -.1, z, stone)
        box(x1 - RUN, x1 + .03, y0 - .03, y1, z, z + .035, tile, .008, 2)
    balustrade(p, (x_end - .1, y0 + .08, -FLOOR + .12), (BX1 + .05, y0 + .08, -.02), FLOOR + .07, .17)
    for x, z in ((x_end - .1, 0), (BX1 + .05, FLOOR)):
        box(x - .06, x + .06, y0 + .02, y0 + .14, z, z + 1.22, p.wood, .015)
    return x_end, y0, y1


def planting(p, garden, stairs):
    x_end, y0, y1 = stairs
    set_ = garden.set
    pot(p, x_end + .55, y0 + .2, 0, 1.0, garden.agave, 1.0)
    pot(p, x_end - .75, y0 - .42, 0, .7, garden.fern, .8)
    pot(p, x_end - 1.5, y0 - .4, 0, .55, garden.agave, .55)
    for i in (3, 7, 11):
        pot(p, x_end - (i + .5) * RUN, y1 - .25, (i + 1) * (FLOOR + .05) / STEPS, .42, garden.fern, .55, i)
    for x in (-6.6, -4.1, -1.25):
        pot(p, x, HY - .5, 0, .75, garden.agave if x < -5 else garden.fern, .8)
    pot(p, -.25, BY - .55, 0, .95, garden.agave, .9)
    pot(p, .35, BY - .75, 0, .62, garden.fern, .75)
    for i in range(34):                                        # bed before veranda and stairs
        x, y = -7.5 + 12.2 * ((i * .618) % 1), 6.6 - rnd.uniform(0, 1.5)
        y -= .9 if x > 2 else 0
        if x < path_x(y) - 1.0 and not -3.1 < x < -1.9:
            set_(('green', 'light', 'fern')[i % 3] if x > -2 else ('green', 'light')[i % 2], x, y, -.05, rnd.uniform(.42, .66))
    for x, y, k in ((-1.2, 5.2, .5), (3.0, 4.9, .5), (1.2, 5.5, .42), (-4.6, 5.4, .5)):
        set_('bloom', x, y, .12, k)
        set_('green', x + .2, y + .2, -.05, k * 1.2)
    for i in range(34):                                        # tufts along the path
        y = -1.6 + 8 * i / 34
        set_('tuft', path_x(y) + (-1) ** i * rnd.uniform(.62, .85), y, -.03, rnd.uniform(.16, .36))
    for i in range(66):                                        # deep border on the right
        y = -1.2 + 11 * ((i * .618) % 1)
        x = path_x(y) + 1.25 + rnd.uniform(0, 1) ** 1.2 * 4.2
        if x > 7.9 or y < 6.6:
            set_(('green', 'light', 'green', 'green')[i % 4], x, y, -.05, .38 + .05 * max(0, y + 1) + rnd.uniform(0, .22))
    for x, y, k in ((4.3, 2.2, .42), (6.6, 3.9, .5), (8.3, 6.6, .6), (5.4, 3.2, .4)):
        set_('bloom', x, y, .22, k)
    for i in range(34):                                        # and on the left
        set_(('green', 'light', 'green')[i % 3], -5.6 - rnd.uniform(0, 3.4), .4 + 6 * ((i * .618) % 1), -.05, rnd.uniform(.5, 1.0))
    for x, y, k in ((8.6, 8.2, 1.1), (9.8, 6.4, 1.2), (-7.6, 5.6, 1.1), (7.6, 4.0, .75), (-6.8, 3.2, .7)):
        set_('banana', x, y, .45, k, x)
    for x, y, k in ((5.2, 3.0, .8), (-4.9, 5.6, .9), (-5.6, .9, .8), (6.9, 5.3, 1)):
        set_('fern', x, y, 0, k)
    bougainvillea(p, (1.85, BY - .1, 0), 2.3, .6, 34, 3)     # at the end posts
    bougainvillea(p, (-6.95, BY - .2, 0), 2.9, .9, 44, 8)
    for kind, x, y, k, turn in (('palm_a', 9.4, 7.4, 1.0, 2.7), ('palm_b', 12, 13, 1.3, .3), ('palm_a', -9.6, 10, 1.2, .3), ('palm_b', -6.6, 6.3, .95, .5), ('palm_b', 3.5, 18, 1.35, 1), ('palm_a', -3, 19, 1.25, 2)):
        set_(kind, x, y, -.1, k, turn)
    set_('palm_a', 12.6, -4.6, -.1, .82, 2.4)                  # out of the picture: its shadow falls over the sand


def build(shutter='#4f9490', lit=False, swing_bed=True, chairs=False, weave='rust', table_at=(-.95, 2.0)):
    p = Palette()
    garden = Garden(p)
    prints = trail(-1, -2, -2.6, 7, 1) + trail(.4, -2, -1.2, 6.6, 2) + trail(-3.4, 0, -5.4, 7, 3) + trail(3, 2.5, -6, 4.6, 4) + trail(-6, 3, 2, 1.4, 5)
    z = walked_sand(-30, 30, -9, 31, lambda x, y: -.03, prints, mats.sand('yard', '#dcc9a8', '#bfa883', .8), (-1, 2.5))
    litter(p, -8, 9, -2, 8.6, 420, z, 4)
    stepping_stones(mats.plaster('pathstone', '#dcc9a6', '#bda57f', 2, .35, .7))
    house(p, mats.wood('shutterpaint', shutter, tuple_dark(shutter), (9, 9, .9), .6, .3), lit)
    stairs = outside_stairs(p)
    planting(p, garden, stairs)
    if swing_bed:
        a, b = Vector((-3.55, 2.3, 1.5)), Vector((-.25, 3.75, 1.5))
        for t in (a, b):
            cyl((t.x, t.y, -.1), (t.x + .08, t.y, 2.3), .1, .08, p.trunk, 12, wob=.01, rings=10)
        bands = {'rust': [(0, '#f3e9d6'), (.55, '#c46a45'), (.72, '#f3e9d6'), (.8, '#2f8280'), (.9, '#f3e9d6')],
                 'teal': [(0, '#f3e9d6'), (.5, '#2f8280'), (.74, '#f3e9d6'), (.82, '#c99a4a'), (.9, '#f3e9d6')]}[weave]
        hammock(p, a, b, mats.stripes('weave', bands, 7, 'X'), pillow_mat=p.teal if weave == 'rust' else p.rust)
        x, y = table_at
        stool(p, x, y, -.03, .3, .42)
        book(p, x - .06, y + .03, .39, .5, p.rust)
        cup(p, x + .14, y - .12, .39, saucer=False)
    if chairs:
        x, y = -2.4, 6.0
        stool(p, x, y, -.03, .38, .72)
        for s in (-1, 1):
            chair(p, x + s * .78, y + .1, -s * math.pi / 2 + .25 * s, -.03, p.teal if s < 0 else p.linen)
        teapot(p, x - .1, y + .05, .69, 2.4)
        for s in (-1, 1):
            cup(p, x + s * .2, y - .14, .69)
        flower_vase(p, x + .08, y + .18, .69, .9, flowers=p.bougainvillea)
    if lit:
        for i in range(6):
            y = -1.6 + 1.5 * i
            lantern(p, (path_x(y) + (-1) ** i * .95, y, -.02), 1.0, 14, i)
        for x in (-6.4, -3.9, -1.3, 1.2):
            lantern(p, (x, BY + .5, FLOOR + .07), .8, 12, x)
        for x in (-6.6, -4.1, -1.2):
            point((x, HY - .5, 2.5), 22, '#ffb56b', .06)
            lathe([(.05, 0), (.075, .1), (.06, .22), (.03, .25)], p.bulb, 16, (x, HY - .1, 2.35))
        lantern(p, (-.9, 2.3, -.02), 1.1, 14)


def tuple_dark(colour):
    """the same paint, weathered"""
    c = colour.lstrip('#')
    return '#' + ''.join('%02x' % int(int(c[i:i + 2], 16) * .68) for i in (0, 2, 4))
