"""A room: floor, walls, ceiling, one opening in the far wall, and what is seen through it.
The room lies between x0..x1, y0..y1; the far wall at y1 looks out along +Y."""
import math
from dataclasses import dataclass

from . import materials as mats
from .building import balustrade, ceiling_beams, door_leaf, french_leaf, louvre_leaf, wall_with_arch
from .geometry import box, fbm, sheet
from .props import curtain, dhow, planter_chair, pot
from .sky import area
from .water import lagoon


@dataclass
class Room:
    x0: float = -3.3
    x1: float = 3.0
    y0: float = -4.2
    y1: float = 3.6
    height: float = 3.5
    opening: tuple = (.95, 2.15, 2.95, True)       # centre x, width, height, arched
    window: tuple = None                           # a second one: centre x, width, height, sill
    wall: str = 'white'                            # or a hex colour for the lower part
    floor: str = 'polished'                        # polished, tiles, boards
    ceiling: str = 'beams'                         # beams, boards
    door: str = 'carved'                           # carved, french, louvre, none
    door_colour: str = None
    curtains: bool = False
    view: str = 'sea'                              # sea, sea_up, garden, garden_up
    light: float = 1.0


def floor_material(kind):
    if kind == 'tiles':
        return mats.checker('tiles', '#e8dcc4', '#b9c9bf', 2.6, rough=.35)
    if kind == 'terracotta':
        return mats.checker('terra tiles', '#c98a63', '#bd7d57', 2.4, rough=.5)
    if kind == 'boards':
        return mats.wood('boards', '#a97b4c', '#6f4a2a', (9, .8, 9), .4, .4)
    return mats.plaster('floor', '#e9e0d0', '#d9ccb6', .9, .06, .22)


def build_room(p, garden, room):
    r = room
    white = mats.plaster('roomwall', '#faf6ee', '#f0e8da', 1.4, .15, .8)
    box(r.x0 - .3, r.x1 + .3, r.y0, r.y1 + .36, -.2, 0, floor_material(r.floor))
    box(r.x0 - .3, r.x0, r.y0, r.y1, 0, r.height, white)
    box(r.x1, r.x1 + .3, r.y0, r.y1, 0, r.height, white)
    box(r.x0 - .3, r.x1 + .3, r.y0 - .3, r.y0, 0, r.height, white)
    box(r.x0 - .3, r.x1 + .3, r.y0 - .3, r.y1 + .4, r.height, r.height + .2, white)
    cx, w, h, arched = r.opening
    holes = [(cx, w, h, 0, arched)] + ([(r.window[0], r.window[1], r.window[2], r.window[3], False)] if r.window else [])
    wall_with_arch(p, r.x0 - .3, r.x1 + .3, r.y1, .38, r.height, holes, white)
    if r.wall != 'white':                          # painted lower wall with a thin line above it
        colour = mats.plaster('dado', r.wall, r.wall, 1.4, .15, .8)
        z = 1.05
        spans = [(r.x0, cx - w / 2 - .06), (cx + w / 2 + .06, r.x1)]
        for a, b in spans:
            if b - a > .1:
                box(a, b, r.y1 - .012, r.y1 + .01, .1, z, colour)
                box(a, b, r.y1 - .02, r.y1 + .01, z, z + .03, p.wood)
        for x, s in ((r.x0, 1), (r.x1, -1)):
            box(min(x - .01, x + s * .012), max(x - .01, x + s * .012), r.y0, r.y1, .1, z, colour)
            box(min(x - .01, x + s * .02), max(x - .01, x + s * .02), r.y0, r.y1, z, z + .03, p.wood)
    box(r.x0, r.x0 + .02, r.y0, r.y1, 0, .1, p.coping)
    if r.ceiling == 'beams':
        ceiling_beams(p, r.x0, r.x1, r.y0 + .1, r.y1, r.height - .09)
    else:
        for i in range(24):
            y = r.y0 + (r.y1 - r.y0) * i / 24
            box(r.x0, r.x1, y + .01, y + (r.y1 - r.y0) / 24 - .01, r.height - .04, r.height, p.pale_wood, .006)
        for i in range(4):
            x = r.x0 + .5 + i * (r.x1 - r.x0 - 1) / 3
            box(x - .07, x + .07, r.y0, r.y1, r.height - .2, r.height - .03, p.wood, .01)
    # door
    at = r.y1 - .02
    tall = h * .76 if arched else h
    colour = mats.wood('doorpaint', r.door_colour, r.door_colour, (9, 9, .9), .5, .35) if r.door_colour else p.dark_wood
    left, right = cx - w / 2, cx + w / 2
    if r.door == 'carved':
        door_leaf(p, left, at, w / 2, tall, -math.radians(105), 1, colour)
        door_leaf(p, right, at, w / 2, tall, math.radians(100), -1, colour)
    elif r.door == 'french':
        french_leaf(p, left, at, w / 2, tall, -math.radians(98), 1, colour)
        french_leaf(p, right, at, w / 2, tall, math.radians(112), -1, colour)
    elif r.door == 'louvre':
        louvre_leaf(p, left, at, w / 2, tall, -math.radians(103), 1, colour)
        louvre_leaf(p, right, at, w / 2, tall, math.radians(98), -1, colour)
    if r.window:
        wx, ww, wh, sill = r.window
        for s in (-1, 1):
            louvre = r.door_colour and colour or p.shutter
            x0, x1 = sorted((wx + s * ww / 2, wx + s * (ww / 2 + ww * .46)))
            box(x0, x1, r.y1 - .05, r.y1 - .01, sill, sill + wh, louvre, .008)
            for i in range(int(wh / .09)):
                slat = box(x0 + .05, x1 - .05, r.y1 - .065, r.y1 - .045, sill + .05 + i * .09, sill + .1 + i * .09, louvre)
                slat.rotation_euler = (.4, 0, 0)
        box(wx - ww / 2 - .06, wx + ww / 2 + .06, r.y1 - .1, r.y1 + .3, sill - .05, sill, p.coping, .012)
    if r.curtains:
        cyl_z = h + .12
        box(cx - w / 2 - .55, cx + w / 2 + .55, r.y1 - .13, r.y1 - .1, cyl_z, cyl_z + .03, p.wood, .01)
        for s in (-1, 1):
            a, b = sorted((cx + s * (w / 2 - .12), cx + s * (w / 2 + .5)))
            curtain(p, a, b, r.y1 - .12, .03, cyl_z, folds=6, gather=.35)
    outside(p, garden, r)
    area((cx, r.y1 + .55, 1.5), (cx - .6, -1, 1.0), min(2.0, w), 75 * r.light, '#fff2e0', 2.6)
    area((1.2, r.y0 + .3, r.height - .7), (-1.5, 1.5, .8), 2.4, 60 * r.light, '#fff0dc')


def outside(p, garden, r):
    y = r.y1 + .38
    if r.view == 'sea':
        box(r.x0 - 6, r.x1 + 8, y, y + 3.2, -.25, -.02, p.stone)
        sheet('beach', 80, 40, lambda u, v: (-60 + 120 * u, y + 3 + 22 * v, -.5 - 1.2 * v + .08 * fbm(u * 20, v * 9)), p.sand)
        lagoon(y + 11, -1.3, y + 18)
        garden.set('palm_a', 4.3, 10.5, -.8, .9, 3.23)
        garden.set('palm_b', -.8, 14, -.9, .95, .6)
        for x, s in ((-.3, 1), (2.9, .8), (5, 1), (-2.4, .9)):
            garden.set('green', x, y + 3.8, -.4, s)
        dhow(p, (14, 120, -1.3), .9, .2)
    elif r.view == 'sea_up':
        balcony(p, garden, r, y)
        lagoon(18, -4.6, 24)
        sheet('beach', 60, 30, lambda u, v: (-60 + 120 * u, y + 3 + 16 * v, -4.0 - .8 * v), p.sand)
        garden.set('palm_a', 5.2, 11, -3.9, .78, 3.1)
        garden.set('palm_b', -3.4, 12, -3.9, .92, .4)
        dhow(p, (20, 140, -4.5), 1.1, .2)
    else:
        up = r.view == 'garden_up'
        z = -3.1 if up else 0
        if up:
            balcony(p, garden, r, y)
        else:
            box(r.x0 - 4, r.x1 + 6, y, y + 1.6, -.25, -.02, p.stone)
        box(-30, 30, y + 1.4, y + 30, z - .5, z - .06, mats.plaster('yard', '#d9c8a4', '#bfa981', 2, .4, .9))
        box(-30, 30, y + 9, y + 9.3, z - .3, z + (2.2 if up else 1.5), p.lime, .03)
        garden.fill(-6, 8, y + 2.6, y + 8.4, 70, ('green', 'light', 'fern', 'green'), (.7, 1.15) if not up else (.9, 1.5), z, 6,
                    keep=lambda a, b: up or abs(a - r.opening[0] - .1 * (b - y)) > .75 or b > y + 6)
        for a, b, s in ((-1.8, y + 6.5, 1.1), (3.2, y + 5.5, 1.1), (5.4, y + 7, 1.3), (1.5, y + 8.2, 1.0)):
            garden.set('banana', a, b, z + .2, s * (1.5 if up else 1))
        for kind, a, b, s, turn in (('palm_a', 4.4, y + 11, .95, 3), ('palm_b', -2.5, y + 12, 1.05, .4), ('palm_a', 0.5, y + 15, 1.15, 1)):
            garden.set(kind, a, b, z - .2, s * (.82 if up else 1), turn)
        if not up:
            for i in range(6):
                box(r.opening[0] - .45 + .03 * i, r.opening[0] + .45 + .05 * i, y + 1.7 + i * .75, y + 2.3 + i * .75, -.1, -.03, p.coping, .03)


def balcony(p, garden, r, y):
    """two metres of boards with a railing, a chair and a pot"""
    for i in range(14):
        box(r.x0 - 2, r.x1 + 2, y + i * .15 + .004, y + .146 + i * .15, -.12, -.02, p.pale_wood, .005)
    for i in range(4):
        x = r.x0 - 1.4 + i * 3.1
        box(x - .06, x + .06, y + 1.92, y + 2.04, -.1, 3.2, p.wood, .01)
        if i:
            balustrade(p, (x - 3.04, y + 1.98, 0), (x - .06, y + 1.98, 0), -.02, .13)
    planter_chair(p, r.opening[0] + .55, y + .95, -2.5, -.02, p.linen)
    pot(p, r.opening[0] - .85, y + 1.5, -.02, .75, garden.fern, .8)
