"""Furniture and small things. Positions are the foot of the thing; `rotz` turns it about the vertical."""
import math

import numpy as np

from . import materials as mats
from .geometry import Group, ball, box, cyl, fbm, inst, lathe, mesh, pad, ribbon, ring, rnd, sheet, tubes, with_uv
from .sky import point, unseen


# ---------------------------------------------------------------- light

def lantern(p, loc, k=1, energy=10, rotz=.4):
    """square wooden candle lantern, 0.5 m high at k=1"""
    with Group(loc, rotz, k):
        box(-.12, .12, -.12, .12, 0, .03, p.dark_wood, .006)
        for a in (-.1, .1):
            for b in (-.1, .1):
                box(a - .011, a + .011, b - .011, b + .011, .03, .36, p.dark_wood)
        box(-.125, .125, -.125, .125, .36, .385, p.dark_wood, .006)
        lathe([(.11, .385), (.03, .47), (.02, .49)], p.dark_wood, 4)
        ring((0, 0, .515), .03, .005, p.brass, (math.pi / 2, 0, 0))
        for a in (-.101, .101):
            for flat in (((a - .0012, a + .0012, -.09, .09)), ((-.09, .09, a - .0012, a + .0012))):
                box(*flat, .03, .36, p.smoked)
        cyl((0, 0, .03), (.004, .003, .13), .04, .038, p.wax, 20, wob=.01, rings=5)
        cyl((0, 0, .13), (.002, 0, .15), .002, .002, p.dark, 6)
        if energy:
            lathe([(0, .15), (.009, .162), (.007, .182), (0, .205)], p.flame, 12)
    if energy:
        unseen(point((loc[0], loc[1], loc[2] + .26 * k), energy, '#ff9d45', .03))


def basket_lamp(p, loc, radius=.26, energy=8, top=None, flat=.82, kind='ball'):
    """woven of cane, on a cord: 'ball', 'bell' (open below) or 'drum'; without energy the bulb is off"""
    x, y, z = loc
    rr = np.random.RandomState(int(abs(x * 37 + y * 91)) + len(kind))
    shape = {'ball': [(.30, .97), (.62, .8), (.86, .52), (.98, .15), (1, -.1), (.93, -.4), (.76, -.68), (.5, -.88), (.28, -.96)],
             'bell': [(.13, 1.0), (.2, .9), (.36, .74), (.56, .5), (.74, .18), (.9, -.2), (1.02, -.56), (1.06, -.7)],
             'drum': [(.5, .9), (.9, .82), (.97, .5), (1, 0), (.97, -.5), (.9, -.82)]}[kind]
    rs, zs = np.array([q[0] for q in shape]), np.array([q[1] for q in shape]) * flat
    t = np.linspace(0, len(shape) - 1, 60)
    out, up = np.interp(t, range(len(shape)), rs) * radius, np.interp(t, range(len(shape)), zs) * radius
    paths = []
    ribs = 30 if kind == 'ball' else 44
    for i in range(ribs):                                   # canes run down in pairs that cross a little
        a = 2 * math.pi * i / ribs + rr.normal(0, .015)
        lean = (.16 if i % 2 else -.16) if kind != 'drum' else rr.normal(0, .02)
        paths.append(([(x + r * math.cos(a + lean * j / 60), y + r * math.sin(a + lean * j / 60), z + h) for j, (r, h) in enumerate(zip(out, up))], radius * .011 * rr.uniform(.8, 1.25), False))
    rings = 17 if kind == 'ball' else 24
    for i in range(rings):
        q = (i + .3 + rr.normal(0, .08)) / rings * 59
        r, h = np.interp(q, range(60), out), np.interp(q, range(60), up)
        thick = radius * (.03 if i in (0, rings - 1) else .013) * rr.uniform(.85, 1.2)
        paths.append(([(x + (r + radius * .012 * math.sin(ribs / 2 * a + i * math.pi)) * math.cos(a), y + (r + radius * .012 * math.sin(ribs / 2 * a + i * math.pi)) * math.sin(a), z + h + radius * .008 * math.sin(2 * a + i)) for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)], thick, True))
    tubes('cane', paths, p.cane, 5)
    ball((x, y, z + radius * .12), radius * .13, p.bulb if energy else p.china, (1, 1, 1.3))
    cyl((x, y, z + radius * .26), (x, y, z + radius * .5), radius * .07, radius * .06, p.dark, 12)
    cyl((x, y, z + radius * .5), (x, y, top or z + 1.2), .005, .005, p.dark, 8)
    if energy:
        point(loc, energy, '#ffc48a', .06)


def wall_lamp(p, x, y, z, energy=16, kind='lantern'):
    """on a wall that faces -Y at y: 'lantern' an iron cage of glass on an arm, 'shell' a half bowl of plaster that lights the wall above"""
    if kind == 'shell':
        def at(u, v):
            a = math.pi * u
            r = .13 * math.sin(math.pi * .5 * v) ** .7
            return (x + r * math.cos(a), y - r * math.sin(a) * .8, z - .11 + .13 * v)
        sheet('shell', 30, 16, at, p.lime).modifiers.new('s', 'SOLIDIFY').thickness = .008
        if energy:
            ball((x, y - .05, z - .01), .02, p.bulb)
            point((x, y - .07, z + .06), energy, '#ffb267', .04)
        return
    iron = mats.plain('iron', '#241d18', .6, .4, .6)
    q = y - .13
    cyl((x, y, z + .2), (x, q, z + .235), .008, .008, iron, 8)
    cyl((x, y - .001, z + .2), (x, y - .012, z + .2), .035, .03, iron, 20)
    cyl((x, q, z + .235), (x, q, z + .17), .004, .004, iron, 8)
    lathe([(.012, .18), (.05, .14), (.066, .115), (.06, .11), (0, .112)], iron, 6, (x, q, z))
    lathe([(0, -.075), (.045, -.07), (.05, -.055), (.04, -.055)], iron, 6, (x, q, z))
    for i in range(6):
        a = i * math.pi / 3
        cyl((x + .047 * math.cos(a), q + .047 * math.sin(a), z - .06), (x + .062 * math.cos(a), q + .062 * math.sin(a), z + .115), .004, .004, iron, 6)
    lathe([(.044, -.058), (.058, .112)], p.smoked, 6, (x, q, z))
    lathe([(0, -.03), (.014, -.02), (.018, .015), (.012, .045), (0, .055)], p.bulb if energy else p.china, 16, (x, q, z))
    if energy:
        unseen(point((x, q - .02, z + .02), energy, '#ffb267', .03))


def table_lamp(p, loc, energy=9, k=1):
    with Group(loc, 0, k):
        lathe([(0, 0), (.1, 0), (.12, .06), (.07, .16), (.1, .24), (.04, .33)], p.stone, 40)
        lathe([(.2, .3), (.14, .56)], p.sheer, 40)
    point((loc[0], loc[1], loc[2] + .43 * k), energy, '#ffbe80', .06)


def hurricane(p, loc, k=1, energy=3):
    """candle in a glass cylinder"""
    with Group(loc, 0, k):
        lathe([(0, 0), (.07, 0), (.07, .012), (.066, .012)], p.wood, 28)
        lathe([(.062, .012), (.065, .2)], p.glass, 32)
        cyl((0, 0, .012), (0, 0, .09), .03, .03, p.wax, 20)
        lathe([(0, .09), (.009, .102), (.007, .122), (0, .142)], p.flame, 12)
    if energy:
        unseen(point((loc[0], loc[1], loc[2] + .13 * k), energy, '#ff9d45', .025))


# ---------------------------------------------------------------- chairs and tables

def chair(p, x, y, rotz, z=0, cushion=None):
    """dining chair; its back is at +Y"""
    with Group((x, y, z), rotz):
        for side in (-.22, .22):
            cyl((side, -.2, 0), (side, -.2, .46), .024, .026, p.dark_wood)
            cyl((side, .22, 0), (side, .26, .96), .024, .022, p.dark_wood)
            cyl((side, -.2, .18), (side, .22, .18), .014, .014, p.dark_wood, 8)
        box(-.25, .25, -.24, .25, .43, .47, p.wood, .01)
        box(-.23, .23, -.22, .22, .47, .53, cushion or p.linen, .03, 4)
        for h in (.62, .72, .82, .92):
            slat = box(-.22, .22, -.01, .01, h - .032, h + .032, p.wood, .008)
            slat.location.y = .225 + .04 * (h - .46) / .5


def planter_chair(p, x, y, rotz, z=0, cushion=None, kind='slats'):
    """low armchair for porch and balcony, back of boards ('slats') or of woven palm cord ('cord'); its back is at +Y"""
    with Group((x, y, z), rotz):
        for s in (-.31, .31):
            box(s - .024, s + .024, -.34, -.29, 0, .565, p.wood, .005)
            leg = box(s - .024, s + .024, -.026, .026, -.31, .31, p.wood, .005)
            leg.location, leg.rotation_euler = (s, .30, .29), (-.16, 0, 0)
            arm = box(s - .045, s + .045, -.4, .42, -.013, .013, p.wood, .008)
            arm.location, arm.rotation_euler = (s, 0, .575), (-.03, 0, 0)
            box(s - .014, s + .014, -.3, .28, .25, .3, p.wood, .004)
            post = box(s * .9 - .018, s * .9 + .018, -.02, .02, -.1, .62, p.wood, .005)
            post.location, post.rotation_euler = (s * .9, .28 + .26 * math.sin(.36), .34 + .26 * math.cos(.36)), (-.36, 0, 0)
        box(-.3, .3, -.335, -.305, .25, .31, p.wood, .005)
        for i in range(8):
            q = -.29 + i * .078
            box(-.285, .285, q - .032, q + .032, .305 - i * .008, .322 - i * .008, p.pale_wood, .004)
        up = (math.sin(.36), math.cos(.36))
        if kind == 'slats':
            for i in range(9):
                slat = box(-.262, .262, -.008, .008, -.029, .029, p.pale_wood, .004)
                slat.location, slat.rotation_euler = (0, .262 + .068 * i * up[0] + .02, .35 + .068 * i * up[1]), (-.36 + .01 * (i - 4), 0, 0)
        else:
            rr = np.random.RandomState(int(abs(x * 50)))
            paths = [([(-.265, .28 + t * up[0] + rr.normal(0, .001), .34 + t * up[1]), (.265, .28 + t * up[0] + rr.normal(0, .001), .34 + t * up[1] + rr.normal(0, .002))], .0045, False) for t in np.linspace(.02, .6, 62)]
            paths += [([(q + .006 * math.sin(j * 2.6), .28 + t * up[0] + .005 * (-1) ** j, .34 + t * up[1]) for j, t in enumerate(np.linspace(.02, .6, 31))], .004, False) for q in np.linspace(-.24, .24, 15)]
            tubes('cord', paths, p.rope, 5)
            top = cyl((-.29, .28 + .62 * up[0], .34 + .62 * up[1]), (.29, .28 + .62 * up[0], .34 + .62 * up[1]), .02, .02, p.wood, 12)
        seat = pad(-.27, .27, -.3, .27, -.045, .045, cushion or p.linen, int(x * 10))
        seat.location, seat.rotation_euler = (0, -.025, .355), (-.09, 0, 0)
        back = pad(-.255, .255, -.25, .25, -.045, .045, cushion or p.linen, int(x * 10) + 3)
        back.location, back.rotation_euler = (.01, .245, .66), (math.pi / 2 - .4, 0, 0)


def table(p, x, y, w=.9, d=.9, rotz=0, h=.76, z=0):
    """plank table with four legs"""
    with Group((x, y, z), rotz):
        n = max(4, round(w / .16))
        for i in range(n):
            x0 = -w / 2 + w * i / n
            box(x0 + .003, x0 + w / n - .003, -d / 2, d / 2, h - .045, h, p.wood, .006)
        for a in (-1, 1):
            for b in (-1, 1):
                cyl((a * (w / 2 - .08), b * (d / 2 - .08), 0), (a * (w / 2 - .08), b * (d / 2 - .08), h - .04), .035, .045, p.dark_wood)
            box(a * (w / 2 - .08) - .02, a * (w / 2 - .08) + .02, -d / 2 + .08, d / 2 - .08, h - .13, h - .045, p.dark_wood, .005)
        for b in (-1, 1):
            box(-w / 2 + .08, w / 2 - .08, b * (d / 2 - .08) - .02, b * (d / 2 - .08) + .02, h - .13, h - .045, p.dark_wood, .005)


def stool(p, x, y, z=0, r=.24, h=.42, top=None):
    """round side table"""
    cyl((x, y, z + h - .04), (x, y, z + h), r, r, top or p.pale_wood, 36)
    for a in (0, 2.1, 4.2):
        cyl((x + r * .8 * math.cos(a), y + r * .8 * math.sin(a), z), (x + r * .45 * math.cos(a), y + r * .45 * math.sin(a), z + h - .03), .024, .024, p.wood, 8)


def lounger(p, x, y, rotz, z=0, cushion=None, pillow=None, kind='slats'):
    """sun lounger, head at +Y; bed of boards ('slats') or of woven palm cord ('cord')"""
    cushion, pillow = cushion or p.linen, pillow or p.teal
    seed = int(abs(x * 31 + y * 17))
    with Group((x, y, z), rotz):
        for s in (-.33, .33):
            box(s - .022, s + .022, -1, 1, .235, .31, p.pale_wood, .006)
            for q in (-.85, .75):
                box(s - .03, s + .03, q - .032, q + .032, 0, .26, p.pale_wood, .006)
        for q in (-.98, .98):
            box(-.31, .31, q - .018, q + .018, .24, .3, p.pale_wood, .005)
        lean = .66
        up = (math.cos(lean), math.sin(lean))
        for s in (-.3, .3):                                  # the frame of the back, and the prop it rests on
            rail = box(s - .02, s + .02, 0, .86, -.022, .022, p.pale_wood, .005)
            rail.location, rail.rotation_euler = (s, .22, .34), (lean, 0, 0)
            cyl((s * .93, .22 + .5 * up[0], .34 + .5 * up[1]), (s * .93, .92, .29), .014, .014, p.pale_wood, 8)
        if kind == 'slats':
            for i in range(9):
                q = -.9 + i * .128
                box(-.315, .315, q - .048, q + .048, .305, .322, p.pale_wood, .004)
            for i in range(8):
                q = .06 + i * .108
                slat = box(-.325, .325, -.043, .043, -.008, .008, p.pale_wood, .004)
                slat.location, slat.rotation_euler = (0, .22 + q * up[0], .365 + q * up[1]), (lean, 0, 0)
        else:
            rr = np.random.RandomState(seed)
            flat = lambda q: (q, .315) if q < .22 else (.22 + (q - .22) * up[0], .35 + (q - .22) * up[1])
            rows = [([(-.32, *flat(q)), (0, flat(q)[0], flat(q)[1] - .012 + rr.normal(0, .002)), (.32, *flat(q))], .006, False) for q in np.arange(-.94, 1.06, .0165)]
            tubes('cord', rows, p.rope, 5)
        pad(-.315, .315, -.98, .24, .335, .43, cushion, seed, .016)
        head = pad(-.315, .315, -.42, .42, -.045, .045, cushion, seed + 1, .016)
        head.location, head.rotation_euler = (0, .215 + .42 * up[0] - .055 * up[1], .405 + .42 * up[1] + .02), (lean, 0, 0)
        for part in scatter_pillow((.02, .74, .885), .42, .27, .06, pillow):
            part.rotation_euler = (lean + .06, 0, .07)
        if seed % 2:
            rolled_towel(p, .02, -.74, .43, .12, r=.07, w=.38)
        else:                                                # a towel folded in four
            for i in range(4):
                fold = pad(-.2 + .003 * i, .2 - .004 * i, -.14, .14 - .004 * i, -.011, .011, p.terry, seed + i, .004, .12)
                fold.location, fold.rotation_euler = (.02, -.7, .445 + .021 * i), (0, 0, .1 + .012 * i)


def sofa(p, x, y, w, rotz, z=0, base=None, cushion=None, pillows=(), depth=.85):
    """built-in bench with thick cushions; its back is at +Y"""
    with Group((x, y, z), rotz):
        box(-w / 2, w / 2, -depth / 2, depth / 2, 0, .34, base or p.white, .03)
        n = max(2, round(w / .85))
        for i in range(n):
            a, b = -w / 2 + w * i / n + .012, -w / 2 + w * (i + 1) / n - .012
            pad(a, b, -depth / 2 + .01, depth / 2 - .08, .345, .49, cushion or p.linen, i + int(abs(x * 7)), .018, .14)
            back = pad(a, b, -.21, .21, -.085, .085, cushion or p.linen, i + 20 + int(abs(x * 7)), .022, .2)
            back.location, back.rotation_euler = ((a + b) / 2, depth / 2 - .15 + .015 * (-1) ** i, .68), (math.pi / 2 - .2 + .03 * (-1) ** i, 0, .02 * (-1) ** i)
        for i, mat in enumerate(pillows):
            q = -w / 2 + .3 + (w - .6) * i / max(1, len(pillows) - 1)
            soft = pillow((q, depth / 2 - .36 - .04 * (i % 2), .72), .46, .44, .09, mat)
            for part in soft:
                part.rotation_euler = (math.radians(66), .06 * (-1) ** i, .18 * (-1) ** i)


# ---------------------------------------------------------------- beds and cloth

def pillow(loc, w, h, t, mat, rot=(0, 0, 0)):
    """two full shells that meet in a corded seam; the sides a little hollow, so that the corners stand out"""
    n, m, k = 30, 24, 8
    seed = loc[0] * 3 + loc[1]

    def outline(u, v):
        a, b = u * 2 - 1, v * 2 - 1
        return a * w / 2 * (1 - .07 * (1 - b * b)), b * h / 2 * (1 - .06 * (1 - a * a))

    def shell(sign):
        return lambda u, v: (*outline(u, v), sign * (.012 + t * max(0, (1 - abs(u * 2 - 1) ** 2.6) * (1 - abs(v * 2 - 1) ** 2.6)) ** .42) + .008 * fbm(u * 5 + seed, v * 5 + seed, 3))
    parts = [sheet('pillow', n, n, shell(s), mat) for s in (-1, 1)]
    edge = [(i / m, 0) for i in range(m)] + [(1, i / m) for i in range(m)] + [(1 - i / m, 1) for i in range(m)] + [(0, 1 - i / m) for i in range(m)]
    v = []
    for u, q in edge:
        px, py = outline(u, q)
        far = math.hypot(px, py)
        for j in range(k):
            a = 2 * math.pi * j / k
            v.append((px * (1 + .018 * math.cos(a) / far), py * (1 + .018 * math.cos(a) / far), .018 * math.sin(a)))
    c = len(edge)
    f = [(i * k + j, ((i + 1) % c) * k + j, ((i + 1) % c) * k + (j + 1) % k, i * k + (j + 1) % k) for i in range(c) for j in range(k)]
    parts.append(mesh('seam', v, f, mat, smooth=True))
    for part in parts:
        part.location, part.rotation_euler = loc, rot
    return parts


scatter_pillow = pillow          # for those whose own argument is called pillow


def duvet(x0, x1, y0, y1, z, mat, drop=.26, wave=.035, thick=.05, seed=0, nx=90, ny=110):
    """cloth over a bed that hangs down at both sides (y0 and y1)"""
    w = y1 - y0

    def at(u, v):
        x = x0 + (x1 - x0) * u
        q = v * (w + 2 * drop) - drop
        if q < 0:
            y, h = y0 - .03 - .02 * math.sin(x * 14 + seed), z + q * .98 - .02
        elif q > w:
            y, h = y1 + .03 + .02 * math.sin(x * 13 + seed), z - (q - w) * .98 - .02
        else:
            y, h = y0 + q, z - .05 * max(0, 1 - min(q, w - q) / .1) ** 2
        return (x, y, h + wave * fbm(x * 2.2 + seed, y * 2.2, 4) + wave * .6 * fbm(x * 6 + seed, y * 3, 2) + .02)
    obj = sheet('duvet', nx, ny, at, mat)
    solid = obj.modifiers.new('s', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, -1
    sub = obj.modifiers.new('b', 'SUBSURF')
    sub.levels = sub.render_levels = 1
    return obj


def curtain(p, x0, x1, y, z0, z1, mat=None, folds=9, depth=.05, gather=0):
    """cloth on a pole in the plane y, fallen in the cloth simulation; `gather` ties it together at 1.05 m"""
    from . import bedding
    mat = mat or bedding.linen('hangings', '#f1e8d8', .25, .42)
    mid, half = (x0 + x1) / 2, (x1 - x0) / 2
    tie = (1.05, (mid + half * .5, y), .16) if gather else None
    n = folds * 13
    obj = bedding.drape(mat, ((x0, y), (x1, y)), ((x0 + half * .1, y), (x1 - half * .1, y)), z1, z0 + .05, folds, depth * .9, tie, int(abs(x0 * 40)), n, 54)
    if tie:                                                  # cloth that is held does not fall
        return bedding.soften(obj, 0, 1)
    return bedding.soften(bedding.settle(obj, [], 30, 9., .06, pins=range(n), mass=.2, air=2.5, quality=5), 0, 1)


def rug(p, cx, cy, hx, hy, mat=None, z=.014, fringe=True):
    mat = mat or mats.diamond_rug('rug', hx, hy)
    obj = sheet('rug', 60, 60, lambda u, v: (hx * (u * 2 - 1), hy * (v * 2 - 1), .003 * fbm(u * 9, v * 9) - .012 * (min(u, 1 - u, v, 1 - v) < .004)), mat)
    obj.location = (cx, cy, z)
    if fringe:
        v, f = [], []
        for i in range(110):
            y = -hy + 2 * hy * (i + .5) / 110
            for sign in (-1, 1):
                ribbon(v, f, (sign * hx, y, -.002), (sign, rnd.gauss(0, .15), .02), (0, 0, 1), .11, .016, .12, 2, taper=False)
        mesh('fringe', v, f, p.linen, loc=(cx, cy, z))


def framed(p, x, y, z, w, h, mat, axis='y'):
    """framed cloth on the wall y (facing -Y) or, axis='x', on the wall x (facing +X)"""
    with Group((x, y, z), 0 if axis == 'y' else math.pi / 2):
        box(-w / 2, w / 2, -.045, 0, -h / 2, h / 2, p.dark_wood, .012)
        box(-w / 2 + .05, w / 2 - .05, -.055, -.02, -h / 2 + .05, h / 2 - .05, p.linen)
        box(-w / 2 + .13, w / 2 - .13, -.065, -.03, -h / 2 + .13, h / 2 - .13, mat)


def woven_tray(p, loc, r, rot=(0, math.pi / 2, 0), colours=None):
    """coiled basket tray hung on a wall"""
    colours = colours or (p.sand_cloth, p.sand_cloth, p.sand_cloth, p.pale_wood, p.sand_cloth, p.rust, p.sand_cloth)
    for q in range(7):
        ring(loc, r * (q + .5) / 7, r / 13, colours[q], rot)


# ---------------------------------------------------------------- small things

POT = [(0, 0), (.2, 0), (.27, .12), (.33, .32), (.3, .5), (.25, .58), (.28, .64), (.26, .65), (.22, .58), (0, .55)]


def pot(p, x, y, z=0, k=1., plant=None, plant_scale=None, rotz=0, mat=None):
    """round terracotta pot, 0.65 m high at k=1, with an instance of `plant`"""
    lathe(POT, mat or p.terracotta, loc=(x, y, z), s=k)
    if plant:
        inst(plant, (x, y, z + .58 * k), (0, 0, rotz), plant_scale or k)


def book(p, x, y, z, rotz=.5, mat=None, k=1):
    with Group((x, y, z), rotz, k):
        box(-.1, .1, -.14, .14, .004, .026, p.linen)
        for z0, z1 in ((0, .004), (.026, .03)):
            box(-.105, .105, -.145, .145, z0, z1, mat or p.rust)


def straw_hat(p, loc, rotz=.3, band=None):
    with Group(loc, rotz):
        lathe([(.21, 0), (.2, .012), (.1, .022), (.095, .08), (.07, .115), (0, .12)], p.sand_cloth, 40)
        lathe([(.101, .026), (.099, .055)], band or p.teal, 40)


def cup(p, x, y, z, mat=None, saucer=True):
    if saucer:
        lathe([(0, 0), (.045, 0), (.072, .01), (.072, .014), (.045, .006), (0, .005)], mat or p.china, 32, (x, y, z))
    lathe([(0, .006), (.025, .006), (.04, .06), (.037, .06), (.023, .012), (0, .011)], mat or p.china, 32, (x, y, z))
    lathe([(0, .052), (.0345, .052)], mats.plain('coffee', '#3b1f10', .2), 32, (x, y, z))
    ring((x + .045, y, z + .035), .017, .004, mat or p.china, (math.pi / 2, 0, 0))


def tumbler(p, x, y, z, h=.12, r=.033, drink=None, mat=None):
    lathe([(0, 0), (r * .8, 0), (r, h), (r * .94, h), (r * .75, .006), (0, .006)], mat or p.glass, 32, (x, y, z))
    if drink:
        lathe([(0, .008), (r * .74, .008), (r * .9, h * .72), (0, h * .72)], drink, 32, (x, y, z))


def wine_glass(p, x, y, z):
    lathe([(0, 0), (.036, 0), (.033, .004), (.005, .01), (.005, .08), (.03, .1), (.042, .14), (.036, .2), (.034, .2), (.04, .14), (.028, .103), (0, .095)], p.glass, 32, (x, y, z))


def plate(p, x, y, z, r=.145, mat=None):
    k = r / .145
    lathe([(0, 0), (.09 * k, 0), (.145 * k, .014 * k), (.145 * k, .02 * k), (.09 * k, .008 * k), (0, .006 * k)], mat or p.china, 44, (x, y, z))


def napkin(p, x, y, z, rotz=.5, mat=None):
    """linen drawn through a ring: two fans of soft pleats"""
    rows, columns = 25, 33
    verts, faces = [], []
    for i in range(rows):
        u = 2 * i / (rows - 1) - 1                  # along: the ring is at 0
        width = .013 + .055 * abs(u) ** .8 * (1 if u > 0 else .8)
        fold = .004 + .009 * (1 - abs(u)) + .004 * abs(u)
        for j in range(columns):
            v = 2 * j / (columns - 1) - 1
            pleat = math.cos(v * math.pi * 3.5 + u * .4)
            lift = .013 * (1 - abs(u)) * (1 - v * v) + fold * (1 + pleat) + .004 * fbm(x * 9 + u * 3, y * 9 + v * 2, 4)
            verts.append((u * .105 - .01 * abs(v) ** 2 * (1 if u > 0 else -1), v * width, lift))
    for i in range(rows - 1):
        for j in range(columns - 1):
            k = i * columns + j
            faces.append((k, k + 1, k + columns + 1, k + columns))
    with Group((x, y, z), rotz):
        cloth = with_uv(mesh('napkin', verts, faces, mat or p.linen, True), columns, rows)
        cloth.modifiers.new('thick', 'SOLIDIFY').thickness = .0016
        ring((0, 0, .014), .017, .0045, p.dark_wood, (0, math.pi / 2, 0))


def teapot(p, x, y, z, rotz=0, mat=None, k=1):
    mat = mat or p.china
    with Group((x, y, z), rotz, k):
        lathe([(0, 0), (.06, 0), (.095, .05), (.09, .1), (.05, .14), (.045, .145), (.02, .155), (.012, .17), (.016, .18), (0, .186)], mat, 40)
        cyl((.08, 0, .06), (.16, 0, .135), .02, .011, mat, 14)
        ring((-.1, 0, .08), .045, .008, mat, (math.pi / 2, 0, 0))


def fruit_bowl(p, x, y, z, k=1, kind='mixed', bowl=None):
    """wooden bowl of whole fruit: mangoes, limes, oranges"""
    with Group((x, y, z), 0, k):
        lathe([(0, 0), (.07, 0), (.12, .04), (.165, .09), (.155, .09), (.11, .045), (0, .02)], bowl or p.wood, 44)
        colours = {'mixed': ('#d98a2b', '#c9a23a', '#7d9a3a', '#c65a2e', '#dba640'), 'lime': ('#7d9a3a', '#8aa845', '#6f8d33'), 'orange': ('#d9822b', '#e0923a', '#cf7426')}[kind]
        skins = [mats.plain('skin%d' % i, c, .45, .4) for i, c in enumerate(colours)]
        for i in range(9):
            a, r = i * 2.4, .025 + .08 * (i % 3) / 2
            s = ball((r * math.cos(a), r * math.sin(a), .085 + .028 * (2 - i % 3)), .036, skins[i % len(skins)], (1.25, .95, .95) if kind == 'mixed' and i % 2 else (1, 1, .96), 24)
            s.rotation_euler = (0, 0, a)


def flower_vase(p, x, y, z, k=1, mat=None, flowers=None, seed=3, leaves=True):
    """small vase with a handful of blossoms"""
    rr = np.random.RandomState(seed)
    with Group((x, y, z), 0, k):
        lathe([(0, 0), (.04, 0), (.055, .05), (.04, .11), (.025, .14), (.03, .15), (.022, .15), (.018, .13), (0, .12)], mat or p.china, 36)
        v, f, w, g = [], [], [], []
        for i in range(9):
            az, e = i * 2.4, math.radians(rr.uniform(48, 85))
            d = np.array([math.cos(az) * math.cos(e), math.sin(az) * math.cos(e), math.sin(e)])
            stem = rr.uniform(.1, .19)
            tip = np.array([0, 0, .14]) + d * stem
            cyl((0, 0, .13), tuple(tip), .002, .002, p.leaf, 5)
            for j in range(6):
                b = j * 1.047
                ribbon(v, f, tip, (math.cos(b), math.sin(b), .55), (0, 0, 1), .042, .024, .7, 3)
            if leaves:
                ribbon(w, g, np.array([0, 0, .14]) + d * stem * .4, d + np.array([.4 * math.cos(az + 1), .4 * math.sin(az + 1), 0]), (0, 0, 1), .1, .028, .9, 4)
        mesh('blossom', v, f, flowers or p.frangipani, smooth=True)
        mesh('foliage', w, g, p.leaf, smooth=True)


def petals(p, at, count, spread, size=.05, seed=3, mat=None, shape=None):
    """scattered petals around `at`; shape(u, v) may place them otherwise"""
    rr = np.random.RandomState(seed)
    v, f = [], []
    for _ in range(count):
        x, y, z = shape(rr) if shape else (at[0] + rr.normal(0, spread[0]), at[1] + rr.normal(0, spread[1]), at[2])
        ribbon(v, f, (x, y, z), (rr.normal(), rr.normal(), .15), (0, 0, 1), size, size * .8, .5, 3)
    mesh('petals', v, f, mat or p.petal, smooth=True)


def rolled_towel(p, x, y, z, rotz=0, mat=None, r=.07, w=.4):
    with Group((x, y, z + r), rotz):
        cyl((-w / 2, 0, 0), (w / 2, 0, 0), r, r, mat or p.terry, 28)
        for s in (-1, 1):
            for q in (.25, .5, .75):
                ring((s * w / 2, 0, 0), r * q, .004, mat or p.terry, (0, math.pi / 2, 0))


def face_down_book(p, x, y, z, rotz=.5, mat=None, k=1):
    """opened and laid on its face, so as not to lose the page"""
    with Group((x, y, z), rotz, k):
        for s in (-1, 1):
            for dz, grow_, m, t in ((.004, 0, p.linen, .008), (.012, .004, mat or p.rust, .0025)):
                leaf_ = sheet('leaf', 10, 4, lambda u, v: (s * (.004 + u * (.105 + grow_)), (v - .5) * (.17 + 2 * grow_), dz + .026 * (1 - u) ** .8 + .006 * math.sin(math.pi * u)), m)
                leaf_.modifiers.new('s', 'SOLIDIFY').thickness = t


def wick_lamp(p, loc, k=1, energy=2.5, lit=True):
    """kerosene lamp: brass font, burner, glass chimney"""
    with Group(loc, 0, k):
        lathe([(0, 0), (.055, 0), (.058, .008), (.03, .016), (.024, .03), (.055, .045), (.066, .07), (.055, .1), (.026, .115), (.032, .12), (.032, .135), (0, .136)], p.brass, 36)
        lathe([(.027, .136), (.042, .18), (.036, .22), (.021, .27), (.02, .33)], p.glass, 36)
        if lit:
            lathe([(0, .14), (.008, .15), (.01, .162), (.004, .185), (0, .195)], p.flame, 12)
    if energy and lit:
        point((loc[0], loc[1], loc[2] + .172 * k), energy, '#ff9d45', .018)


def sandals(p, x, y, z=0, rotz=.3, mat=None, strap=None):
    """kicked off: one straight, one turned away"""
    sole, strap = mat or p.wood, strap or p.dark
    for dx, dy, turn in ((0, 0, 0), (.13, .07, .55)):
        with Group((x + dx * math.cos(rotz) - dy * math.sin(rotz), y + dx * math.sin(rotz) + dy * math.cos(rotz), z), rotz + turn):
            n = 40
            edge = [((.042 + .01 * math.sin(a) - .004 * math.cos(2 * a)) * math.cos(a), .128 * math.sin(a)) for a in (2 * math.pi * i / n for i in range(n))]
            v = [(a, b, .003) for a, b in edge] + [(a, b, .018) for a, b in edge]
            mesh('sole', v, [tuple(range(n))[::-1], tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)], sole)
            for y0, y1 in ((.01, .085), (-.01, .03)):
                sheet('strap', 14, 4, lambda u, w: (.044 * math.cos(math.pi * (1 - u)), y0 + (y1 - y0) * u + .02 * w, .016 + .042 * math.sin(math.pi * u)), strap).modifiers.new('s', 'SOLIDIFY').thickness = .003


def carafe(p, x, y, z, k=1, water=True):
    """clear bottle with a tumbler put over its neck"""
    lathe([(0, .004), (.045, .004), (.05, .02), (.05, .11), (.024, .17), (.022, .22), (.026, .23), (.023, .23), (.02, .17), (.047, .108), (.046, .02), (0, .012)], p.glass, 36, (x, y, z), s=k)
    lathe([(.028, .17), (.032, .17), (.036, .262), (0, .266), (0, .26), (.033, .258)], p.glass, 32, (x, y, z), s=k)
    if water:
        lathe([(0, .0125), (.0455, .021), (.0465, .085), (0, .085)], mats.glass('water', '#eef6f2'), 32, (x, y, z), s=k)


def cone_shell(p, x, y, z, k=1, rotz=0, mat=None):
    """a shell picked up on the beach, lying on its side"""
    mat = mat or mats.plain('shell', '#d9c3a6', .35, .4)
    v, n, m = [], 60, 14
    for i in range(n):
        t = i / (n - 1)
        a, r = t * 5.2 * 2 * math.pi, .002 + .028 * t ** 1.6
        for j in range(m):
            b = 2 * math.pi * j / m
            q = r * .85 + .8 * r * math.cos(b) * .8
            v.append((q * math.cos(a), .07 - .075 * t ** .9 + r * .9 * math.sin(b), q * math.sin(a) + .026))
    f = [(i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j) for i in range(n - 1) for j in range(m)]
    mesh('shell', v, f, mat, smooth=True, loc=(x, y, z), rot=(0, 0, rotz), scale=(k, k, k))


def frangipani_twig(p, x, y, z, rotz=0, k=1):
    """one twig laid down: three blossoms, two long leaves"""
    white = mats.plain('frangi', '#efe6d2', .6, .2)
    with Group((x, y, z), rotz, k):
        cyl((-.13, 0, .012), (0, .005, .02), .005, .007, p.leaf, 8, wob=.001, rings=5)
        for cx, cy, cz, tilt in ((.015, .02, .035, .3), (.03, -.035, .03, -.5), (-.015, -.012, .05, .1)):
            for j in range(5):
                a = j * 1.2566 + tilt
                petal_ = sheet('petal', 8, 6, lambda u, w: (
                    cx + math.cos(a) * u * .036 - math.sin(a) * (w - .5) * .026 * math.sin(math.pi * min(1, .12 + u * .88)) ** .6,
                    cy + math.sin(a) * u * .036 + math.cos(a) * (w - .5) * .026 * math.sin(math.pi * min(1, .12 + u * .88)) ** .6,
                    cz + .012 * u - .016 * u * u + .008 * w), white)
                petal_.modifiers.new('s', 'SOLIDIFY').thickness = .001
        v, f = [], []
        for a in (2.3, -2.0):
            ribbon(v, f, (-.02, 0, .02), (math.cos(a), math.sin(a), .25), (0, 0, 1), .2, .05, .5, 7)
        mesh('foliage', v, f, p.leaf, smooth=True)


def hat_on_hook(p, loc, axis='y', band=None, turn=0.):
    """straw hat hung by its crown; axis 'y': on a wall that faces -Y, 'x': on one that faces +X"""
    rot = (math.radians(82), .25, turn) if axis == 'y' else (math.radians(82), .25, math.pi / 2 + turn)
    with Group(loc) as group:
        def brim(u, v):
            a, r = u * 2 * math.pi, .095 + .12 * v
            return (r * math.cos(a), r * 1.08 * math.sin(a), .012 * math.sin(a * 2 + 1) * v + .01 * math.sin(a * 5) * v * v)
        sheet('brim', 64, 10, brim, p.sand_cloth)
        lathe([(.096, 0), (.092, .06), (.07, .105), (.03, .112), (0, .1)], p.sand_cloth, 40)
        lathe([(.0975, .004), (.0955, .03)], band or p.dark, 40)
    group.rotation_euler = rot


def rope_stool(p, x, y, z=0, h=.43, w=.38, rotz=.2, wood=None, cord=None):
    """four posts, rails, a seat of palm cord"""
    wood, cord = wood or p.pale_wood, cord or p.rope
    with Group((x, y, z), rotz):
        q = w / 2
        for a in (-q, q):
            for b in (-q, q):
                cyl((a, b, 0), (a * .96, b * .96, h + .015), .02, .023, wood, 12)
        for t in (.14, h - .02):
            for s in (-q, q):
                cyl((s, -q, t), (s, q, t), .013, .013, wood, 8)
                cyl((-q, s, t + .02), (q, s, t + .02), .013, .013, wood, 8)
        for i in range(24):
            c = -q + w * (i + .5) / 24
            cyl((c, -q - .012, h - .012), (c + .004 * (i % 3), q + .012, h - .012 + .003 * (i % 2)), .0075, .0075, cord, 6)


def hammock(p, a, b, mat, sag=.72, width=.52, pillow_mat=None, pillow=True):
    """between two points; `mat` uses UV (see materials.stripes)"""
    from mathutils import Vector
    a, b = Vector(a), Vector(b)
    along = b - a
    across = Vector((-along.y, along.x, 0)).normalized()

    def at(u, v):
        w = v * 2 - 1
        half = .06 + width * math.sin(math.pi * u) ** .6
        q = a + along * (.17 + .66 * u) + across * (w * half)
        return (q.x, q.y, q.z - .22 - sag * math.sin(math.pi * (.1 + .8 * u)) + .2 * w * w * math.sin(math.pi * u))
    with_uv(sheet('hammock', 60, 24, at, mat), 60, 24)
    for end, u in ((a, 0), (b, 1)):
        for v in (0, .25, .5, .75, 1):
            cyl(end, at(u, v), .008, .006, p.rope, 6)
    if not pillow:
        return
    soft = box(-.3, .3, -.19, .19, -.09, .09, pillow_mat or p.teal, .08, 6)
    soft.location = Vector(at(.2, .5)) + Vector((0, 0, .12))
    soft.rotation_euler = (.1, .3, math.atan2(along.y, along.x))


# ---------------------------------------------------------------- boats

def dhow(p, loc, scale=1, rotz=0, sail_colour='#fbf3e2', sail=True):
    """dhow of about 9 m, bow towards +X; a transom stern with a small deck"""
    cloth = mats.fabric('sail', sail_colour, through=.5)
    with Group(loc, rotz, scale):
        n, v, f = 32, [], []
        for i in range(n + 1):
            t = i / n * 2 - 1
            width = 1.15 * (1 - max(0, t) ** 2.4 - .52 * max(0, -t) ** 3) * (1 if t > -.2 else .96) + .02
            sheer = .72 + .6 * max(0, t) ** 2 + .62 * max(0, -t) ** 2.2
            rake, keel = .75 * max(0, t) ** 1.5, .45 * max(0, abs(t) - .55) ** 1.6
            for s, h in ((-1, 1), (-.95, .6), (-.72, .15), (0, -.35), (.72, .15), (.95, .6), (1, 1)):
                z = -.35 + keel + (sheer + .35 - keel) * (h + .35) / 1.35
                v.append((t * 4.2 + rake * (h + .35) - .35 * max(0, -t) ** 3 * (h + .35), s * width, z))
        for i in range(n):
            for j in range(6):
                f.append((7 * i + j, 7 * i + j + 1, 7 * i + 8 + j, 7 * i + 7 + j))
        f.append(tuple(range(7)))                               # the transom
        mesh('hull', v, f, p.dark_wood, smooth=True).data.use_auto_smooth = True
        for side in (0, 6):
            for i in range(n):
                cyl(v[7 * i + side], v[7 * (i + 1) + side], .05, .05, p.pale_wood, 8)
        cyl(v[0], v[6], .05, .05, p.pale_wood, 8)
        for x in (-2.6, -1.2, .2, 1.6, 2.8):
            box(x - .12, x + .12, -.95, .95, .42, .47, p.wood)
        box(-4.25, -3.0, -.62, .62, .92, .97, p.wood, .01)
        cyl((-4.5, 0, .9), (-4.75, 0, -.2), .05, .07, p.wood, 8)
        cyl((4.2, 0, .2), (5.35, 0, 1.85), .09, .05, p.dark_wood, 10)
        cyl((.5, 0, -.1), (.95, 0, 6.2), .10, .06, p.wood, 12)
        if not sail:
            cyl((-3.4, .2, 1.5), (4.2, .2, 2.1), .06, .045, p.wood, 10)
            for i in range(26):
                q = -3.2 + i * .28
                ball((q, .2, 1.62 + .08 * (q + 3.4) / 1), .14, cloth, (1.3, 1, .9), 12)
            return
        tack, peak, clew = np.array([4.7, .1, 1.35]), np.array([-3.0, .1, 9.3]), np.array([-4.0, .5, 1.75])
        cyl(tack, peak, .075, .04, p.wood, 10)
        cyl((.95, 0, 6.2), (-4.1, 0, 1.2), .012, .012, p.rope, 6)
        cyl((.9, 0, 6.0), (4.9, 0, 1.5), .012, .012, p.rope, 6)

        def at(u, w):
            top = peak * (1 - u) + tack * u
            low = clew * (1 - u) + (tack + np.array([-.15, 0, 0])) * u
            q = top * (1 - w) + low * w
            return q + np.array([.35 * math.sin(math.pi * w) * (1 - u), -1.25 * math.sin(math.pi * min(1, u * .9 + .05)) * math.sin(math.pi * w) ** .8, 0])
        sheet('sail', 40, 40, at, cloth)


def canoe(p, loc, rotz=0, scale=1, mast=True, band=None):
    """ngalawa: outrigger canoe"""
    with Group(loc, rotz, scale):
        n, v, f = 22, [], []
        for i in range(n + 1):
            t = i / n * 2 - 1
            w, lift = .3 * (1 - abs(t) ** 3) + .015, .22 * abs(t) ** 3
            v += [(t * 2.6, -w, .42 + lift), (t * 2.5, -w * .75, .12 + lift), (t * 2.5, 0, lift), (t * 2.5, w * .75, .12 + lift), (t * 2.6, w, .42 + lift)]
        for i in range(n):
            f += [(5 * i + j, 5 * i + j + 1, 5 * i + 6 + j, 5 * i + 5 + j) for j in range(4)]
        mesh('canoe', v, f, p.wood, smooth=True)
        for side in (0, 4):
            for i in range(n):
                cyl(v[5 * i + side], v[5 * i + 5 + side], .028, .028, band or p.pale_wood, 6)
        for x in (-.8, .8):
            cyl((x, -1.25, .42), (x, 1.25, .42), .028, .028, p.pale_wood, 8)
        for y in (-1.25, 1.25):
            cyl((-1.3, y, .12), (1.3, y, .12), .05, .04, p.pale_wood, 8)
            for x in (-.8, .8):
                cyl((x, y, .12), (x, y, .44), .022, .022, p.pale_wood, 6)
        if mast:
            cyl((.5, 0, .1), (.6, 0, 3.2), .04, .028, p.pale_wood, 8)
            cyl((-.3, .1, .5), (2.4, .16, 2.5), .03, .025, p.pale_wood, 8)
