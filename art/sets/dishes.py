"""Dishes seen as a guest sees them: from a chair, in light from the side; the place behind is a blur.
`what` names one of the tables below, `place` 'sea', 'garden' or 'night'."""
import math

from studio import food, materials as mats
from studio.bedding import linen, printed, settle, soften
from studio.geometry import Group, box, cyl, fbm, lathe, rnd, sheet, with_uv
from studio.materials import Palette
from studio.plants import Garden
from studio.props import lantern, tumbler
from studio.sky import area
from studio.water import lagoon

CAMERAS = {
    'chair': dict(loc=(.06, -.9, 1.15), target=(.0, .1, .81), lens=37, fstop=3.2, focus=1.02),
    'left': dict(loc=(-.46, -.74, 1.17), target=(.0, .1, .80), lens=38, fstop=3.2, focus=.98),
    'right': dict(loc=(.52, -.66, 1.3), target=(.0, .06, .78), lens=46, fstop=3.2, focus=.97),
    'near': dict(loc=(-.36, -.74, 1.1), target=(.01, .03, .795), lens=44, fstop=3.2, focus=.88),
    'across': dict(loc=(.05, -.86, 1.12), target=(.0, .06, .81), lens=44, fstop=3.2, focus=.97),
    'above': dict(loc=(.1, -.5, 1.56), target=(.02, .03, .77), lens=44, fstop=4, focus=.93),
}
Z = .762


def cloth(mat, x0, x1, y0, y1, seed=1, rotz=0):
    """thrown down, not ironed: a cloth that fell on the table"""
    n, m = 70, 60
    obj = with_uv(sheet('cloth', n, m, lambda u, v: (
        x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, Z + .012 + .012 * abs(fbm(u * 3 + seed, v * 3, 3)) + .005 * fbm(u * 9, v * 9 + seed, 2)), mat), n, m)
    top = box(-1.2, 1.2, -.75, .85, Z - .04, Z - .001, None)
    settle(obj, [top], 14, 10., .25, 20., grow=.03, gap=.003, quality=4)
    top.hide_render = True
    obj.rotation_euler = (0, 0, rotz)
    return soften(obj, .0016, 1)


def glass_of(p, x, y, drink, h=.12):
    tumbler(p, x, y, Z + .001, h, drink=mats.plain('drink', drink, .25, .5))


def breakfast(p, tone):
    """coffee and fruit, two places"""
    cloth(linen('runner', '#ddd0b6', .4), -.9, .9, -.21, .30, 3)
    ware = food.stoneware(-.02, .07, Z + .003, .165)
    food.papaya(-.07, .04, ware + .003, .35, .92)
    food.papaya(.035, .135, ware + .006, .1, .88, 4)
    food.mango_cheek(.075, .045, ware + .004, 2.0, .9)
    food.mango_cheek(.01, -.035, ware + .004, .2, .9)
    food.lime(-.095, -.045, ware + .003, .4)
    for s in (-1, 1):
        low = food.stoneware(s * .36, -.13 + .05 * s, Z + .003, .115, tone['ware'])
        food.coffee(s * .2 + .02, -.19 + .06 * (s > 0), Z + .004, tone['ware'])
        food.mandazi(s * .36 - .02, -.14 + .05 * s, low, .5 + s, .66, 2 + s)
        food.mandazi(s * .36 + .045, -.10 + .05 * s, low + .012, 1.9 + s, .62, 5 + s)
    coffee_pot(p, .27, .25)


def coffee_pot(p, x, y):
    """tall brass pot with a beak, as coffee sellers carry"""
    brass = mats.plain('oldbrass', '#8a6c40', .46, .5, 1)
    with Group((x, y, Z + .004), .6):
        lathe([(0, 0), (.05, 0), (.062, .02), (.058, .06), (.036, .11), (.03, .14), (.036, .165), (.028, .172), (.012, .2), (.006, .21), (.01, .222), (0, .228)], brass, 48)
        cyl((-.05, 0, .06), (-.105, 0, .15), .014, .006, brass, 12)
        cyl((.03, 0, .15), (.1, 0, .165), .01, .009, p.wood, 12)


def bread(p, tone):
    """two young coconuts, chapati, mandazi"""
    cloth(printed('kangacloth', '#e2d6bf', '#a8532f', 5), -.42, .40, -.2, .22, 5, .18)
    low = food.stoneware(.0, -.02, Z + .006, .15)
    food.chapati(0, -.02, low + .002, 6, .112)
    bowl = food.coconut_bowl(-.30, .08, Z + .005, 1.15)
    for i, (a, b, c) in enumerate(((-.33, .06, 0), (-.26, .09, 0), (-.31, .13, .012), (-.28, .05, .035), (-.32, .1, .04))):
        food.mandazi(a, b, bowl - .02 + c, i * 1.3, .6, i)
    for x, y, r in ((.25, .2, .082), (.08, .34, .08)):
        coconut(p, x, y, r)
    honey = food.coconut_bowl(.27, -.08, Z + .004, .55)
    lathe([(0, honey - .012), (.05, honey - .012)], mats.plain('honey', '#a85f14', .08, .6), 40, (.27, -.08, 0))


def coconut(p, x, y, r=.082):
    husk = food._mottled('husk', '#7d8a35', '#a9ab55', 5, .42, .4, .2, .002, ('#6d5a30', .62, 14))
    cut = food._mottled('husk2', '#d9cfae', '#f1ead2', 40, .7, .2, .6, .002, None, (1, 1, .3))
    k = r / .082
    lathe([(0, 0), (.045 * k, .002), (.074 * k, .03 * k), (.083 * k, .07 * k), (.078 * k, .105 * k), (.06 * k, .13 * k)], husk, 40, (x, y, Z))
    lathe([(.06 * k, .13 * k), (.042 * k, .152 * k), (.034 * k, .155 * k), (.03 * k, .148 * k), (.02 * k, .12 * k), (0, .118 * k)], cut, 9, (x, y, Z))
    cyl((x + .01, y, Z + .13 * k), (x + .055, y + .02, Z + .235 * k), .0045, .0045, p.cane, 8)


def lunch(p, tone):
    """coconut rice and octopus in two wooden bowls"""
    cloth(linen('lunchcloth', '#b5643f', .45), -.34, .40, -.22, .2, 8, -.2)
    a = food.coconut_bowl(-.115, .0, Z + .004, 1.12)
    food.curry(-.115, .0, a + .008, .096)
    b = food.coconut_bowl(.14, .06, Z + .004, 1.0)
    food.rice(.14, .06, b, .086, .034)
    food.herbs((.15, .05, b + .036), 6, .02, 4, .013)
    low = food.stoneware(.10, -.19, Z + .004, .085, tone['ware'])
    food.lime(.075, -.20, low + .001, .2)
    food.lime(.125, -.175, low + .001, 1.4)
    food.chapati(-.35, -.16, Z + .005, 3, .09, 6)
    c = food.coconut_bowl(-.02, .235, Z + .004, .8)
    food.kachumbari(-.02, .235, c - .002, .066, .028)
    lantern(p, (-.36, .36, Z), .55, 0, .5)


def dips(p, tone):
    box(-.30, .22, -.13, .13, Z + .002, Z + .024, mats.wood('board', '#a9784a', '#6e4526', (1.1, 13, 13)), .01)
    cyl((.22, 0, Z + .013), (.34, .02, Z + .013), .016, .013, p.wood, 12)
    for x, y, k, low, high in ((-.2, .03, .62, '#a9875a', '#d9bd8a'), (-.04, .045, .58, '#6f8d33', '#a9bd5a')):
        top = food.coconut_bowl(x, y, Z + .024, k)
        dip = food._mottled('dip', low, high, 40, .4, .4, .6, .004)
        sheet('dip', 60, 20, lambda u, w: (x + .093 * k * w * math.cos(u * 6.2832), y + .093 * k * w * math.sin(u * 6.2832), top + .004 + .006 * k * math.sin(w * 7 + u * 6.2832) * (1 - w) + .001 * fbm(u * 20, w * 20)), dip)
        food.herbs((x, y, top + .008), 4, .014, int(k * 99), .01)
    for i in range(6):                                       # chapati cut in wedges
        mat_x, turn = .07 + .024 * i, 1.2 + .12 * i
        wedge = sheet('wedge', 20, 16, lambda u, w: (.085 * w * math.cos((u - .5) * .8), .085 * w * math.sin((u - .5) * .8), .004 * fbm(u * 5 + i, w * 5, 2)),
                      food._mottled('wedge%d' % i, '#dcb882', '#efd9ab', 12, .7, .2, .5, .004, ('#8a5424', .6, 26)))
        wedge.location, wedge.rotation_euler = (mat_x, -.055 + .01 * (i % 3), Z + .03 + .006 * i), (.1, -.28, turn)
        wedge.modifiers.new('s', 'SOLIDIFY').thickness = .005
    for x, y, d in ((.2, .2, '#e3912f'), (.32, .12, '#b8402a')):
        glass_of(p, x, y, d, .09)
    food.lime(-.26, -.07, Z + .025, .3)
    food.lime(-.30, -.2, Z + .002, 1.3)


def supper(p, tone):
    """octopus curry and rice on a banana leaf"""
    food.banana_leaf(.0, -.0, Z + .003, .16, .66, .29)
    a = food.coconut_bowl(-.13, -.015, Z + .008, 1.15)
    food.curry(-.13, -.015, a + .008, .099)
    b = food.coconut_bowl(.13, .045, Z + .008, 1.05)
    food.rice(.13, .045, b, .09, .034)
    food.herbs((.13, .04, b + .036), 6, .02, 4, .013)
    for x, y, turn in ((.05, -.115, .3), (.095, -.10, 1.6)):
        food.lime(x, y, Z + .008, turn)
    food.chapati(.36, -.09, Z + .004, 4, .095, 6)


def oranges(p, tone):
    """oranges whole and halved, black coffee, a blue plate"""
    cloth(linen('sunlinen', '#d9cbb0', .4), -.52, .5, -.24, .2, 6, .08)
    bowl = food.coconut_bowl(-.19, .09, Z + .005, 1.45)
    for i, (x, y, up) in enumerate(((-.245, .09, 0), (-.175, .145, .004), (-.15, .06, .002), (-.21, .03, .006), (-.19, .088, .052))):
        food.orange(x, y, bowl - .052 + up, .036, i)
    low = food.stoneware(.12, -.02, Z + .005, .135, tone['ware'])
    for x, y, turn in ((.075, -.01, .3), (.15, .03, 1.1), (.14, -.065, 2.2)):
        food.lime(x, y, low + .001, turn, **food.ORANGE).rotation_euler = (.16 * (x > .1), -.12, turn)
    food.coffee(.32, .10, Z + .006, tone['ware'])
    food.mandazi(-.02, -.17, Z + .008, .4, .62, 3)
    glass_of(p, .05, .22, '#e3912f', .1)


def fruit(p, tone):
    """papaya and small bananas, bread and coffee"""
    cloth(printed('leafcloth', '#e2d6bf', '#4f7f74', 5), -.46, .44, -.22, .2, 4, -.1)
    ware = food.stoneware(-.03, .0, Z + .006, .17)
    food.papaya(-.09, .03, ware + .003, .9, .9)
    food.papaya(.0, .06, ware + .004, .5, .86, 4)
    for i, (x, y, turn) in enumerate(((.045, -.045, .25), (.03, -.075, .1), (.055, -.015, .45))):
        food.banana(x, y, ware + .002 + .003 * i, turn + 3.3, .95, i + 1)
    food.lime(-.11, -.065, ware + .002, .4)
    food.lime(-.065, -.095, ware + .002, 1.5)
    food.chapati(.33, .06, Z + .006, 5, .1, 3)
    food.coffee(-.3, -.06, Z + .006, tone['ware'])
    food.coffee(.21, -.15, Z + .006, tone['ware'])


def soup(p, tone):
    """green soup with a swirl of coconut, flat bread, lime"""
    cloth(linen('soupcloth', '#3f6a70', .45), -.36, .38, -.22, .2, 9, .16)
    food.stoneware(-.04, .0, Z + .005, .15)
    a = food.coconut_bowl(-.04, .0, Z + .017, 1.15)
    food.curry(-.04, .0, a + .006, .099, ('#5f7a2c', '#7f9a3c'), 0, 5, '#a9b865')
    food.chapati(.27, .09, Z + .006, 4, .1, 6)
    for x, y, turn in ((.15, -.12, .3), (.2, -.15, 1.6)):
        food.lime(x, y, Z + .006, turn)
    c = food.coconut_bowl(-.29, .15, Z + .004, .72)
    food.kachumbari(-.29, .15, c - .002, .06, .026)
    glass_of(p, .08, .27, '#d8d4b0', .11)


def coconuts(p, tone):
    """two young coconuts, a saucer of dates"""
    cloth(printed('coconutcloth', '#e2d6bf', '#2f6f78', 5), -.34, .36, -.2, .2, 7, -.14)
    coconut(p, -.1, .04, .092)
    coconut(p, .11, .12, .088)
    low = food.stoneware(.13, -.1, Z + .006, .085, tone['ware'])
    food.dates(.13, -.1, low, 11, .034)
    food.lime(-.2, -.11, Z + .006, .5)


def pilau(p, tone):
    """spiced rice, chopped salad and lime"""
    cloth(linen('nightcloth', '#8f4a30', .45), -.4, .4, -.2, .2, 3, .1)
    low = food.stoneware(-.06, .0, Z + .006, .165)
    food.rice(-.06, .0, low, .115, .055, 8200, 5, ('#9a6028', '#dcae62'))
    food.herbs((-.06, .0, low + .055), 8, .028, 4, .014)
    for x, y, turn in ((.055, -.075, .3), (.075, -.03, 1.5)):
        food.lime(x, y, low + .004, turn)
    c = food.coconut_bowl(.22, .07, Z + .006, .95)
    food.kachumbari(.22, .07, c - .002, .08, .034)
    food.chapati(.4, -.12, Z + .006, 3, .09, 5)


def after_dinner(p, tone):
    """coffee, dates and mandazi"""
    low = food.stoneware(.0, -.01, Z + .004, .13, tone['ware'])
    food.dates(.045, .0, low, 11, .036)
    for i, (x, y) in enumerate(((-.06, .02), (-.045, -.055), (-.055, -.02))):
        food.mandazi(x, y, low + (.03 if i == 2 else 0), i * 1.7, .56, i + 2)
    food.coffee(-.2, -.1, Z + .003, tone['ware'])
    food.coffee(.2, .08, Z + .003, tone['ware'])
    coffee_pot(p, .12, .24)


TABLES = {f.__name__: f for f in (breakfast, bread, lunch, dips, supper, oranges, fruit, soup, coconuts, pilau, after_dinner)}


def build(what='breakfast', place='sea', boards=('#8a5c38', '#4f301c')):
    p = Palette()
    garden = Garden(p)
    tone = {'ware': food._mottled('blueware', '#54727c', '#8fa8a8', 24, .3, .5, .15, .001, ('#a08a68', .66, 50))}
    plank = mats.wood('plank', *boards, (1.1, 13, 13), .45, .4, .3)
    y = -.75
    while y < .8:                                            # old boards, none as wide as the next
        d = rnd.uniform(.12, .17)
        box(-1.25, 1.25, y + .002, y + d - .002, Z - .035 - rnd.uniform(0, .001), Z - rnd.uniform(0, .0012), plank, .003, 2)
        y += d
    TABLES[what](p, tone)
    if place == 'sea':
        sheet('ground', 60, 60, lambda u, v: (-20 + 40 * u, 1.4 + 20 * v, -.05 + .05 * fbm(u * 30, v * 20, 4) - .9 * max(0, v - .4)), p.sand)
        lagoon(12, -.6, 13)
        garden.set('palm_a', -3.2, 7.5, -.2, .9, .3)
        garden.set('palm_b', 4.4, 9, -.3, .95, 2.7)
    else:
        sheet('ground', 30, 30, lambda u, v: (-12 + 24 * u, .9 + 12 * v, -.05 + .05 * fbm(u * 20, v * 20, 4)), p.sand)
        garden.fill(-3.5, 3.5, 2.6, 5.5, 34, ('green', 'light', 'fern', 'green'), (.6, 1.1), -.05, 5)
        for x, y, s in ((-1.6, 3.6, .9), (1.8, 4.2, 1.0)):
            garden.set('banana', x, y, .1, s)
        if place == 'night':
            lantern(p, (-.34, .25, Z), .56, 5, .5)
            lantern(p, (.43, .42, Z), .5, 3.5, .1)
            area((.6, -.9, 2.2), (0, 0, .8), .8, 5, '#ffb87a')
            for x, y in ((-1.3, 2.0), (.9, 2.4), (2.2, 3.0)):
                lantern(p, (x, y, .25), 1.1, 9, x)
