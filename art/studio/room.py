"""A room: floor, walls, ceiling, one opening in the far wall, and what is seen through it.
The room lies between x0..x1, y0..y1; the far wall at y1 looks out along +Y."""
import math
import random
from dataclasses import dataclass

from . import materials as mats
from . import sky
from .building import balustrade, ceiling_beams, door_leaf, french_leaf, louvre_leaf, wall_with_arch
from .geometry import arch_outline, box, cut, cyl, fbm, mesh, sheet
from .materials import Nodes
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


# ---------------------------------------------------------------- rooms as a photographer finds them: worn surfaces

def here(k, scale=1., detail=4., rough=.55, dist=0., stretch=None):
    """noise by the place in the world"""
    return k.noise(scale, detail, rough, dist, stretch, k.place())


def away(k, at):
    """distance from a place"""
    node = k.n('ShaderNodeVectorMath', operation='DISTANCE')
    k.l(k.place(), node.inputs[0])
    node.inputs[1].default_value = at
    return node.outputs['Value']


def limewash(name, colour='#d8d0c0', shade='#bfb4a0', damp='#8f806a', patch=None, relief=1., low=.55):
    """brushed lime on coral: clouds, trowel marks, damp near the floor; `patch` ((x, y, z), radius): a mended place"""
    k = Nodes(name)
    p = k.principled(Roughness=.88, Specular=.12)
    clouds, brush = here(k, .8, 5, .6), here(k, 5, 7, .68, 1.2)
    tone = k.ramp(k.math('ADD', k.math('MULTIPLY', clouds, .62), k.math('MULTIPLY', brush, .38)), [(.36, shade), (.62, colour)])
    z = k.xyz()[2]
    foot = k.math('MULTIPLY', k.map(k.math('ADD', z, k.math('MULTIPLY', here(k, 2.2, 6, .7), -.7)), -.35, low - .3, 1, 0, True), .55)
    tone = k.mix(k.math('MULTIPLY', foot, .7), tone, damp, 'MULTIPLY')
    spots = k.map(here(k, 13, 3, .5), .7, .78, 0, .3)
    tone = k.mix(spots, tone, damp, 'MULTIPLY')
    height = k.math('ADD', k.math('MULTIPLY', here(k, 1.1, 2, .5), 1.), k.math('MULTIPLY', here(k, 4.2, 4, .5, 1.8), .22))
    if patch:
        at, radius = patch
        edge = k.map(k.math('ADD', away(k, at), k.math('MULTIPLY', here(k, 3, 5), .5)), radius + .2, radius + .23, 1, 0)
        tone = k.mix(k.math('MULTIPLY', edge, .5), tone, '#e6dfd2')
        height = k.math('ADD', height, k.math('MULTIPLY', edge, .05))
    k.l(tone, p.inputs['Base Color'])
    n = k.bump(height, .6 * relief, .09, k.bevel(.025))
    n = k.bump(brush, .3 * relief, .012, n)
    k.l(k.bump(here(k, 55, 3, .6), .25 * relief, .003, n), p.inputs['Normal'])
    return k.m


def cement(name, colour='#9b9282', shade='#7d7464', rough=(.22, .5)):
    """floor of polished cement: trodden dull in the ways, cloudy, a few hairlines"""
    k = Nodes(name)
    p = k.principled(Specular=.42)
    clouds, grain = here(k, 1.1, 6, .62, .6), here(k, 9, 6, .7)
    tone = k.ramp(k.math('ADD', k.math('MULTIPLY', clouds, .7), k.math('MULTIPLY', grain, .3)), [(.34, shade), (.64, colour)])
    cell = k.n('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
    cell.inputs['Scale'].default_value = .55
    wob = k.n('ShaderNodeTexNoise')
    wob.inputs['Scale'].default_value, wob.inputs['Detail'].default_value = 2, 9
    pos = k.n('ShaderNodeNewGeometry').outputs['Position']
    k.l(pos, wob.inputs['Vector'])
    k.l(k.mix(.2, pos, wob.outputs['Color']), cell.inputs['Vector'])
    line = k.map(cell.outputs['Distance'], .0008, .0025, .55, 0)
    k.l(k.mix(line, tone, '#4a4236'), p.inputs['Base Color'])
    k.l(k.map(here(k, 1.9, 7, .7), .3, .7, *rough), p.inputs['Roughness'])
    k.l(k.bump(grain, .12, .004, k.bump(clouds, .12, .03)), p.inputs['Normal'])
    return k.m


def terrazzo(name, ground='#a39a89', chips=('#d8d0c0', '#6f675b', '#8f7a60')):
    k = Nodes(name)
    p = k.principled(Specular=.5)
    cell = k.n('ShaderNodeTexVoronoi', feature='F1')
    cell.inputs['Scale'].default_value = 46
    k.l(k.n('ShaderNodeNewGeometry').outputs['Position'], cell.inputs['Vector'])
    pick = k.ramp(k.xyz(cell.outputs['Color'])[0], [(0, chips[0]), (.34, chips[1]), (.55, chips[2]), (.72, ground)], 'CONSTANT')
    stone = k.mix(k.map(cell.outputs['Distance'], .3, .42, 1, 0), ground, pick)
    k.l(k.mix(k.map(here(k, 1.2, 6), .35, .7, 0, .45), stone, '#6f675b', 'MULTIPLY'), p.inputs['Base Color'])
    k.l(k.map(here(k, 1.7, 6, .7), .3, .7, .16, .42), p.inputs['Roughness'])
    return k.m


def cement_tiles(name, ground='#b9ae98', figure='#5d6f72', second='#8d5f4a', size=.2, wear=.55):
    """old encaustic tiles: quarter rings meet to circles, a small diamond between; trodden pale where one walks"""
    k = Nodes(name)
    p = k.principled(Specular=.4)
    x, y, _ = k.xyz()
    lx, ly = (k.math('SUBTRACT', k.math('FRACT', k.math('DIVIDE', q, size)), .5) for q in (x, y))
    ax, ay = k.math('ABSOLUTE', lx), k.math('ABSOLUTE', ly)
    cx, cy = k.math('SUBTRACT', .5, ax), k.math('SUBTRACT', .5, ay)
    corner = k.math('SQRT', k.math('ADD', k.math('MULTIPLY', cx, cx), k.math('MULTIPLY', cy, cy)))
    ringed = k.ramp(corner, [(0, second), (.13, ground), (.26, figure), (.38, ground)], 'CONSTANT')
    tone = k.mix(k.math('LESS_THAN', k.math('ADD', ax, ay), .19), ringed, figure)
    brick = k.n('ShaderNodeTexBrick', offset=0)
    for key, value in (('Scale', 1), ('Mortar Size', .0022), ('Brick Width', size), ('Row Height', size), ('Mortar Smooth', .2)):
        brick.inputs[key].default_value = value
    brick.inputs['Color1'].default_value, brick.inputs['Color2'].default_value, brick.inputs['Mortar'].default_value = (1, 1, 1, 1), (.72, .7, .66, 1), (.25, .22, .18, 1)
    k.l(k.n('ShaderNodeNewGeometry').outputs['Position'], brick.inputs['Vector'])
    tone = k.mix(k.map(here(k, 1.4, 6, .65), .35, .68, 0, wear), tone, ground)
    tone = k.mix(k.map(here(k, 7, 6, .7), .4, .75, 0, .35), tone, '#7d705c', 'MULTIPLY')
    k.l(k.mix(1, tone, brick.outputs['Color'], 'MULTIPLY'), p.inputs['Base Color'])
    k.l(k.map(here(k, 2.3, 6, .7), .3, .7, .22, .5), p.inputs['Roughness'])
    k.l(k.bump(k.math('ADD', k.math('MULTIPLY', brick.outputs['Fac'], -.05), k.math('MULTIPLY', here(k, 3, 2), .3)), .2, .02), p.inputs['Normal'])
    return k.m


def grown_wood(name, light='#8f6a44', dark='#4a321f', stretch=(1.2, 16, 16), rough=(.4, .65), bevel=.006, spread_=.5):
    """planks and posts: each piece its own tone, grain along the small number of `stretch`, edges rubbed round"""
    k = Nodes(name)
    p = k.principled(Specular=.3)
    grain = k.noise(1.5, 9, .72, 1.4, stretch)
    own = k.n('ShaderNodeNewGeometry').outputs['Random Per Island']
    mixed = k.math('ADD', grain, k.math('MULTIPLY', k.math('SUBTRACT', own, .5), spread_))
    k.l(k.mix(k.map(here(k, 1.3, 5), .4, .75, 0, .4), k.ramp(mixed, [(.22, dark), (.75, light)]), '#6d6256', 'MULTIPLY'), p.inputs['Base Color'])
    k.l(k.map(here(k, 3, 5, .7), .3, .7, *rough), p.inputs['Roughness'])
    k.l(k.bump(grain, .35, .006, k.bevel(bevel)), p.inputs['Normal'])
    return k.m


def old_paint(name, colour='#8fa39b', wood='#6f5a42', chip=.62, stretch=(14, 14, 1.4)):
    """brush-painted wood: streaks, dirt, bare at the edges and in chips"""
    k = Nodes(name)
    p = k.principled(Specular=.3)
    round_ = k.bevel(.008)
    dot = k.n('ShaderNodeVectorMath', operation='DOT_PRODUCT')
    k.l(round_, dot.inputs[0])
    k.l(k.n('ShaderNodeNewGeometry').outputs['Normal'], dot.inputs[1])
    edge = k.map(dot.outputs['Value'], .97, .85, 0, .3)
    streak = k.noise(1.6, 7, .7, .8, stretch)
    chips = k.math('ADD', k.math('MULTIPLY', here(k, 4, 8, .72), .8), k.math('ADD', edge, k.math('MULTIPLY', streak, .15)))
    bare = k.map(chips, chip, chip + .02, 0, 1)
    tone = k.mix(k.map(streak, .3, .7, 0, .4), colour, '#8a8272', 'MULTIPLY')
    tone = k.mix(k.map(here(k, 2, 6, .65), .4, .7, 0, .35), tone, '#6f6654', 'MULTIPLY')
    k.l(k.mix(bare, tone, k.mix(streak, wood, '#3f3123')), p.inputs['Base Color'])
    k.l(k.map(bare, 0, 1, .48, .8), p.inputs['Roughness'])
    k.l(k.bump(k.math('ADD', k.math('MULTIPLY', bare, -.12), k.math('MULTIPLY', streak, .3)), .35, .006, round_), p.inputs['Normal'])
    return k.m


def sisal(name, colour='#a58f68', dark='#7a6848', pitch=.018):
    """coarse plaited mat"""
    k = Nodes(name)
    p = k.principled(Roughness=.95, Specular=.08)
    x, y, _ = k.xyz(k.coords())
    a, b = (k.math('SINE', k.math('MULTIPLY', q, 6.283 / pitch)) for q in (k.math('ADD', x, y), k.math('SUBTRACT', x, y)))
    h = k.math('MULTIPLY', k.math('ADD', k.math('MULTIPLY', a, b), 1), .5)
    tone = k.ramp(k.math('ADD', k.math('MULTIPLY', h, .5), k.math('MULTIPLY', k.noise(3, 7, .7), .5)), [(.3, dark), (.62, colour)])
    k.l(tone, p.inputs['Base Color'])
    k.l(k.bump(h, .7, .006), p.inputs['Normal'])
    return k.m


def chip_carving(name, light='#5d3d26', dark='#2c1b10', cell=.13):
    """dark wood cut with rosettes, the way of the coast; in metres of x and z or y and z alike"""
    k = Nodes(name)
    p = k.principled(Specular=.4)
    x, y, z = k.xyz(k.coords())
    a, b = (k.math('SUBTRACT', k.math('FRACT', k.math('DIVIDE', q, cell)), .5) for q in (k.math('ADD', x, y), z))
    r = k.math('SQRT', k.math('ADD', k.math('MULTIPLY', a, a), k.math('MULTIPLY', b, b)))
    petal = k.math('ABSOLUTE', k.math('COSINE', k.math('MULTIPLY', k.math('ARCTAN2', a, b), 4)))
    flower = k.math('MULTIPLY', petal, k.map(r, .05, .4, 1, 0))
    rim = k.map(k.math('ABSOLUTE', k.math('SUBTRACT', r, .43)), 0, .035, 1, 0)
    h = k.math('MAXIMUM', flower, k.math('MULTIPLY', rim, .8))
    grain = k.noise(1.5, 8, .7, 1.2, (14, 14, 1.5))
    tone = k.mix(k.map(h, .1, .6, .75, 0), k.ramp(grain, [(.3, dark), (.7, light)]), '#0f0805')
    k.l(tone, p.inputs['Base Color'])
    k.l(k.map(here(k, 3, 5), .3, .7, .3, .55), p.inputs['Roughness'])
    k.l(k.bump(h, 1, .02, k.bump(grain, .2, .004)), p.inputs['Normal'])
    return k.m


# ---------------------------------------------------------------- walls, floors, ceilings of such rooms

def pierced(x0, x1, y0, y1, z0, z1, mat, holes=(), axis='y'):
    """wall with holes [(centre along it, width, height, sill, arched)]; axis 'y': it faces along Y, 'x': along X"""
    wall = box(x0, x1, y0, y1, z0, z1, mat, name='wall')
    for c, w, h, sill, arched in holes:
        line = arch_outline(c, w, h, sill - (.01 if not sill else 0)) if arched else [(c - w / 2, sill - (.01 if not sill else 0)), (c + w / 2, sill - (.01 if not sill else 0)), (c + w / 2, sill + h), (c - w / 2, sill + h)]
        m = len(line)
        if axis == 'y':
            verts = [(a, y0 - .2, b) for a, b in line] + [(a, y1 + .2, b) for a, b in line]
        else:
            verts = [(x0 - .2, a, b) for a, b in line] + [(x1 + .2, a, b) for a, b in line]
        faces = [tuple(range(m)), tuple(range(m, 2 * m))[::-1]] + [(i, m + i, m + (i + 1) % m, (i + 1) % m) for i in range(m)]
        cut(wall, mesh('hole', verts, faces))
    return wall


def shell(size, wall, floor, holes=None, thick=.42, walls=None, ceiling=None):
    """size (x0, x1, y0, y1, height); holes and walls (other materials) by side: n, e, s, w"""
    x0, x1, y0, y1, h = size
    holes, walls = holes or {}, walls or {}
    m = lambda side: walls.get(side, wall)
    box(x0 - thick, x1 + thick, y0 - thick, y1 + thick, -.2, 0, floor)
    pierced(x0 - thick, x1 + thick, y1, y1 + thick, -.01, h + .2, m('n'), holes.get('n', ()))
    pierced(x0 - thick, x1 + thick, y0 - thick, y0, -.01, h + .2, m('s'), holes.get('s', ()))
    pierced(x0 - thick, x0, y0, y1, -.01, h + .2, m('w'), holes.get('w', ()), 'x')
    pierced(x1, x1 + thick, y0, y1, -.01, h + .2, m('e'), holes.get('e', ()), 'x')
    box(x0 - thick - .1, x1 + thick + .1, y0 - thick - .1, y1 + thick + .1, h + .001, h + .45, ceiling or wall, name='slab')


def planks(mat, x0, x1, y0, y1, z, width=.17, along='x', gap=.006, thick=.03, seed=1, slope=0.):
    """boards of a floor or a ceiling as one mesh, so that each has a tone of its own; `slope`: rise per metre across"""
    r = random.Random(seed)
    verts, faces = [], []
    a0, a1, b0, b1 = (x0, x1, y0, y1) if along == 'x' else (y0, y1, x0, x1)
    b = b0
    while b < b1 - .02:
        w = width * r.uniform(.8, 1.2)
        e = min(b + w, b1)
        a = a0 - r.uniform(0, 2)
        while a < a1:
            f = min(a + r.uniform(2.2, 3.8), a1)
            s, dz = max(a, a0), r.uniform(-.003, .003)
            if f - s > .03:
                n, u = len(verts), gap * r.uniform(.3, 1.6) / 2
                for zz in (z - thick + dz, z + dz):
                    for bb in (b + u, e - u):
                        for aa in (s + .001, f - .001):
                            q = zz + slope * (bb - b0)
                            verts.append((aa, bb, q) if along == 'x' else (bb, aa, q))
                faces += [tuple(n + i for i in t) for t in ((0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5))]
            a = f
        b = e
    return mesh('planks', verts, faces, mat)


def boriti(mat, x0, x1, y0, y1, z, step=.42, along='x', seed=3):
    """mangrove poles under the ceiling: uneven in girth, in distance, none quite straight"""
    r = random.Random(seed)
    b0, b1 = (y0, y1) if along == 'x' else (x0, x1)
    b = b0 + .2
    while b < b1 - .05:
        g, d = r.uniform(.045, .075), r.uniform(-.05, .05)
        if along == 'x':
            p, q = (x0 - .05, b, z - g), (x1 + .05, b + d, z - g)
        else:
            p, q = (b, y0 - .05, z - g), (b + d, y1 + .05, z - g)
        cyl(p, q, g, g * r.uniform(.75, .95), mat, 12, wob=.006, rings=9)
        b += step * r.uniform(.8, 1.25)


def window_frame(mat, c, y, w, h, sill, t=.055, depth=.07, bars=0, cross=None):
    """wooden frame set into a hole of a wall that faces along Y"""
    a, b = c - w / 2, c + w / 2
    box(a, a + t, y, y + depth, sill, sill + h, mat)
    box(b - t, b, y, y + depth, sill, sill + h, mat)
    box(a + t, b - t, y + .004, y + depth - .004, sill + h - t, sill + h, mat)
    if sill:
        box(a + t, b - t, y + .004, y + depth - .004, sill, sill + t, mat)
    for i in range(bars):
        x = a + (b - a) * (i + 1) / (bars + 1)
        box(x - t * .35, x + t * .35, y + .01, y + depth - .01, sill + (t if sill else 0), sill + h - t, mat)
    if cross:
        box(a + t, b - t, y + .013, y + depth - .013, cross - t * .35, cross + t * .35, mat)


def daylight(loc, target, w, h):
    """tells Cycles where the sky comes in; gives no light of its own"""
    lamp = area(loc, target, w, 1, '#ffffff', h)
    lamp.data.cycles.is_portal = True
    return lamp


def bounce(loc, target, size, watts, colour='#e4e6e4'):
    """what a pale wall behind the photographer gives back: just enough to read the shadows"""
    return sky.unseen(area(loc, target, size, 2.6 * watts, colour))


# ---------------------------------------------------------------- light of rooms: times of day of their own

def _hours(elevation, energy, colour, stops, strength, exposure, look='Medium High Contrast', bloom=.1, size=.7, glow=.3, cloud='#fbeede'):
    def time(az):
        d = sky.sun_lamp(elevation, az, energy, colour, size) if energy else sky.towards_sun(3, az)
        sky.mixed_sky(stops, strength, d, colour, glow, .4, cloud)
        return sky.Grade(exposure, look, bloom=bloom)
    return time


PALE = [(0, '#f2e8da'), (.06, '#e9e6df'), (.2, '#cfdde2'), (.5, '#a9c8da'), (1, '#7fa9cc')]
WARM = [(0, '#f3e0ca'), (.06, '#ecdfd0'), (.2, '#d3d9de'), (.5, '#a3bfd6'), (1, '#7398c2')]
BLUE = [(0, '#c9a3a0'), (.04, '#b39cae'), (.12, '#8d94ba'), (.3, '#6480b0'), (.6, '#3f5f95'), (1, '#27457c')]
sky.TIMES.update(
    room_sunrise=_hours(13, 8, '#ffcf9e', WARM, 1.7, 2.2),
    room_morning=_hours(24, 8, '#ffd9a8', PALE, 1.8, 2.75),
    room_shade=_hours(44, 8, '#ffeacb', PALE, 2.1, 2.9),
    room_late=_hours(12, 8, '#ffb878', WARM, 1.5, 2.3),
    room_dusk=_hours(0, 0, '#ffb48c', BLUE, .8, 2.6, bloom=.14),
)
