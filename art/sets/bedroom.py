"""Bedrooms of both houses. One room, many faces: bed, net, door, view, floor, colours are options.
`bed` 'four_poster', 'round_net' or 'carved'; `room` fields of studio.room.Room; `extra` 'petals' strews the bed."""
import math

from studio import materials as mats
from studio.geometry import box, cyl, fbm, lathe, ring, sheet
from studio.materials import Palette
from studio.plants import Garden
from studio.props import basket_lamp, duvet, framed, lantern, petals, pillow, planter_chair, pot, rolled_towel, rug, straw_hat, table_lamp, woven_tray
from studio.room import Room, build_room

CAMERAS = {
    'wide': dict(loc=(1.2, -2.75, 1.32), target=(-.62, 2.0, 1.22), lens=23),
    'wide_right': dict(loc=(2.2, -2.2, 1.35), target=(-.9, 2.0, 1.15), lens=23),
    'bed': dict(loc=(1.35, -1.05, 1.4), target=(-2.1, 1.55, .92), lens=26),
    'foot': dict(loc=(.75, .35, 1.32), target=(-2.7, 1.5, .95), lens=25),
    'along': dict(loc=(.75, 1.36, 1.95), target=(-2.0, 1.36, .78), lens=26),
    'detail': dict(loc=(-.75, .15, 1.3), target=(-2.62, 1.5, .84), lens=33),
    'door': dict(loc=(-.35, -1.9, 1.4), target=(.75, 3.6, 1.28), lens=26),
    'arch': dict(loc=(.72, -.9, 1.45), target=(.95, 3.6, 1.5), lens=30),
}
BX0, BX1, BY0, BY1 = -3.15, -.85, .35, 2.35      # the bed; its head is at BX0


def turned_post(p, x, y, h):
    cyl((x, y, 0), (x, y, h), .055, .045, p.dark_wood, 20)
    lathe([(0, 0), (.09, 0), (.09, .1), (.06, .16), (.08, .24), (.05, .3)], p.dark_wood, 24, (x, y, 0))
    lathe([(.05, 0), (.08, .05), (.055, .1), (.075, .18), (.05, .26)], p.dark_wood, 24, (x, y, 1.0))


def frame(p, head):
    for y in (BY0 + .05, BY1 - .05):
        box(BX0, BX1, y - .03, y + .03, .28, .46, p.dark_wood, .01)
    box(BX1 - .09, BX1 - .03, BY0, BY1, .28, .62, p.dark_wood, .02)
    box(BX0, BX0 + .07, BY0, BY1, .3, head, p.dark_wood, .02)


def four_poster(p, net):
    for x in (BX0 + .05, BX1 - .05):
        for y in (BY0 + .05, BY1 - .05):
            turned_post(p, x, y, 2.35)
        box(x - .03, x + .03, BY0, BY1, 2.33, 2.4, p.dark_wood, .01)
    for y in (BY0 + .05, BY1 - .05):
        box(BX0, BX1, y - .03, y + .03, 2.33, 2.4, p.dark_wood, .01)
    frame(p, 1.25)
    for j in range(5):
        box(BX0 + .05, BX0 + .1, BY0 + .16 + j * .36, BY0 + .42 + j * .36, .75, 1.15, p.pale_wood, .02)

    def drape(cx, cy, dx, dy, seed):
        ux, uy = dx / math.hypot(dx, dy), dy / math.hypot(dx, dy)

        def at(u, v):
            z = 2.36 * (1 - v) + .04 * v
            tz = z - 1.05
            w = .16 + (.75 * (tz / 1.3) ** 1.5 if tz > 0 else .22 * min(1, -tz) ** .7)
            phase, amp = u * math.pi * 12 + seed, .035 + .02 * abs(tz)
            return (cx + ux * u * w - uy * amp * math.sin(phase), cy + uy * u * w + ux * amp * math.sin(phase) + .01 * math.sin(z * 5 + u * 9), z)
        sheet('drape', 150, 70, at, net)
    for cx, cy, sx, sy in ((BX0 + .05, BY0 + .02, 1, 1), (BX1 - .02, BY0 + .02, -1, 1), (BX0 + .05, BY1 - .02, 1, -1), (BX1 - .02, BY1 - .02, -1, -1)):
        drape(cx, cy, sx, 0, cx)
        if sx < 0:
            drape(cx, cy, 0, sy, cy + 2)
    sheet('top', 60, 60, lambda u, v: (BX0 + (BX1 - BX0) * u, BY0 + (BY1 - BY0) * v, 2.38 - .10 * math.sin(math.pi * u) * math.sin(math.pi * v) + .012 * fbm(u * 6, v * 6, 3)), net)
    for side, (a, b) in enumerate((((BX0, BY0), (BX1, BY0)), ((BX1, BY0), (BX1, BY1)))):
        sheet('valance', 160, 12, lambda u, v: (a[0] + (b[0] - a[0]) * u + (.02 * math.sin(u * 90) if side else 0), a[1] + (b[1] - a[1]) * u + (0 if side else .02 * math.sin(u * 90)), 2.4 - .24 * v - .05 * math.sin(u * math.pi * 5) ** 2 * v), net)


def round_net(p, net, height):
    """a ring under the ceiling; the net falls over the head of the bed and is drawn aside"""
    frame(p, 1.02)
    box(BX0 - .02, BX0 + .09, BY0 - .05, BY1 + .05, 1.02, 1.1, p.dark_wood, .02)
    falling_net(p, net, height)


def falling_net(p, net, height):
    cx, cy, top = BX0 + .75, (BY0 + BY1) / 2, 2.62
    ring((cx, cy, top), .36, .016, p.pale_wood)
    cyl((cx, cy, top), (cx, cy, height), .008, .008, p.rope, 6)
    for a in (0, 2.1, 4.2):
        cyl((cx, cy, top + .28), (cx + .36 * math.cos(a), cy + .36 * math.sin(a), top), .006, .006, p.rope, 5)
    lathe([(.04, .28), (.2, .17), (.36, 0)], net, 48, (cx, cy, top))

    def fall(a0, a1, far_x, far_y):
        def at(u, v):
            a = a0 + (a1 - a0) * u
            z = top * (1 - v) + .06 * v
            t = v ** 1.35
            ex, ey = cx + .36 * math.cos(a), cy + .36 * math.sin(a)
            fold = .05 * (.4 + v) * math.sin(u * 60)
            return (ex + (far_x(u) - ex) * t + fold, ey + (far_y(u) - ey) * t + fold * .6, z)
        sheet('fall', 150, 60, at, net)
    fall(math.pi, math.pi * 1.75, lambda u: BX0 + .12 + .62 * u, lambda u: BY0 - .1)
    fall(math.pi, math.pi * .25, lambda u: BX0 + .12 + .62 * u, lambda u: BY1 + .1)


def carved(p, net, panel, height):
    """Zanzibar bed: high carved back with painted glass panels, low posts, a net falling from a ring"""
    frame(p, 1.35)
    for y in (BY0 + .02, BY1 - .02):
        turned_post(p, BX0 + .04, y, 1.62)
        lathe([(.05, 0), (.075, .05), (.03, .1), (0, .13)], p.dark_wood, 20, (BX0 + .04, y, 1.62))
        for x in (BX1 - .05,):
            lathe([(0, 0), (.08, 0), (.08, .08), (.05, .16), (.075, .3), (.05, .5), (.07, .62), (.03, .72), (0, .74)], p.dark_wood, 24, (x, y, 0))
    for j in range(5):
        y = BY0 + .14 + j * .36
        box(BX0 + .05, BX0 + .085, y, y + .28, .74, 1.26, panel if j % 2 == 0 else p.wood, .01)
        box(BX0 + .08, BX0 + .1, y + .05, y + .23, .8, 1.2, p.wood if j % 2 == 0 else panel, .02)
    box(BX0, BX0 + .11, BY0, BY1, 1.33, 1.42, p.dark_wood, .02)
    for i in range(15):
        lathe([(.0, 0), (.035, .0), (.03, .03), (.012, .06), (.018, .08), (0, .1)], p.dark_wood, 10, (BX0 + .055, BY0 + .12 + i * .126, 1.42))
    falling_net(p, net, height)


def bedside(p, x, y, lamp=True, light=9):
    cyl((x, y, .5), (x, y, .55), .27, .27, p.pale_wood, 40)
    cyl((x, y, 0), (x, y, .5), .05, .05, p.dark_wood)
    cyl((x, y, 0), (x, y, .04), .2, .18, p.dark_wood, 32)
    if lamp:
        table_lamp(p, (x, y, .55), light)


def build(bed='four_poster', throw='teal', cushion='rust', cloth=None, room=None, art='kanga', trays=True, bench=True, rug_line='#3f7f7c', rug_edge='#b98a5a',
          plant='strelitzia', lamp=9, extra=None, pendant=True, spread=None, fan=False):
    p = Palette()
    garden = Garden(p)
    r = Room(**(room or {}))
    build_room(p, garden, r)
    tone = {'teal': p.teal, 'rust': p.rust, 'indigo': p.indigo, 'ochre': p.ochre, 'linen': p.linen, 'sand': p.sand_cloth,
            'rose': mats.fabric('rose', '#c98a86'), 'green': mats.fabric('green', '#7c8f63'), 'kanga': mats.kanga('throwkanga', scale=6.5)}
    net = mats.net()
    linen = mats.fabric('bedlinen', '#f8f3e9')
    box(BX0 + .1, BX1 - .12, BY0 + .08, BY1 - .08, .4, .68, linen, .08, 5)
    {'four_poster': lambda: four_poster(p, net), 'round_net': lambda: round_net(p, net, r.height), 'carved': lambda: carved(p, net, tone[cushion], r.height)}[bed]()
    duvet(BX0 + .75, BX1 - .10, BY0 + .06, BY1 - .06, .72, linen, .22)
    duvet(BX1 - .75, BX1 - .22, BY0, BY1, .80, tone[throw], .30, thick=.02)
    for y in (.88, 1.82):
        pillow((BX0 + .30, y, 1.0), .52, .8, .13, linen, (0, math.radians(-62), 0))
        pillow((BX0 + .48, y, .96), .48, .74, .12, linen, (0, math.radians(-52), .04))
    pillow((BX0 + .68, 1.35, .93), .42, .62, .1, tone[cushion], (0, math.radians(-48), 0))
    if extra == 'cushions':
        for y, m in ((.95, tone['kanga']), (1.75, tone['teal'])):
            pillow((BX0 + .74, y, .93), .4, .42, .1, m, (0, math.radians(-46), .1 * (y - 1.35)))
        for i, c in enumerate((tone['kanga'], tone['linen'])):
            box(BX1 - .62 + .02 * i, BX1 - .3 - .02 * i, .95 + .02 * i, 1.45 - .02 * i, .895 + .05 * i, .94 + .05 * i, c, .018, 4)
    if extra == 'petals':
        def heart(g):
            t, s = g.uniform(0, 2 * math.pi), .55 + .45 * math.sqrt(g.uniform())
            hx, hy = 16 * math.sin(t) ** 3 / 17, (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 17
            return (-1.72 - .3 * s * hy, 1.35 + .36 * s * hx, .79 + .01 * g.normal())
        petals(p, None, 420, None, .05, 7, shape=heart)
        petals(p, (-1.5, 1.35, .8), 60, (.4, .5))
        petals(p, (.3, .2, .02), 260, (.8, .8))
        for y in (1.0, 1.7):
            rolled_towel(p, -1.15, y, .83, math.pi / 2 + .1, r=.07)
        for x, y, k in ((-.35, .2, 1.0), (-.1, 2.6, .9), (.0, -.35, .75), (2.3, 2.3, 1.1)):
            lantern(p, (x, y, 0), k, 12, x + y)
    elif bench:
        box(-.62, -.2, .55, 2.15, .38, .45, p.pale_wood, .02)
        box(-.62, -.2, .55, 2.15, .45, .53, p.sand_cloth, .035, 5)
        for y in (.65, 2.05):
            for x in (-.57, -.25):
                cyl((x, y, 0), (x, y, .4), .03, .025, p.dark_wood)
        if spread:
            straw_hat(p, (-.41, 1.0, .535), .4, tone[throw])
    bedside(p, -2.85, -.05, light=lamp)
    if r.y1 - BY1 > .5:
        bedside(p, -2.85, 2.75, light=lamp)
    rug(p, .2, -.55, 1.8, 1.65, mats.diamond_rug('rug', 1.8, 1.65, edge=rug_edge, line=rug_line))
    if art:
        second = {'kanga': mats.kanga(), 'indigo': mats.kanga('kanga2', '#eee5d2', '#3b5573', '#c99a4a', 7), 'rose': mats.kanga('kanga3', '#f6ead8', '#a8443c', '#d9a441', 4.5),
                  'green': mats.kanga('kanga4', '#f1ead8', '#6d8450', '#b8643c', 6)}[art]
        if not r.window:
            framed(p, -1.62, r.y1, 1.74, 1.2, 1.0, second)
        if bed == 'round_net':
            framed(p, r.x0, -.05, 1.75, .55, .7, second, 'x')
    if trays:
        for y, z, s in ((-.42, 1.9, .27), (.02, 1.56, .17), (.08, 2.12, .2)):
            woven_tray(p, (r.x0 + .05, y, z), s)
    if pendant:
        basket_lamp(p, (.6, .6, 2.5 if r.height > 3.2 else 2.25), .3, 9, r.height)
    pot(p, 2.45, 1.6, 0, 1, getattr(garden, plant), 1 if plant == 'strelitzia' else .9)
    if plant != 'strelitzia':
        planter_chair(p, 2.2, .1, -1.9, 0, tone[throw] if throw != 'kanga' else p.linen)
