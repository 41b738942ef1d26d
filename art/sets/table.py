"""Laid tables for the menu: never food in close-up, but the table it will stand on. Everything on it is an option:
`top` 'wood', 'linen', 'stone'; `things` [(what, x, y, options)]; `place` 'sea', 'garden', 'roof'; `napkin` colour."""
import math

from studio import materials as mats
from studio.building import thatch_quad
from studio.geometry import Group, ball, box, cyl, fbm, lathe, sheet
from studio.materials import Palette
from studio.plants import Garden, cluster
from studio.props import (basket_lamp, book, chair, cup, cutlery, dhow, flower_vase, fruit_bowl, hurricane, lantern, napkin, petals, plate, straw_hat,
                          teapot, tumbler, wine_glass)
from studio.water import lagoon

CAMERAS = {
    'front': dict(loc=(.1, -1.3, 1.2), target=(.0, .6, .84), lens=32, fstop=5, focus=1.4),
    'side': dict(loc=(-1.0, -.95, 1.18), target=(.1, .45, .84), lens=32, fstop=5, focus=1.4),
    'right': dict(loc=(1.0, -1.0, 1.18), target=(-.1, .45, .84), lens=32, fstop=5, focus=1.4),
    'low': dict(loc=(.35, -1.25, 1.06), target=(-.02, .6, .88), lens=33, fstop=4.5, focus=1.35),
    'high': dict(loc=(-.2, -.85, 1.72), target=(.02, .2, .77), lens=31, fstop=6, focus=1.3),
}
Z = .762


def put(p, what, x, y, tone, **o):
    """one thing on the table"""
    tint = {k: tone[v] for k, v in o.items() if k in ('mat', 'flowers') and isinstance(v, str)}
    o = {**o, **tint}
    if what == 'setting':
        plate(p, x, y, Z + .004, o.get('r', .14), o.get('mat'))
        if o.get('small', True):
            plate(p, x, y, Z + .018, .095, o.get('mat'))
        napkin(p, x + .005, y - .005, Z + .03, o.get('turn', .5), o.get('cloth') and tone[o['cloth']] or tone['napkin'])
        cutlery(p, x, y, Z + .004, 0, o.get('metal') and tone[o['metal']] or None)
    elif what == 'cup':
        cup(p, x, y, Z + .004, o.get('mat'))
    elif what == 'pot':
        teapot(p, x, y, Z + .004, o.get('turn', 2.4), o.get('mat'), o.get('k', 1))
    elif what == 'fruit':
        fruit_bowl(p, x, y, Z + .004, o.get('k', 1), o.get('kind', 'mixed'), o.get('mat'))
    elif what == 'vase':
        flower_vase(p, x, y, Z + .004, o.get('k', 1), o.get('mat'), o.get('flowers'), o.get('seed', 3))
    elif what == 'glass':
        tumbler(p, x, y, Z + .004, drink=mats.plain('drink', o['drink'], .3) if 'drink' in o else None)
    elif what == 'wine':
        wine_glass(p, x, y, Z + .004)
    elif what == 'carafe':
        lathe([(0, 0), (.05, 0), (.06, .08), (.03, .17), (.028, .2), (.036, .23), (.034, .23), (.026, .2), (.028, .17), (.056, .08), (.046, .006), (0, .006)], p.glass, 36, (x, y, Z + .004))
        lathe([(0, .008), (.045, .008), (.055, .08), (.045, .11), (0, .11)], mats.plain('juice', o.get('drink', '#e3a23a'), .3), 36, (x, y, Z + .004))
    elif what == 'candle':
        hurricane(p, (x, y, Z + .004), o.get('k', 1), o.get('energy', 3))
    elif what == 'lantern':
        lantern(p, (x, y, Z + .004), o.get('k', .6), o.get('energy', 4), .5)
    elif what == 'coconut':
        shell = mats.plain('greencoconut', '#8c9a45', .45, .4)
        ball((x, y, Z + .085), .085, shell, (1, 1, 1.08), 28)
        lathe([(0, .165), (.034, .165), (.036, .172), (0, .172)], p.linen, 28, (x, y, Z))
        cyl((x + .01, y, Z + .16), (x + .05, y + .02, Z + .27), .004, .004, tone['rust'], 8)
        petals(p, (x + .03, y - .02, Z + .176), 5, (.012, .012), .05, 4, p.frangipani)
    elif what == 'board':
        box(x - .2, x + .2, y - .11, y + .11, Z + .003, Z + .022, p.pale_wood, .008)
        box(x + .2, x + .27, y - .02, y + .02, Z + .003, Z + .02, p.pale_wood, .008)
    elif what == 'basket':
        lathe([(0, .01), (.1, .01), (.15, .05), (.17, .085), (.155, .085), (.13, .05), (0, .03)], tone['sand'], 36, (x, y, Z))
        for i in range(5):
            a = i * 1.26
            roll = ball((x + .06 * math.cos(a), y + .06 * math.sin(a), Z + .085), .048, mats.plaster('crust', '#cf9350', '#9a5f2c', 14, .3, .6), (1.2, .9, .7), 20)
            roll.rotation_euler = (0, 0, a)
        with Group((x, y, Z + .05), .4):
            box(-.15, .15, -.15, .15, 0, .004, tone['napkin'], .002)
    elif what == 'bowl':
        k = o.get('k', 1)
        lathe([(0, 0), (.04 * k, 0), (.085 * k, .045 * k), (.095 * k, .07 * k), (.088 * k, .07 * k), (.07 * k, .035 * k), (0, .012 * k)], o.get('mat') or p.china, 40, (x, y, Z + .004))
        if 'fill' in o:
            lathe([(0, .052 * k), (.05 * k, .05 * k), (.082 * k, .046 * k)], mats.plaster('fill', o['fill'], o['fill'], 20, .6, .6), 32, (x, y, Z + .004))
    elif what == 'book':
        book(p, x, y, Z + .004, o.get('turn', .4), o.get('mat'))
    elif what == 'hat':
        straw_hat(p, (x, y, Z + .004), .3, tone['napkin'])
    elif what == 'petals':
        petals(p, (x, y, Z + .012), o.get('n', 16), (.14, .08), .045, 5, o.get('mat'))
    elif what == 'leaf':
        leaf = cluster('bananaleaf', p.leaf_light, 1, (.7, .7), .3, (4, 6), .05, 9, 3, 0)
        leaf.location, leaf.rotation_euler = (x, y, Z + .003), (0, 0, o.get('turn', .2))


def build(things=(), top='wood', place='sea', cloth='teal', runner=None, chairs=((-.05, 1.05, 0),), w=1.7, d=1.0):
    p = Palette()
    garden = Garden(p)
    tone = {'teal': p.teal, 'rust': p.rust, 'indigo': p.indigo, 'ochre': p.ochre, 'linen': p.linen, 'sand': p.sand_cloth, 'brass': p.brass, 'terracotta': p.terracotta,
            'bougainvillea': p.bougainvillea, 'frangipani': p.frangipani, 'wood': p.wood, 'kanga': mats.kanga('napkinkanga', scale=20),
            'celadon': mats.plain('celadon', '#a9c7b5', .25, .5), 'blueware': mats.plain('blueware', '#5b86a0', .25, .5), 'clay': mats.plaster('clay', '#d59a72', '#b9764d', 8, .15, .5)}
    tone['napkin'] = tone[cloth]
    # table
    if top == 'wood':
        n = 7
        for i in range(n):
            y = -d / 2 + d * i / n
            box(-w / 2, w / 2, y + .003, y + d / n - .003, .717, Z, mats.wood('plank%d' % i, '#9a683e', '#5a3620', (1.1, 13, 13)), .006)
    elif top == 'stone':
        box(-w / 2, w / 2, -d / 2, d / 2, .72, Z, mats.plaster('stonetop', '#efe6d6', '#d8cab2', 5, .12, .35), .02, 4)
    else:
        box(-w / 2, w / 2, -d / 2, d / 2, .717, Z - .006, p.wood)
        sheet('cloth', 110, 90, lambda u, v: (-w / 2 - .02 + (w + .04) * u, -d / 2 - .02 + (d + .04) * v, Z + .002 + .0022 * fbm(u * 8, v * 7, 3)), p.linen)
        for y in (-d / 2 - .02, d / 2 + .02):
            sheet('hang', 110, 12, lambda u, v: (-w / 2 - .02 + (w + .04) * u, y + math.copysign(.02 * v * (1 + math.sin(u * 60)), y), Z + .002 - .3 * v), p.linen)
    if runner:
        sheet('runner', 20, 90, lambda u, v: (-.2 + .4 * u, -d / 2 - .012 + (d + .024) * v, Z + .005 + .0012 * fbm(u * 6, v * 11)), tone[runner])
    for x in (-w / 2 + .1, w / 2 - .1):
        for y in (-d / 2 + .1, d / 2 - .1):
            cyl((x, y, 0), (x, y, .72), .04, .05, p.dark_wood)
    for x, y, turn in chairs:
        chair(p, x, y, turn, 0, tone['linen'])
    for entry in things:
        what, x, y = entry[:3]
        put(p, what, x, y, tone, **(entry[3] if len(entry) > 3 else {}))
    # where it stands
    sheet('ground', 90, 90, lambda u, v: (-20 + 40 * u, -6 + 26 * v, -.03 + .04 * fbm(u * 30, v * 20, 4) - .9 * max(0, (v - .55) / .45)), p.sand)
    if place == 'sea':
        lagoon(13, -.6, 14)
        garden.set('palm_a', -3.8, 6.5, -.2, .9, .3)
        garden.set('palm_b', 4.4, 8, -.3, .95, 2.7)
        dhow(p, (10, 90, -.6), 1.0, .2)
        for x in (-3.0, 2.6, 3.4):
            garden.set('green', x, 5.6, -.1, .6)
    elif place == 'garden':
        box(-20, 20, 7.2, 7.5, -.2, 2.4, p.lime, .03)
        garden.fill(-6, 6, 3.6, 6.9, 60, ('green', 'light', 'fern', 'green'), (.55, 1.0), -.05, 4)
        for x, y, s in ((-2.6, 6.2, 1.0), (2.8, 6, 1.0), (.6, 6.7, .8)):
            garden.set('banana', x, y, .1, s)
        garden.set('palm_a', -4.5, 8.5, -.2, 1.0, .3)
        garden.set('palm_b', 4.0, 9, -.2, 1.0, 2.7)
    else:
        lagoon(13, -.6, 14)
        for x in (-2.6, 2.4):
            cyl((x, 3.4, 0), (x, 3.4, 2.6), .11, .1, p.pale_wood, 14, wob=.012, rings=9)
            lantern(p, (x + .25, 3.3, 0), 1.0, 10, x)
        cyl((-6, 3.4, 2.55), (6, 3.4, 2.55), .09, .09, p.pale_wood, 12, wob=.008, rings=9)
        thatch_quad('eave', p.thatch, (6, 4.2, 2.3), (-6, 4.2, 2.3), (-6, .5, 4.2), (6, .5, 4.2), under=p.thatch_back)
        for x in (-1.0, 1.2):
            basket_lamp(p, (x, 2.4, 1.95), .2, 12, 3.2)
        garden.set('palm_b', 4.4, 8, -.3, .95, 2.7)
        garden.set('palm_a', -4.6, 7, -.3, .9, .3)
        dhow(p, (6, 90, -.6), 1.0, .2)
