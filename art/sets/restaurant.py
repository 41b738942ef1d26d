"""Open restaurant on the sand under a makuti roof, the lagoon behind. The ridge runs along +Y to the sea.
Options: `cloth` colour of the napkins, `runner` sisal path down the middle, `lights` strength of the lamps."""
import math

from studio import materials as mats
from studio.building import thatch_quad
from studio.geometry import Group, box, cyl, fbm, rnd, sheet
from studio.materials import Palette
from studio.plants import Garden, litter
from studio.props import basket_lamp, chair, dhow, flower_vase, lantern, napkin, plate, pot, straw_hat, table, tumbler
from studio.sky import area
from studio.traces import trail, walked_sand
from studio.water import lagoon

CAMERAS = {
    'inside': dict(loc=(.62, -4.5, 1.5), target=(-.2, 6, 1.56), lens=24),
    'evening': dict(loc=(.95, -3.7, 1.34), target=(-.9, 6, 1.5), lens=29, fstop=3.2, focus=4.2),
    'tables': dict(loc=(-.3, -.9, 1.35), target=(-3.2, 5.2, .95), lens=28),
    'roof': dict(loc=(-1.2, -1.6, 1.3), target=(.9, 5.6, 3.6), lens=26),
    'from_sand': dict(loc=(5.5, 15.5, 1.5), target=(-.6, 4, 2.4), lens=26),
}
HALF, EAVE, RIDGE = 5.2, 2.35, 6.3
BACK, FRONT = -5.0, 8.6
POST_X = 3.9


def slope_z(x):
    return RIDGE + (EAVE - RIDGE) * abs(x) / HALF


def ground_z(x, y):
    return -1.3 * max(0, (y - 9) / 17) ** .9 + .045 * fbm(x * .5, y * .6, 5) + .022 * fbm(x * 2.2, y * 2.4, 3)


def roof(p):
    for y in (-3.6, -.6, 2.4, 5.4, 8.2):
        for side in (-1, 1):
            x = side * POST_X
            cyl((x, y, -.1), (x + side * .03, y, slope_z(POST_X) - .05), .12, .10, p.pale_wood, 14, wob=.012, rings=9)
            cyl((x, y, 2.15), (x - side, y, slope_z(2.9) - .12), .055, .05, p.pale_wood, 10)
        if y > -2:                                  # no tie beam across the top of the picture
            cyl((-POST_X, y, slope_z(POST_X) - .1), (POST_X, y, slope_z(POST_X) - .1), .095, .085, p.pale_wood, 12, wob=.008, rings=9)
            cyl((0, y, slope_z(POST_X) - .1), (0, y, RIDGE - .1), .08, .07, p.pale_wood, 12)
    for side in (-1, 1):
        cyl((side * POST_X, BACK, slope_z(POST_X)), (side * POST_X, FRONT + .3, slope_z(POST_X)), .1, .1, p.pale_wood, 12, wob=.01, rings=14)
        for i in range(22):
            y = BACK + .2 + i * .64 + rnd.uniform(-.07, .07)
            cyl((side * (HALF + .1), y, EAVE - .08), (0, y + rnd.uniform(-.05, .05), RIDGE - .06), rnd.uniform(.038, .052), .04, p.wood, 8)
        for i in range(13):
            x = side * HALF * (i + .6 + rnd.uniform(-.12, .12)) / 13
            cyl((x, BACK, slope_z(x) + .02), (x, FRONT + .15, slope_z(x) + .02), rnd.uniform(.014, .022), .018, p.pale_wood, 6)
    cyl((0, BACK, RIDGE - .1), (0, FRONT + .25, RIDGE - .1), .09, .09, p.pale_wood, 12)
    e, f, up = HALF + .25, FRONT + .45, .16
    thatch_quad('roofR', p.thatch, (e, BACK, EAVE), (e, f, EAVE), (0, f, RIDGE + up), (0, BACK, RIDGE + up), under=p.thatch_back)
    thatch_quad('roofL', p.thatch, (-e, f, EAVE), (-e, BACK, EAVE), (0, BACK, RIDGE + up), (0, f, RIDGE + up), seed=4, under=p.thatch_back)
    # seen from below: the corners in the other order turn the blades inwards
    inner = dict(row=.16, dens=34, length=.4, width=.032, under=p.thatch_back)
    thatch_quad('inR', p.thatch_inside, (e, f, EAVE + .06), (e, BACK, EAVE + .06), (0, BACK, RIDGE + .1), (0, f, RIDGE + .1), seed=6, battens=p.pale_wood, **inner)
    thatch_quad('inL', p.thatch_inside, (-e, BACK, EAVE + .06), (-e, f, EAVE + .06), (0, f, RIDGE + .1), (0, BACK, RIDGE + .1), seed=8, battens=p.pale_wood, **inner)


def laid_table(p, x, y, turn, colour, vase, lamp):
    table(p, x, y, 1.0, 1.0, turn)
    with Group((x, y, 0), turn):
        box(-.17, .17, -.5, .5, .762, .768, p.linen, .002)
        for s in (-1, 1):
            box(-.17, .17, min(s * .5, s * .506), max(s * .5, s * .506), .6, .766, p.linen, .002)
        for k in range(4):
            a = k * math.pi / 2
            px, py = .34 * math.cos(a), .34 * math.sin(a)
            plate(p, px, py, .766, .12)
            napkin(p, px, py, .776, a + .5, colour)
            tumbler(p, .22 * math.cos(a + .75), .22 * math.sin(a + .75), .766)
        if vase:
            flower_vase(p, 0, .0, .768, .9, flowers=p.bougainvillea)
    if not vase:
        lantern(p, (x, y, .768), .55, 4 * lamp, turn + .5)
    for k in range(4):
        a = turn + math.pi / 2 * k + rnd.uniform(-.14, .14)
        r = .84 + rnd.uniform(-.03, .06)
        chair(p, x - r * math.sin(a), y + r * math.cos(a), a)


def build(cloth='teal', runner=True, lights=1, sail=False):
    p = Palette()
    garden = Garden(p)
    colour = {'teal': p.teal, 'rust': p.rust, 'ochre': p.ochre}[cloth]
    prints = [step for i in range(9) for step in trail(rnd.uniform(-1.6, 1.6), -4, rnd.uniform(-2, 2), 14, i)] + trail(-3.6, 3, 3.6, 3.6, 11) + trail(3.8, 6, -3.8, 6.3, 12)
    walked_sand(-40, 40, -8, 26, ground_z, prints, p.sand, (0, 2))
    litter(p, -4.5, 4.5, -3, 12, 160, ground_z, 4)
    lagoon(15, -.85, 17, mirror=.6, bump=.4)
    roof(p)
    for row, y in enumerate((-.9, 1.9, 4.7, 7.2)):
        laid_table(p, -2.15, y + .2, .06, colour, row % 2 == 1, lights)
        laid_table(p, 2.25, y, -.08, colour, row % 2 == 0 and row > 0, lights)
    if runner:
        sisal = mats.checker('sisal', '#dcc8a2', '#c4a97c')
        sheet('runner', 24, 200, lambda u, v: (-.62 + 1.24 * u, -1.6 + 11.4 * v, ground_z(-.62 + 1.24 * u, -1.6 + 11.4 * v) + .03 + .008 * fbm(u * 3, v * 22) - .012 * (abs(u * 2 - 1) > .98)), sisal)
        for i in range(4):
            for side in (-1, 1):
                lantern(p, (side * .86, .6 + 2.7 * i, ground_z(side * .86, .6 + 2.7 * i)), .72, 6 * lights, i + side)
    straw_hat(p, (1.42, -.86, .535), .3, colour)
    for y, dz in ((.6, 0), (3.4, .15), (6.2, 0)):
        basket_lamp(p, (0, y, 3.25 + dz), .33, 16 * lights, 6.2)
        for side in (-1, 1):
            basket_lamp(p, (side * 2.2, y + .3, 2.62), .2, 9 * lights, slope_z(2.2))
    for x, y in ((-1.05, 8.9), (1.05, 8.9), (-1.15, 11), (1.15, 11), (-1.3, 13), (1.3, 13)):
        lantern(p, (x, y, ground_z(x, y)), .95, 9 * lights)
    pot(p, -3.45, 8.55, 0, 1, garden.agave)
    pot(p, 3.5, 8.55, 0, 1, garden.agave, 1, 1)
    pot(p, -3.3, 2.4, 0, .8, garden.agave, .8, 2)
    for i in range(22):
        side = -1 if i % 2 else 1
        garden.set('green' if i % 3 else 'light', side * rnd.uniform(5.9, 8.2), rnd.uniform(-3, 11.5), -.1, rnd.uniform(.45, .65) if side < 0 else rnd.uniform(.8, 1.35))
    for kind, x, y, turn, s in (('palm_a', 5.4, 14.5, 2.7, .95), ('palm_b', -6.2, 13.5, 2.9, 1), ('palm_a', -9.5, 10, .4, 1), ('palm_b', 10, 11, .5, 1.1)):
        garden.set(kind, x, y, -.4, s, turn)
    if sail:
        dhow(p, (5, 110, -.9), 1.15, .2)
    area((0, -8.5, 2.6), (0, 4, 2.4), 5.0, 90, '#fff0dc', 1.8)
