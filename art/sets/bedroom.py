"""The bedrooms of both houses, each a room of its own: walls, bed, window, floor, light and camera. The beds are laid by simulation
(studio.bedding), the surfaces are worn (studio.room). `place` names the room."""
import math

from mathutils import Vector

from studio import bedding, props, room as rooms
from studio.bedding import bunched, drape, folded, gauze, linen, mattress, printed, propped, spread, turned_down
from studio.building import louvre_leaf
from studio.geometry import Group, ball, box, cyl, fbm, lathe, mesh, prism, ring, sheet
from studio.materials import Palette, plain
from studio.plants import Garden
from studio.room import boriti, bounce, cement, cement_tiles, chip_carving, daylight, grown_wood, limewash, old_paint, planks, shell, sisal, terrazzo, window_frame
from studio.water import lagoon


def look(loc, target, lens, fstop, at=None, **more):
    """camera that is sharp at `at`"""
    loc, target = Vector(loc), Vector(target)
    focus = (Vector(at) - loc).dot((target - loc).normalized()) if at else (target - loc).length
    return dict(loc=loc, target=target, lens=lens, fstop=fstop, focus=focus, **more)


CAMERAS = {
    'juu': look((.8, -3.0, 1.12), (-1.6, .6, .88), 33, 2.2, (-1.5, -.5, .7)),
    'garden': look((-1.5, -2.7, 1.22), (.78, 1.2, .92), 29, 2.0, (1.5, .2, .6)),
    'garden_bed': look((.35, -.95, 1.05), (2.3, .62, .8), 40, 2.0, (2.1, .35, .75)),
    'chini': look((.9, -2.9, 1.0), (-1.1, 2.1, .95), 34, 2.0, (.1, .9, .6)),
    'villa': look((-.75, -2.6, 1.42), (.08, 2.3, .98), 40, 2.0, (.6, .9, .6)),
    'sea_front': look((1.05, 1.7, 1.16), (-.12, -2.4, .84), 37, 2.0, (-.2, -1.2, .6)),
    'sea_front_bed': look((1.7, -.95, 1.02), (-.12, -2.62, .72), 44, 1.8, (.2, -2.4, .75)),
    'garden_view': look((1.6, -2.0, 1.25), (-1.6, .42, .92), 38, 2.0, (-1.5, .3, .65)),
    'sea_view': look((1.5, -1.75, 1.12), (-.62, 1.5, .9), 36, 1.8, (-1.0, .6, .65)),
}


# ---------------------------------------------------------------- beds: head at x = 0, foot at +X

def posts(mat, length, half, h, r=.034):
    for x in (.04, length):
        for y in (-half, half):
            lathe([(0, 0), (r * 1.2, 0), (r * 1.3, .04), (r, .09), (r * 1.05, .3), (r * 1.4, .36), (r * .85, .42), (r * 1.15, .7), (r * .9, .76), (r * 1.25, .8), (r * .95, .86), (r * .7, h)], mat, 20, (x, y, 0))


def rails(mat, length, half, z0=.26, z1=.4, t=.035):
    for y in (-half, half):
        box(.04, length, y - t / 2, y + t / 2, z0, z1, mat)
    box(length - t / 2, length + t / 2, -half + t / 2, half - t / 2, z0, z1, mat)


def juu_bed(p):
    """dark four-poster with voile, the bed of somebody who has just got up to look at the sea"""
    wood = grown_wood('posterwood', '#5a3c26', '#25160d', (14, 14, 1.3), (.3, .5))
    L, W, H = 2.12, .95, 2.2
    posts(wood, L, W, H)
    rails(wood, L, W)
    for y in (-W, W):
        cyl((.04, y, H - .03), (L, y, H - .03), .021, .021, wood, 12)
    for x in (.04, L):
        cyl((x, -W, H - .03), (x, W, H - .03), .021, .021, wood, 12)
    head = box(.0, .06, -W + .03, W - .03, .4, 1.12, wood)
    box(-.005, .075, -W + .02, W - .02, 1.12, 1.17, wood)
    white, cream = linen('sheet', '#ece7dd', .45), linen('cover', '#ddd5c6', .5)
    bed = mattress(white, 1.98, 1.78, .36, .62)
    a = propped(.46, white, [bed, head], .62, lean=68, yaw=3, seed=1, w=.78, h=.52)
    b = propped(-.42, white, [bed, head], .62, lean=63, yaw=-5, seed=2, w=.78, h=.52, pressure=16)
    c = propped(.5, white, [bed, head, a, b], .62, .29, lean=52, yaw=7, seed=3)
    propped(-.3, linen('accent', '#7f8a7c', .4), [bed, head, a, b, c], .62, .3, lean=48, w=.56, h=.38, yaw=-12, seed=4, hem=.012)
    cover, cuff = turned_down(cream, [bed], 2.06, 1.0, .34, -1.22, 1.22, .64, hang=.3, slant=-.3, seed=2, corner=.0, lining=white)
    bunched(linen('throw', '#6e7669', .5, slub=.25), [bed, cover, cuff], (1.72, -.25, .88), (.75, 1.75), turn=-.25, pleats=5, squeeze=.5, seed=4, thick=.01)
    voile = gauze('voile', '#efe7d8', .34, .95)
    for y, s in ((-W, 1), (W, -1)):
        if s < 0:
            drape(voile, ((L, y + s * .02), (L - .55, y)), ((L, y + s * .04), (L - .2, y)), H - .03, .03, 6, .035, (1.15, (L - .05, y), .07), seed=3 + s)
            drape(voile, ((L, y), (L, y + s * .5)), ((L + .02, y), (L + .02, y + s * .16)), H - .03, .04, 5, .03, (1.2, (L, y + s * .04), .06), seed=12 + s)
        drape(voile, ((.08, y), (.75, y)), ((.08, y), (.3, y)), H - .03, .03, 6, .035, (1.1, (.12, y), .08), seed=7 + s)
    with_top = lambda u, v: (.04 + (L - .04) * u, -W + 2 * W * v, H - .02 - .09 * math.sin(math.pi * u) * math.sin(math.pi * v) + .012 * fbm(u * 5, v * 5, 3))
    sheet('top', 50, 50, with_top, voile)
    for y, s in ((-W, 1), (W, -1)):
        drape(voile, ((.04, y), (L, y)), ((.04, y - s * .01), (L, y - s * .01)), H - .02, H - .24, 17, .012, seed=21 + s, n=200, m=12)


def garden_bed(p, high):
    """a plank of mango wood for a headboard, a round net"""
    wood = grown_wood('mango', '#9a7850', '#5d4229', (16, 1.3, 16), (.45, .7))
    L, W = 2.08, .82
    verts, n = [], 40
    for s in (0, 1):
        for i in range(n):
            y = -.92 + 1.84 * i / (n - 1)
            verts += [(s * .05, y, .42 + .012 * fbm(y * 3, 2)), (s * .05 + .006 * fbm(y * 4, s), y, 1.0 + .05 * fbm(y * 1.7, 5, 3) + .03 * math.cos(y * 1.2))]
    f = []
    for i in range(n - 1):
        a, b, c, d = 2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2
        m = 2 * n
        f += [(a, b, c, d), (m + a, m + d, m + c, m + b), (b, m + b, m + c, c), (a, d, m + d, m + a)]
    head = mesh('headboard', verts, f, wood)
    rails(wood, L, W, .2, .34)
    for x in (.12, L - .06):
        for y in (-W + .06, W - .06):
            box(x - .04, x + .04, y - .04, y + .04, 0, .3, wood)
    white = linen('sheet', '#ece7dd', .5)
    bed = mattress(white, 1.98, 1.58, .32, .56)
    a = propped(.4, white, [bed, head], .56, lean=66, yaw=5, seed=6)
    b = propped(-.4, white, [bed, head], .56, lean=58, yaw=-6, seed=8, pressure=15)
    propped(.3, linen('ochre', '#b58d4e', .45, slub=.25), [bed, a, b], .56, .3, lean=52, w=.5, h=.38, yaw=14, seed=9, hem=.01)
    cover, cuff = turned_down(white, [bed], 2.02, .9, .3, -1.1, 1.1, .58, hang=.3, slant=.25, seed=5, corner=.25)
    bunched(printed('kanga', '#d8ccb4', '#a8813f'), [bed, cover, cuff], (1.66, .2, .84), (.7, 1.5), turn=.18, pleats=4, squeeze=.6, seed=7, thick=.004)
    net = gauze('net', '#f0e8d8', .24, .9)
    bedding.round_net(net, p.rope, (.62, 0, 2.25), .3, .5, .95, .02, .9, high, (-1.0, 1.3), seed=4, wood=wood)


def chini_bed(p):
    """masonry platform, four mangrove poles, a cloth thrown over them"""
    lime = limewash('plinth', '#b9b3a2', '#9c9482', '#857a66', low=.25)
    box(-.02, 2.35, -1.05, 1.05, 0, .3, lime, .03, 4)
    pole = grown_wood('pole', '#8d7658', '#544330', (14, 14, 1.5), (.6, .8))
    bars, Z = [], 2.02
    for x, y in ((.05, -.98), (.05, .98), (2.25, -.98), (2.25, .98)):
        cyl((x, y, .02), (x + .02 * y, y - .03 * y, Z + .16), .034, .027, pole, 12, wob=.005, rings=9)
    for y in (-.95, .95):
        bars.append(cyl((-.1, y, Z), (2.5, y * .99, Z + .03), .026, .022, pole, 10, wob=.004, rings=9))
    for x in (.06, 1.15, 2.24):
        bars.append(cyl((x, -1.12, Z + .04), (x, 1.14, Z + .05), .023, .02, pole, 10, wob=.004, rings=9))
    for x in (.06, 2.24):
        for y in (-.95, .95):
            for i in range(4):
                ring((x, y, Z - .01 + .016 * i), .036, .006, p.rope, (.25 * (-1) ** i, .2, 0))
    cloth = linen('canopy', '#d6ccb8', .35, through=.35)
    spread(cloth, bars, .0, 2.75, -1.45, 1.2, Z + .1, cell=.04, frames=44, grow=.05, bend=.2, skew=.06, thick=0, seed=4, friction=60)
    white = linen('sheet', '#ece7dd', .45)
    bed = mattress(white, 2.0, 1.66, .3, .5)
    wall = box(-.06, .0, -1.1, 1.1, .3, 1.3, lime)
    a = propped(.42, white, [bed, wall], .5, .0, lean=64, yaw=-5, seed=11)
    b = propped(-.4, white, [bed, wall], .5, .0, lean=70, yaw=4, seed=12)
    propped(-.34, linen('indigo', '#4c5a6b', .4, slub=.3), [bed, wall, a, b], .5, .24, lean=50, w=.62, h=.42, yaw=-6, seed=13, hem=.014)
    cover = spread(linen('blue', '#8b949b', .5, slub=.2), [bed], .95, 2.42, -1.16, 1.08, .53, skew=.07, seed=5, thick=.008)
    bunched(white, [bed, cover], (1.0, .35, .75), (.7, 1.1), turn=.5, pleats=4, squeeze=.5, seed=9, thick=.006)


def villa_bed(p):
    """Zanzibar bed: high back cut with rosettes, turned posts, small balusters along the top"""
    wood = grown_wood('carvedwood', '#54341f', '#22130a', (14, 14, 1.3), (.28, .5))
    cut_ = chip_carving('carving')
    L, W = 2.1, .86
    line = [(-W, .4), (W, .4)] + [(W * math.cos(math.pi * i / 36), 1.18 + .2 * math.sin(math.pi * i / 36) ** .7 + .035 * abs(math.sin(math.pi * i / 6))) for i in range(37)]
    with Group((0, 0, 0), math.pi / 2):
        prism(line, -.055, -.005, wood)
    head = box(.0, .06, -W, W, .4, 1.2, wood)
    for i in range(5):
        y = -W + .09 + i * .318
        box(.05, .075, y, y + .27, .72, 1.13, cut_)
        box(.05, .07, y - .022, y + .292, 1.14, 1.165, wood)
        box(.05, .07, y - .022, y + .292, .685, .71, wood)
    for i in range(6):
        y = -W + .065 + i * .318
        lathe([(.018, 0), (.024, .03), (.014, .08), (.022, .22), (.014, .36), (.024, .42), (.016, .46)], wood, 12, (.075, y - .01, .69))
    for x, h in ((.04, 1.5), (L, .92)):
        for y in (-W - .02, W + .02):
            lathe([(0, 0), (.035, 0), (.05, .05), (.03, .1), (.045, .16), (.045, .34), (.055, .4), (.03, .46), (.052, .58), (.04, .7), (.03, h - .2), (.05, h - .15), (.028, h - .11), (.045, h - .06), (.012, h - .01), (0, h)], wood, 24, (x, y, 0))
    rails(wood, L, W, .28, .42, .045)
    box(L - .02, L + .02, -W, W, .42, .66, wood)
    for i in range(4):
        y = -W + .08 + i * .395
        box(L - .035, L + .035, y + .02, y + .36, .45, .63, cut_)
    white = linen('sheet', '#ece7dd', .5)
    bed = mattress(white, 1.96, 1.64, .36, .66)
    a = propped(.42, white, [bed, head], .66, .08, lean=67, yaw=-3, seed=21)
    b = propped(-.42, white, [bed, head], .66, .08, lean=64, yaw=5, seed=22)
    c = propped(-.46, white, [bed, head, a, b], .66, .31, lean=50, yaw=-8, seed=23, pressure=15)
    propped(.3, linen('red', '#7d4a3c', .45, slub=.25), [bed, head, a, b, c], .66, .31, lean=52, w=.52, h=.38, yaw=12, seed=24, hem=.01)
    cover, cuff = turned_down(linen('cover', '#cbbfa9', .5, slub=.2), [bed], 1.98, .86, .3, -1.16, 1.16, .69, hang=.0, slant=.22, seed=9, lining=white)
    bunched(linen('throw', '#9a8a70', .5, slub=.3), [bed, cover, cuff], (1.5, -.3, .9), (.7, 1.7), turn=.2, pleats=5, squeeze=.5, seed=14, thick=.009)


def plank_bed(p):
    """boards painted blue long ago"""
    paint = old_paint('bluepaint', '#7d939b', chip=.6)
    L, W = 2.1, .84
    for i in range(9):
        y = -W + .004 + i * 2 * W / 9
        box(.015, .045, y, y + 2 * W / 9 - .006, .2, 1.08 + .012 * math.sin(i * 2.3), paint)
    box(-.01, .06, -W - .03, W + .03, 1.08, 1.13, paint)
    box(.045, .07, -W, W, .9, .98, paint)
    head = box(.0, .05, -W, W, .3, 1.05, paint)
    for y in (-W, W):
        box(.0, .075, y - .035, y + .035, 0, 1.16, paint)
        box(L - .04, L + .035, y - .035, y + .035, 0, .52, paint)
    rails(paint, L, W, .22, .38)
    white = linen('sheet', '#ece7dd', .5)
    bed = mattress(white, 1.96, 1.6, .34, .58)
    a = propped(.4, white, [bed, head], .58, .06, lean=66, yaw=5, seed=31)
    b = propped(-.4, white, [bed, head], .58, .06, lean=56, yaw=-8, seed=32, pressure=14)
    c = propped(.36, white, [bed, head, a, b], .58, .29, lean=46, yaw=-7, seed=33, pressure=16)
    cover, cuff = turned_down(linen('stripe', '#c9bfae', .5, bands=[(0, '#cfc6b5'), (.18, '#7f8f95'), (.2, '#cfc6b5'), (.23, '#7f8f95'), (.235, '#cfc6b5'), (.77, '#7f8f95'), (.775, '#cfc6b5'), (.8, '#7f8f95'), (.82, '#cfc6b5')]),
                              [bed], 2.05, .82, .36, -1.12, 1.12, .6, hang=.32, slant=-.1, corner=.55, seed=3, lining=white)
    bunched(linen('throw', '#b3a284', .5, slub=.3), [bed, cover, cuff], (1.75, .1, .86), (.6, 1.4), turn=.3, pleats=4, squeeze=.55, seed=15, thick=.008)


def iron_bed(p):
    """old iron bedstead, its paint gone at the knobs"""
    iron = plain('iron', '#26241f', .5, .4)
    knob = p.brass
    L, W = 2.08, .8
    for x, h, top in ((.02, 1.12, 1.26), (L, .72, .8)):
        for y in (-W, W):
            cyl((x, y, 0), (x, y, h), .019, .019, iron, 14)
            ball((x, y, h + .02), .032, knob, (1, 1, 1), 16)
        pts = [(x, -W + 2 * W * i / 24, h - .06 + (top - h + .06) * math.sin(math.pi * i / 24) ** .8) for i in range(25)]
        for q, r in zip(pts, pts[1:]):
            cyl(q, r, .014, .014, iron, 10)
        cyl((x, -W, .5 if x < 1 else .42), (x, W, .5 if x < 1 else .42), .012, .012, iron, 10)
        for i in range(1, 9):
            y = -W + 2 * W * i / 9
            z = h - .06 + (top - h + .06) * math.sin(math.pi * i / 9) ** .8
            cyl((x, y, .5 if x < 1 else .42), (x, y, z), .0075, .0075, iron, 8)
    for y in (-W, W):
        box(.02, L, y - .012, y + .012, .3, .35, iron)
    head = box(.012, .03, -W + .05, W - .05, .5, 1.0, iron)
    head.hide_render = True
    white = linen('sheet', '#ece7dd', .5)
    bed = mattress(white, 1.96, 1.52, .36, .58)
    a = propped(.38, white, [bed, head], .58, .04, lean=64, yaw=-4, seed=41)
    b = propped(-.38, white, [bed, head], .58, .04, lean=56, yaw=7, seed=42, pressure=15)
    cover = spread(linen('coverlet', '#c2b59c', .55, slub=.25), [bed], .72, 2.32, -1.14, 1.06, .61, skew=-.05, seed=8, grow=.045, thick=.009)
    propped(.28, linen('sage', '#77806a', .4, slub=.25), [bed, head, a, b], .58, .27, lean=50, w=.5, h=.38, yaw=-10, seed=43, hem=.01)
    bunched(white, [bed, cover], (.95, -.45, .8), (.7, .8), turn=-.5, pleats=4, squeeze=.5, seed=19, thick=.006)


def rope_bed(p):
    """mangrove posts, a back strung with palm cord"""
    wood = grown_wood('mangrove', '#86694a', '#453220', (14, 14, 1.4), (.5, .75))
    L, W = 2.06, .82
    for x, h in ((.03, 1.02), (L, .5)):
        for y in (-W, W):
            cyl((x, y, 0), (x, y, h), .04, .036, wood, 14, wob=.004, rings=9)
    for z in (.46, .98):
        cyl((.03, -W - .06, z), (.03, W + .06, z + .012), .028, .026, wood, 12, wob=.004, rings=9)
    for y in (-W, W):
        cyl((.03, y, .3), (L, y, .3), .032, .03, wood, 12)
    cyl((L, -W, .32), (L, W, .32), .03, .03, wood, 12)
    for i in range(54):
        y = -W + .06 + i * (2 * W - .12) / 53
        cyl((.03 + .02 * (-1) ** i, y, .47), (.03 - .02 * (-1) ** i, y + .004 * (i % 3), .97), .0065, .0065, p.rope, 6)
    head = box(.02, .04, -W, W, .45, .98, wood)
    head.hide_render = True
    white = linen('sheet', '#e6e2da', .5)
    bed = mattress(white, 1.96, 1.58, .32, .54)
    a = propped(.4, white, [bed, head], .54, .05, lean=60, yaw=5, seed=51)
    b = propped(-.4, white, [bed, head], .54, .05, lean=66, yaw=-5, seed=52)
    propped(-.3, linen('indigo', '#46546a', .45, slub=.3), [bed, head, a, b], .54, .29, lean=50, w=.54, h=.38, yaw=-13, seed=53, hem=.012)
    cover, cuff = turned_down(linen('cover', '#b9b3a8', .5, slub=.2), [bed], 2.02, .88, .34, -1.1, 1.1, .56, hang=.28, slant=.2, corner=.3, seed=11, lining=white)
    bunched(linen('throw', '#5b6472', .5, slub=.3), [bed, cover, cuff], (1.66, -.2, .84), (.65, 1.5), turn=-.2, pleats=4, squeeze=.55, seed=25, thick=.009)


# ---------------------------------------------------------------- what the windows show

def sea_outside(p, garden, y, up=0., palms=((4.3, 10.5, .9, 3.2), (-3.6, 13, 1.0, .6))):
    """sand, lagoon, a palm or two; `up`: height of the room above the ground"""
    sheet('beach', 80, 40, lambda u, v: (-60 + 120 * u, y + .5 + 22 * v, -.3 - up - 1.2 * v + .08 * fbm(u * 20, v * 9)), p.sand)
    lagoon(y + 12, -1.2 - up, y + 18)
    for i, (x, d, s, turn) in enumerate(palms):
        garden.set('palm_a' if i % 2 == 0 else 'palm_b', x, y + d, -.7 - up, s, turn)
    if not up:
        for x, d, s in ((-1.9, 3.6, .8), (2.2, 4.2, .9), (4.4, 3.5, 1.)):
            garden.set('green', x, y + d, -.35, s)


def garden_outside(p, garden, up=0., deep=9., free=None):
    """green to look into, for a wall that faces +Y at y = 0 (turn it with a Group)"""
    box(-25, 25, .2, 30, -.5 - up, -.1 - up, limewash('yard', '#b59f78', '#94805e'))
    box(-25, 25, deep, deep + .3, -.3 - up, 1.9, limewash('gardenwall', '#c9c0ad', '#a89d86'))
    garden.fill(-6, 6, 2.2, deep - .6, 46, ('green', 'light', 'fern', 'green'), (.7, 1.2), -up, 7, keep=lambda a, b: free is None or abs(a - free) > .7 or b > 5)
    for a, b, s in ((-2.2, 5.2, 1.1), (1.6, 6.2, 1.15), (4.2, 5.4, 1.2)):
        garden.set('banana', a, b, .1 - up, s)
    for kind, a, b, s, turn in (('palm_a', 3.2, deep + 2, .95, 3), ('palm_b', -3.4, deep + 3, 1., .4)):
        garden.set(kind, a, b, -.2 - up, s, turn)


# ---------------------------------------------------------------- the rooms

def juu(p, garden):
    with Group((-3.14, -.1, 0)):
        juu_bed(p)
    wall = limewash('wall', '#e6dfd2', '#dcd4c6', patch=((-3.2, 1.9, 1.9), 0.21))
    shell((-3.2, 3.0, -3.6, 2.6, 2.85), wall, terrazzo('floor'), dict(n=[(-.6, 3.3, 2.36, 0, False)]))
    boriti(grown_wood('boriti', '#7d6244', '#3f2e1e', (1.3, 12, 12), (.6, .85)), -3.2, 3.0, -3.6, 2.6, 2.85)
    paint = grown_wood('doorwood', '#7a5636', '#3d2817', (14, 14, 1.3), (.4, .6))
    window_frame(paint, -.6, 2.66, 3.3, 2.36, 0, .06, .09)
    for x, turn, s in ((-2.2, -1.75, 1), (1.0, 1.65, -1)):
        louvre_leaf(p, x, 2.62, .8, 2.28, turn, s, paint)
    voile = gauze('blind', '#efe7d8', .4, .96)
    drape(voile, ((-2.35, 2.5), (-1.75, 2.5)), ((-2.4, 2.46), (-1.9, 2.4)), 2.5, .02, 6, .05, seed=31)
    cyl((-2.6, 2.5, 2.52), (1.4, 2.5, 2.52), .012, .012, paint, 8)
    mat = sheet('mat', 60, 40, lambda u, v: (-.75 + 1.5 * u, -.5 + v, .012 + .004 * fbm(u * 5, v * 4)), sisal('sisal'))
    mat.rotation_euler, mat.location = (0, 0, .14), (-1.3, 1.7, 0)
    props.stool(p, -2.86, -1.42, 0, .23, .5, grown_wood('top', '#8f6a44', '#553a22', (2, 12, 12)))
    props.carafe(p, -2.9, -1.38, .5)
    props.face_down_book(p, -2.76, -1.5, .5, .8, plain('bookcloth', '#8a7f6a', .8))
    props.sandals(p, -.62, .35, 0, 1.9, plain('leather', '#6b4a30', .6), plain('strap', '#3d2a1c', .6))
    # outside: two boards of terrace, then the lagoon below
    planks(grown_wood('deck', '#a08c72', '#6f5e49', (1.2, 14, 14), (.6, .8)), -6, 6, 3.02, 5.4, -.03, .14, seed=5)
    cyl((-6, 5.3, .92), (6, 5.3, .92), .035, .035, paint, 10)
    for i in range(9):
        cyl((-5.4 + i * 1.35, 5.3, 0), (-5.4 + i * 1.35, 5.3, .92), .03, .03, paint, 10)
    for z in (.3, .6):
        cyl((-6, 5.3, z), (6, 5.3, z), .012, .012, p.rope, 8)
    sea_outside(p, garden, 5.4, 3.4, ((1.9, 7, .8, 3.1), (-5.8, 9, .95, .6)))
    daylight((-.6, 3.1, 1.2), (-.6, 0, 1.2), 3.3, 2.4)


def garden_room(p, garden):
    H = 2.75
    with Group((2.56, .55, 0), math.pi):
        garden_bed(p, H)
    wall = limewash('wall', '#e4d8c2', '#d9cdb8', '#bcae98')
    shell((-2.6, 2.6, -3.2, 2.4, H), wall, cement('floor', '#7d4a38', '#5d3629', (.25, .5)), dict(n=[(.6, 1.66, 2.2, 0, False)]))
    planks(grown_wood('ceiling', '#8a6b4a', '#57402a', (12, 1.2, 12), (.6, .8)), -2.6, 2.6, -3.2, 2.4, H, .15, 'y', .014)
    for y in (-2.2, -.7, .8):
        box(-2.6, 2.6, y - .05, y + .05, H - .17, H - .032, grown_wood('beam%d' % int(y * 10 + 50), '#75583a', '#432f1d', (1.2, 12, 12)))
    paint = old_paint('door', '#6f8f87', chip=.63)
    window_frame(paint, .6, 2.46, 1.66, 2.2, 0, .06, .1)
    louvre_leaf(p, -.17, 2.5, .78, 2.12, -1.95, 1, paint)
    louvre_leaf(p, 1.37, 2.5, .78, 2.12, 1.72, -1, paint)
    box(-2.7, -1.47, -2.42, -2.2, 0, H, limewash('stub', '#cfc3ad', '#b5a88f'))      # the wall to the dressing room, close to the lens
    m = sheet('mat', 60, 40, lambda u, v: (-.9 + 1.8 * u, -.55 + 1.1 * v, .01 + .004 * fbm(u * 5, v * 4)), sisal('sisal', '#a28a60', '#74603f'))
    m.rotation_euler, m.location = (0, 0, -.16), (.2, .2, 0)
    props.rope_stool(p, 2.2, -.72, rotz=.35)
    props.wick_lamp(p, (2.26, -.78, .43), 1, lit=False)
    props.tumbler(p, 2.1, -.62, .43, .11, .032, plain('juice', '#b5762a', .3))
    with Group((-.62, 1.6, 0), -.75):
        seat = box(-.22, .22, -.2, .2, .42, .45, p.wood, .008)
        back = box(-.2, .2, .2, .225, .72, .92, p.wood, .008)
        for x in (-.19, .19):
            box(x - .017, x + .017, .195, .23, 0, .95, p.wood, .006)
            box(x - .017, x + .017, -.19, -.155, 0, .43, p.wood, .006)
        bunched(printed('kangachair', '#cdbf9f', '#6d7f74'), [seat, back], (0, .21, 1.02), (.6, .95), pleats=4, squeeze=.5, seed=33, thick=.003)
    props.hat_on_hook(p, (-1.05, 2.36, 1.72), 'y')
    props.sandals(p, .5, 1.55, 0, .5)
    with Group((0, 2.82, 0)):
        box(-4, 5, .05, 1.5, -.3, -.03, cement('step', '#b3a68e', '#8f836d'))
        garden_outside(p, garden, 0, 8.5, free=.7)
    daylight((.6, 2.86, 1.1), (.6, 0, 1.1), 1.66, 2.2)
    bounce((-.9, -2.1, 2.3), (1.6, 1, .6), 1.0, 8)


def chini(p, garden):
    with Group((.1, 2.38, 0), -math.pi / 2):
        chini_bed(p)
    wall = limewash('wall', '#ddd7cb', '#d2ccbf', '#bab2a2', patch=((-.9, 2.4, 1.7), 0.18))
    shell((-2.6, 2.6, -3.2, 2.4, 2.8), wall, cement('floor', '#a79c86', '#857a66', (.2, .45)), dict(w=[(1.05, 1.6, 2.15, 0, False)]))
    boriti(grown_wood('boriti', '#6f573d', '#352719', (12, 1.3, 12), (.6, .85)), -2.6, 2.6, -3.2, 2.4, 2.8, along='y', seed=8)
    paint = grown_wood('teak', '#8a6742', '#4f371f', (14, 14, 1.3))
    with Group((-2.6, 1.05, 0), math.pi / 2):       # the wall's own frame: +Y of it looks out to -X
        window_frame(paint, 0, .06, 1.6, 2.15, 0, .06, .1)
        louvre_leaf(p, .77, .1, .75, 2.07, 1.25, -1, paint)
        louvre_leaf(p, -.77, .1, .75, 2.07, -2.4, 1, paint)
        with Group((0, .44, 0)):
            garden_outside(p, garden, 0, 8.5)
    daylight((-3.06, 1.05, 1.08), (0, 1.05, 1.08), 1.6, 2.15)
    bounce((1.6, -3.0, 2.2), (0, 1.6, .6), 1.2, 6)
    props.stool(p, -1.28, 1.95, 0, .2, .44, grown_wood('top', '#7d5c3b', '#48301b', (2, 12, 12)))
    lathe([(0, 0), (.05, 0), (.085, .07), (.075, .15), (.04, .2), (.045, .225), (.038, .225), (0, .18)], limewash('jar', '#8f7a62', '#6b5844'), 32, (-1.3, 1.97, .44))
    m = sheet('mat', 60, 40, lambda u, v: (-.9 + 1.8 * u, -.5 + v, .01 + .004 * fbm(u * 5, v * 4)), sisal('sisal', '#9d8a69', '#6d5d43'))
    m.rotation_euler, m.location = (0, 0, .1), (-1.0, -.35, 0)
    props.sandals(p, -1.05, .45, .012, 2.6)
    folded(linen('towel', '#cfc7b6', .5), (.75, .62, .53), rotz=.5, seed=3)


def villa(p, garden):
    with Group((.8, 2.38, 0), -math.pi / 2):
        villa_bed(p)
    wall = limewash('wall', '#e1d8c9', '#d5ccbd', '#bcb09c', patch=((.2, 2.4, 2.2), 0.18), relief=1.3)
    shell((-2.6, 2.6, -3.2, 2.4, 3.1), wall, cement_tiles('floor', '#aa9f8a', '#6d6a60', '#7d5844', .22), dict(n=[(-1.1, 1.36, 2.42, 0, True)]), thick=.55)
    boriti(grown_wood('boriti', '#6b5138', '#32241a', (12, 1.3, 12)), -2.6, 2.6, -3.2, 2.4, 3.1, along='y', seed=5)
    drape(gauze('blind', '#efe6d4', .5, .97), ((-2.2, 2.3), (-1.72, 2.3)), ((-2.2, 2.28), (-1.62, 2.2)), 2.62, .02, 5, .05, seed=41)
    cyl((-2.4, 2.31, 2.64), (.1, 2.31, 2.64), .013, .013, p.brass, 8)
    props.sandals(p, -.62, 1.35, 0, .9, plain('leather', '#6b4a30', .6), plain('strap', '#3d2a1c', .6))
    props.stool(p, -.28, 2.1, 0, .19, .52, grown_wood('top', '#5a3c26', '#2d1c10', (2, 12, 12)))
    props.wick_lamp(p, (-.3, 2.12, .52), 1, lit=False)
    props.cone_shell(p, -.2, 2.02, .52, 1, .7)
    sea_outside(p, garden, 2.95, 0, ((-4.4, 9.5, .9, .2), (2.2, 14, 1., .6)))
    box(-6, 4, 2.96, 5.6, -.3, -.03, cement('terrace', '#b8ab94', '#998c76', (.5, .8)))
    daylight((-1.1, 3.0, 1.2), (-1.1, 0, 1.2), 1.4, 2.44)
    bounce((.2, -3.0, 2.3), (.8, 1.6, .7), 1.2, 12)


def sea_front(p, garden):
    with Group((-.2, -2.96, 0), math.pi / 2):
        plank_bed(p)
    wall = limewash('wall', '#e3ddd0', '#d9d2c4', '#bcb2a0', patch=((-1.25, -3.0, 1.0), 0.18))
    shell((-2.4, 2.4, -3.0, 2.2, 2.7), wall, cement_tiles('floor', '#b5ab96', '#66777a', '#93684f', .2), dict(n=[(.5, 1.56, 2.2, 0, False)]))
    boriti(grown_wood('boriti', '#7a6044', '#3d2d1d', (1.3, 12, 12)), -2.4, 2.4, -3.0, 2.2, 2.7, seed=11)
    paint = old_paint('door', '#6d8a8c', chip=.62)
    window_frame(paint, .5, 2.26, 1.56, 2.2, 0, .06, .1)
    louvre_leaf(p, 1.22, 2.2, .72, 2.1, 1.78, -1, paint)
    louvre_leaf(p, -.22, 2.2, .72, 2.1, -2.3, 1, paint)
    props.rope_stool(p, -1.45, -2.6, 0, .45, rotz=.1)
    props.wick_lamp(p, (-1.5, -2.66, .45), 1, lit=False)
    props.tumbler(p, -1.36, -2.5, .45, .11, .032, plain('juice', '#a86a2a', .3))
    props.stool(p, 1.0, -2.62, 0, .2, .48, grown_wood('top', '#8f6a44', '#553a22', (2, 12, 12)))
    props.carafe(p, .98, -2.66, .48)
    props.face_down_book(p, 1.1, -2.52, .48, 2.2, plain('bookcloth', '#6f5a48', .8))
    props.hat_on_hook(p, (1.32, -2.96, 1.62), 'y', turn=math.pi)
    m = sheet('mat', 60, 40, lambda u, v: (-.8 + 1.6 * u, -.5 + v, .01 + .004 * fbm(u * 5, v * 4)), sisal('sisal'))
    m.rotation_euler, m.location = (0, 0, .12), (.35, -.15, 0)
    props.sandals(p, .85, .55, 0, 2.2)
    sea_outside(p, garden, 2.7, 0, ((3.4, 5.5, .75, 3.0), (-3, 12, 1., .6)))
    daylight((.5, 2.66, 1.1), (.5, 0, 1.1), 1.56, 2.2)
    bounce((-2.0, 1.6, 2.3), (-.2, -2, .6), 1.0, 4)


def garden_view(p, garden):
    with Group((-2.36, .35, 0)):
        iron_bed(p)
    wall = limewash('wall', '#e2d9ca', '#d6cdc0', '#bcb2a0')
    floor = grown_wood('floor', '#8d6a46', '#553b24', (12, 1.2, 12), (.3, .55))
    planks(floor, -2.4, 2.4, -2.8, 2.2, .012, .16, 'y', .006)
    shell((-2.4, 2.4, -2.8, 2.2, 2.6), wall, floor, dict(e=[(.15, 1.5, 1.5, .75, False)], n=[(-1.35, .8, 1.15, .95, False)]))
    roof = grown_wood('roof', '#9a7b57', '#5f472d', (1.2, 12, 12), (.6, .8))
    planks(roof, -2.4, 2.4, -2.8, 2.2, 2.55, .14, 'x', .012)
    for x in (-1.7, -.5, .7, 1.9):
        cyl((x, -2.8, 2.47), (x, 2.2, 2.48), .05, .042, roof, 12, wob=.005, rings=9)
    paint = old_paint('shutter', '#8a937d', chip=.62)
    window_frame(paint, -1.35, 2.28, .8, 1.15, .95, .045, .06)
    for hinge, s, turn in ((-1.73, 1, -2.1), (-.97, -1, 1.2)):
        half_shutter(paint, hinge, 2.24, .38, .99, 1.06, turn, s)
    with Group((2.4, .15, 0), -math.pi / 2):
        window_frame(paint, 0, .1, 1.5, 1.5, .75, .06, .07, bars=2, cross=1.6)
    props.rope_stool(p, -2.02, -.82, 0, .5, .36, .15)
    props.wick_lamp(p, (-2.06, -.8, .5), 1.05, lit=False)
    props.face_down_book(p, -1.94, -.88, .5, .5, plain('bookcloth', '#5f6a5c', .8))
    garden.set('palm_a', 8.2, 1.6, -3.9, .86, 2.6)
    garden.set('palm_b', 11, -2.4, -3.9, 1.0, .4)
    garden.set('palm_b', 1.2, 9.5, -3.4, .95, 2.2)
    garden.set('palm_a', -5.4, 11, -3.4, .9, .3)
    for x, y, s in ((-3.4, 5.2, 1.5), (-1.6, 6, 1.6), (-5.2, 6.6, 1.7)):
        garden.set('green', x, y, -1.4, s)
        garden.set('banana', x + .8, y + .4, -1.8, 1.3)
    box(-30, 30, -30, 40, -3.9, -3.4, limewash('yard', '#9d9268', '#6f6a44'))
    daylight((-1.35, 2.66, 1.5), (-1.35, 0, 1.5), .8, 1.15)
    daylight((2.86, .15, 1.5), (0, .15, 1.5), 1.5, 1.5)
    bounce((1.8, -2.6, 2.0), (-1.5, .4, .7), 1.0, 4)


def half_shutter(mat, hinge, y, w, z0, h, turn, side):
    """louvred leaf of a window, turned about its hinge"""
    with Group((hinge, y, z0 - .02), turn):
        x0, x1 = sorted((0, side * w))
        for a0, a1 in ((x0, x0 + .05), (x1 - .05, x1)):
            box(a0, a1, -.018, .018, .02, h, mat)
        for z in (.02, h - .06):
            box(x0 + .05, x1 - .05, -.016, .016, z, z + .06, mat)
        for i in range(int(h / .06) - 1):
            slat = box(x0 + .05, x1 - .05, -.004, .004, .1 + i * .06 - .026, .1 + i * .06 + .026, mat)
            slat.rotation_euler = (.6, 0, 0)


def sea_view(p, garden):
    with Group((-2.16, .98, 0)):
        rope_bed(p)
    wall = limewash('wall', '#ded8cd', '#d2ccc0', '#b6aea0')
    floor = grown_wood('floor', '#7d6045', '#4a3623', (1.2, 12, 12), (.3, .55))
    planks(floor, -2.2, 2.2, -2.5, 2.0, .012, .17)
    shell((-2.2, 2.2, -2.5, 2.0, 2.5), wall, floor, dict(n=[(.25, 2.0, 1.3, .74, False)]), thick=.45)
    planks(grown_wood('ceiling', '#75583c', '#402d1c', (12, 1.2, 12)), -2.2, 2.2, -2.5, 2.0, 2.5, .15, 'y', .012)
    paint = old_paint('frame', '#c9c2b2', chip=.63)
    window_frame(paint, .25, 2.3, 2.0, 1.3, .74, .055, .07)
    box(-.82, 1.32, 1.93, 2.46, .7, .742, grown_wood('sill', '#8f6f4c', '#563e27', (1.2, 12, 12)))
    for hinge, s, turn in ((-.75, 1, -2.2), (1.25, -1, 1.9)):
        half_shutter(paint, hinge, 2.28, .5, .76, 1.24, turn, s)
    props.wick_lamp(p, (-.6, 2.08, .742), 1.15, 9)
    props.cone_shell(p, .72, 2.1, .742, 1.1, .5)
    props.frangipani_twig(p, -.3, 2.02, .742, .3)
    props.face_down_book(p, .3, 2.06, .742, .2, plain('bookcloth', '#59616c', .8))
    props.sandals(p, .45, .55, .012, 1.2, plain('leather', '#6b4a30', .6), plain('strap', '#3d2a1c', .6))
    sea_outside(p, garden, 2.6, 5.6, ((4.6, 11, 1.05, 3.0), (-6, 9, 1.1, .6)))
    daylight((.25, 2.5, 1.4), (.25, 0, 1.4), 2.0, 1.3)
    bounce((1.6, -2.3, 1.9), (-1.2, .9, .6), 1.0, 4.5, '#c9d4ea')


PLACES = {'juu': juu, 'garden': garden_room, 'chini': chini, 'villa': villa, 'sea_front': sea_front, 'garden_view': garden_view, 'sea_view': sea_view}


def build(place):
    p = Palette()
    PLACES[place](p, Garden(p))
