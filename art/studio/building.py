"""Roofs, doors, windows, railings, stairs, ceilings."""
import math

import numpy as np
from mathutils import Vector

from .geometry import Group, arch_outline, box, cut, cyl, inst, lathe, mesh, prism, ribbon, rnd


def thatch_quad(name, mat, a, b, c, d, row=.11, dens=42, length=.5, width=.024, seed=9, under=None, battens=None):
    """a, b: ends of the eave; d, c: ends of the ridge. Rows of palm strips point down the slope, tied in bundles that
    differ; ends stick out and hang loose at the eave. `battens`: material of the sticks the rows are tied to, seen from below."""
    rr = np.random.RandomState(seed)
    a, b, c, d = (np.array(x, float) for x in (a, b, c, d))
    v, f = [], []
    rows = int(max(np.linalg.norm(d - a), np.linalg.norm(c - b)) / row)
    normal = np.cross(b - a, d - a)
    normal /= np.linalg.norm(normal)
    along = (b - a) / np.linalg.norm(b - a)
    for i in range(rows + 1):
        t = i / rows
        p0, p1 = a + (d - a) * t, b + (c - b) * t
        wide = np.linalg.norm(p1 - p0)
        m = max(2, int(wide * dens))
        sag = rr.normal(0, .02)
        bundle = max(3, int(dens * .22))
        turn = lift = 0
        longer = 1
        for k in range(m):
            if k % bundle == 0:
                turn, lift, longer = rr.normal(0, .16), rr.normal(0, .03), rr.uniform(.75, 1.25)
            u = (k + rr.uniform(-.6, .6)) / m
            down = (a - d) * (1 - u) + (b - c) * u
            down /= np.linalg.norm(down)
            p = p0 + (p1 - p0) * u - down * (length * .55 + rr.normal(0, .03)) + normal * (.02 + sag + lift + rr.uniform(0, .05))
            loose = rr.uniform() < (.25 if i < 2 else .035)
            ribbon(v, f, p, down + normal * (rr.normal(.03, .05) + (.12 if loose else 0)) + along * (turn + rr.normal(0, .3 if loose else .1)), normal,
                   length * longer * rr.uniform(.7, 1.25) * (1.2 if loose else 1), width * rr.uniform(.5, 1.5), rr.uniform(.3, 1.4) if loose else (.05 if i else .3), 3, taper=rr.uniform() < .4)
        if battens:
            cyl(p0 - normal * .05, p1 - normal * .05, .011, .009, battens, 5)
    mesh(name, v, f, mat)
    mesh(name + '_back', [a - normal * .06, b - normal * .06, c - normal * .06, d - normal * .06], [(0, 1, 2, 3)], under or mat)


def ceiling_beams(p, x0, x1, y0, y1, z, step=.53, along_x=True, mat=None):
    """round boriti poles under a flat ceiling"""
    mat = mat or p.pale_wood
    n = int(((y1 - y0) if along_x else (x1 - x0)) / step)
    for i in range(n + 1):
        t = (i + .5) / (n + 1)
        a, b = ((x0, y0 + (y1 - y0) * t, z), (x1, y0 + (y1 - y0) * t, z)) if along_x else ((x0 + (x1 - x0) * t, y0, z), (x0 + (x1 - x0) * t, y1, z))
        cyl(a, b, .085, .075, mat, 14, wob=.008, rings=10)


def balustrade(p, a, b, z=0, step=.125, height=.92, mat=None):
    """handrail, foot rail and turned balusters from a to b (x, y, rise)"""
    mat = mat or p.wood
    a, b, up = Vector(a), Vector(b), Vector((0, 0, 1))
    for h, r in ((.1, .03), (height, .042)):
        cyl(a + up * (z + h), b + up * (z + h), r, r, mat, 10)
    k = height / .92
    shape = lathe([(.016, .1 * k), (.028, .24 * k), (.015, .4 * k), (.015, .62 * k), (.028, .78 * k), (.016, height)], mat, 8)
    n = int((b - a).length / step)
    for i in range(1, n):
        q = a + (b - a) * i / n
        inst(shape, (q.x, q.y, q.z + z))
    q = a + (b - a) / n
    shape.location = (q.x, q.y, q.z + z)


def slatted_shutter(p, x0, x1, y, z0, z1, mat=None):
    """louvred leaf in the plane y, facing -Y"""
    mat = mat or p.shutter
    box(x0, x1, y - .025, y + .02, z0, z1, mat, .008)
    n = int((z1 - z0 - .16) / .085)
    for i in range(n):
        z = z0 + .1 + i * (z1 - z0 - .18) / max(1, n - 1)
        slat = box(x0 + .05, x1 - .05, y - .05, y - .02, z - .025, z + .025, mat)
        slat.rotation_euler = (.45, 0, 0)


def arched_opening(p, x, y, z, w, h, door=True, shutters=True, shutter_mat=None, frame=None, ajar=.55, lit=None):
    """door or window in a wall that faces -Y at y; `lit`: material seen in the room behind"""
    frame = frame or p.door_wood
    outline = arch_outline(x, w, h, z, 16, w * .22)
    big = [(x + (a - x) * 1.16, z + (b - z) * 1.045) for a, b in outline]
    mesh('frame', [(a, y - .03, b) for a, b in big], [tuple(range(len(big)))], frame)
    mesh('hole', [(a, y - .04, b) for a, b in outline], [tuple(range(len(outline)))], lit or p.dark)
    if door:
        for side in (-1, 1):
            with Group((x + side * w / 2, y - .05, z), side * (0 if side < 0 else ajar)):
                x0, x1 = sorted((0, -side * w * .49))
                box(x0, x1, -.03, .02, .02, h * .86, frame, .008)
                for q in range(3):
                    box(x0 + .07, x1 - .07, -.05, 0, .1 + q * h * .27, .1 + q * h * .27 + h * .21, p.wood, .015)
    else:
        box(x - w * .62, x + w * .62, y - .14, y, z - .09, z, p.lime, .02)
        box(x - .02, x + .02, y - .06, y - .03, z, z + h, frame)
        box(x - w / 2, x + w / 2, y - .06, y - .03, z + h * .55, z + h * .55 + .035, frame)
    if shutters:
        for side in (-1, 1):
            sx = x + side * (w * .5 + w * .28 + .04)
            slatted_shutter(p, sx - w * .25, sx + w * .25, y - .035, z + .03, z + h * .9, shutter_mat)


def door_leaf(p, hinge_x, y, w, h, angle, side, mat=None, studs=True):
    """panelled leaf with brass studs, turned about its hinge by `angle`; side 1 extends to +X when closed"""
    mat = mat or p.dark_wood
    with Group((hinge_x, y, 0), angle):
        def slab(a0, a1, *rest, **kw):
            box(min(side * a0, side * a1), max(side * a0, side * a1), *rest, **kw)
        slab(0, w, -.03, .03, .02, h, mat, .01)
        third = (h - .13) / 3
        for q in range(3):
            z0 = .1 + q * third
            z1 = z0 + third - .1
            slab(.1, w - .1, -.055, .055, z0, z1, mat, .02)
            slab(.18, w - .18, -.075, .075, z0 + .08, z1 - .08, mat, .03)
            cx, cz = side * w / 2, (z0 + z1) / 2
            for j in range(12):
                a = j * math.pi / 6
                for s in (-1, 1):
                    cyl((cx + .14 * math.cos(a), s * .072, cz + .14 * math.sin(a)), (cx + .14 * math.cos(a), s * .09, cz + .14 * math.sin(a)), .036, .012, mat, 10)
            for s in (-1, 1):
                cyl((cx, s * .068, cz), (cx, s * .112, cz), .055, .015, p.brass, 14)
        if studs:
            for z in (.06, .1 + third - .05, .1 + 2 * third - .05, h - .07):
                for j in range(7):
                    q = side * (.07 + j * (w - .14) / 6)
                    cyl((q, -.03, z), (q, -.07, z), .022, .008, p.brass, 10)


def french_leaf(p, hinge_x, y, w, h, angle, side, mat):
    """slim painted door with three panes"""
    with Group((hinge_x, y, 0), angle):
        def slab(a0, a1, *rest, **kw):
            box(min(side * a0, side * a1), max(side * a0, side * a1), *rest, **kw)
        for a0, a1 in ((0, .1), (w - .1, w)):
            slab(a0, a1, -.025, .025, .02, h, mat, .008)
        for z0, z1 in ((.02, .75), (1.12, 1.2), (1.62, 1.7), (h - .1, h)):
            slab(.1, w - .1, -.02, .02, z0, z1, mat, .008)
        slab(.16, w - .16, -.035, .035, .14, .64, mat, .015)


def louvre_leaf(p, hinge_x, y, w, h, angle, side, mat):
    """slatted shutter door"""
    with Group((hinge_x, y, 0), angle):
        x0, x1 = sorted((0, side * w))
        for a0, a1 in ((x0, x0 + .08), (x1 - .08, x1)):
            box(a0, a1, -.022, .022, .02, h, mat, .008)
        for z in (.02, h / 2 - .05, h - .1):
            box(x0 + .08, x1 - .08, -.02, .02, z, z + .1, mat, .008)
        n = int(h / .075)
        for i in range(n):
            z = .14 + i * (h - .28) / n
            if abs(z - h / 2) < .08:
                continue
            slat = box(x0 + .08, x1 - .08, -.006, .006, z - .034, z + .034, mat)
            slat.rotation_euler = (.6, 0, 0)


def wall_with_arch(p, x0, x1, y, thick, height, openings, mat):
    """wall in the plane y with arched or straight holes: [(cx, width, height, sill, arched)]"""
    wall = box(x0, x1, y, y + thick, 0, height, mat)
    for cx, w, h, sill, arched in openings:
        outline = arch_outline(cx, w, h, sill - (.01 if not sill else 0)) if arched else [(cx - w / 2, sill - .01), (cx + w / 2, sill - .01), (cx + w / 2, sill + h), (cx - w / 2, sill + h)]
        cut(wall, prism(outline, y - .2, y + thick + .2))
    return wall


def steps(x0, x1, y0, rise, count, run, tread, riser, direction=1, z0=0):
    """stairs up along +Y (direction 1) or -Y; no two boxes share a face, coplanar faces render black"""
    for i in range(count):
        y = y0 + direction * i * run
        z = z0 + (i + 1) * rise
        a, b = sorted((y, y + direction * (count - i) * run))
        box(x0, x1, a, b, z - rise - .03, z - .036, riser)
        a, b = sorted((y - direction * .03, y + direction * run))
        box(x0 - .03, x1 + .03, a, b, z - .035, z, tread, .008, 2)


def paving(p, x0, x1, y0, y1, z, mat, joint, size=1.0, jitter=.25):
    """slabs in rows with open joints"""
    box(x0, x1, y0, y1, z - .3, z - .022, joint)
    y = y0
    while y < y1 - .05:
        depth = min(size * rnd.uniform(.85, 1.1), y1 - y)
        x = x0 - rnd.uniform(0, size * .6)
        while x < x1:
            w = size * rnd.uniform(1 - jitter, 1 + jitter) * 1.25
            a, b = max(x, x0) + .012, min(x + w, x1) - .012
            if b - a > .05:
                box(a, b, y + .012, y + depth - .012, z - .1, z - rnd.uniform(0, .006), mat, .012, 2)
            x += w
        y += depth
