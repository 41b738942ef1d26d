"""Stone Town: carved door with brass studs in a coral wall, baraza benches, the alley; and spices on a baraza.
The wall is the plane y=0 and faces -Y; the door stands around x=0, the alley runs on towards -X."""
import math

from studio import materials as mats
from studio.building import slatted_shutter
from studio.geometry import Group, ball, box, cyl, fbm, hide, HIDDEN, inst, lathe, mesh, ring, rnd, sheet
from studio.materials import Nodes, Palette, plain, plaster, wood
from studio.plants import Garden
from studio.props import pot
from studio.sky import area, point

CAMERAS = {
    'door': dict(loc=(2.95, -3.75, 1.5), target=(-.86, 0, 1.58), lens=26),
    'alley': dict(loc=(1.3, -1.9, 1.6), target=(-9, -.75, 1.95), lens=24),
    'spices': dict(loc=(3.35, -1.75, 1.32), target=(2.72, -.25, .6), lens=34, fstop=5),
}
HW, TOP, FACE, LEAF_Y = .86, 2.34, -.05, .075      # opening: half width, height; how far frame and leaves stand out


def coral(name, bare=.5):
    """lime plaster on coral rag: worn patches, more of them near the ground"""
    k = Nodes(name)
    shader = k.principled(Roughness=.88, Specular=.15)
    lime = k.ramp(k.noise(.8, 9, .68, .4), [(.28, '#cdb892'), (.45, '#e6d6b8'), (.68, '#f4e9d4')])
    rag = k.noise(11, 4, .6, .1)
    stone = k.ramp(rag, [(.3, '#8f7b60'), (.7, '#c7b393')])
    lowered = k.math('ADD', k.noise(1.05, 7, .62, .3), k.map(k.xyz()[2], 0, 2.6, .13, -.08))
    mask = k.ramp(lowered, [(1.06 - bare, (0, 0, 0)), (1.10 - bare, (1, 1, 1))])
    k.l(k.mix(mask, lime, stone), shader.inputs['Base Color'])
    waves = k.bump(k.noise(2.6, 5, .6), .5, .05)
    rough = k.bump(k.math('MULTIPLY', rag, mask), .5, .05, waves)
    edge = k.n('ShaderNodeBump', invert=True)
    edge.inputs['Strength'].default_value, edge.inputs['Distance'].default_value = .6, .02
    k.l(mask, edge.inputs['Height'])
    k.l(rough, edge.inputs['Normal'])
    k.l(edge.outputs[0], shader.inputs['Normal'])
    return k.m


# ---------------------------------------------------------------- carving: height fields along a line (s) and across it (w)

def ridge(d, width):
    return math.exp(-(d / width) ** 2)


def guilloche(s, w):
    """two interlaced strands with a bead in every eye"""
    a = .5 * math.sin(s * 26)
    return max(ridge(w - a, .2), ridge(w + a, .2), .9 * ridge(math.hypot((s * 26 / math.pi) % 1 - .5, w * .8), .22), ridge(abs(w) - .92, .09))


def vine(s, w):
    """a wavy stem with a leaf in every bend"""
    stem, phase = .42 * math.sin(s * 17), (s * 17 / math.pi) % 1 - .5
    sign = 1 if math.floor(s * 17 / math.pi) % 2 == 0 else -1
    leaf = ridge(math.hypot(phase * 1.5, w + sign * .38), .3) * (.72 + .28 * math.cos(14 * math.atan2(w + sign * .38, phase)))
    return max(.8 * ridge(w - stem, .13), leaf, ridge(abs(w) - .92, .08))


def rope(s, w):
    return math.sqrt(max(0, 1 - w * w)) * (.75 + .25 * math.sin(s * 90 + w * 2.4))


def beads(s, w):
    q = (s * 22) % 1 * 2 - 1
    return math.sqrt(max(0, 1 - q * q - w * w * .8))


def strip(a, b, width, y, pattern, depth, mat, per_metre=150, across=22):
    """carved strip from a=(x, z) to b=(x, z) standing `depth` proud of the plane y"""
    dx, dz = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dz)
    ux, uz = dx / length, dz / length

    def at(u, v):
        w = v * 2 - 1
        h = pattern(u * length, w) if 0 < v < 1 else -.3
        return (a[0] + dx * u - uz * w * width / 2, y - depth * h, a[1] + dz * u + ux * w * width / 2)
    sheet('strip', max(8, int(length * per_metre)), across, at, mat)


def rosette(petals, mat):
    """round flower of radius 1, height 1 towards -Y, to be instanced"""
    rings, n, v, f = 16, petals * 8, [], []
    for i in range(rings + 1):
        r = i / rings
        for j in range(n):
            a = 2 * math.pi * j / n
            petal = (.35 + .65 * abs(math.cos(petals * a / 2)) ** .7) * math.sin(math.pi * min(1, max(0, (r - .2) / .72))) ** .7
            v.append((r * math.cos(a), -max(.7 * petal, max(0, 1 - (r / .24) ** 2) ** .5, .6 * ridge(r - .96, .05)), r * math.sin(a)))
    for i in range(rings):
        for j in range(n):
            f.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
    return hide(mesh('rosette', v, f, mat, smooth=True))


def door(p):
    leaf_wood = wood('leafwood', '#7a4a2a', '#3a2012', (9, 9, .9), .42, .45)
    frame = wood('framewood', '#6a3d22', '#2f190e', (9, 9, .9), .45, .45)
    lintel = wood('lintelwood', '#6a3d22', '#2f190e', (.9, 9, 9), .45, .45)
    eight, twelve = rosette(8, lintel), rosette(12, lintel)
    stud = lathe([(.055, 0), (.055, .008), (.04, .018), (.034, .03), (.026, .05), (.012, .078), (.004, .09), (0, .091)], p.brass, 20, HIDDEN, 'stud')
    nail = lathe([(.024, 0), (.022, .01), (.012, .018), (0, .021)], p.brass, 12, HIDDEN, 'nail')
    out = (math.pi / 2, 0, 0)
    for side in (-1, 1):
        x = side * HW
        box(min(x, x + side * .3), max(x, x + side * .3), FACE, .3, .14, TOP + .02, frame, .01)
        strip((x + side * .045, .16), (x + side * .045, TOP), .07, FACE - .004, rope, .022, frame)
        strip((x + side * .16, .16), (x + side * .16, TOP), .14, FACE - .004, vine, .026, frame)
        strip((x + side * .265, .16), (x + side * .265, TOP), .055, FACE - .004, beads, .018, frame)
        box(min(x - side * .03, x + side * .34), max(x - side * .03, x + side * .34), FACE - .06, .2, .14, .34, frame, .02)
        inst(eight, (x + side * .155, FACE - .06, .24), s=(.075, .025, .075))
    fw = HW + .3
    box(-fw, fw, FACE - .01, .3, TOP, 2.98, lintel, .01)
    for z, width, pattern, depth in ((.06, .1, guilloche, .026), (.49, .07, beads, .022), (.57, .07, rope, .024)):
        strip((-fw + .02, TOP + z), (fw - .02, TOP + z), width, FACE - .014, pattern, depth, lintel)
    for i in range(7):
        x = (i - 3) * .315
        inst(twelve if i % 2 == 0 else eight, (x, FACE - .012, TOP + .29), s=(.138, .045, .138))
        if i < 6:
            for z in (-.1, .1):
                inst(eight, (x + .157, FACE - .012, TOP + .29 + z), s=(.045, .02, .045))
    box(-fw - .05, fw + .05, FACE - .09, .3, 2.96, 3.04, lintel, .015)
    box(-fw - .09, fw + .09, FACE - .13, .3, 3.04, 3.09, lintel, .012)
    for side in (-1, 1):
        x0, x1 = sorted((side * .06, side * (HW - .005)))
        box(x0, x1, LEAF_Y, LEAF_Y + .08, .16, TOP, leaf_wood, .006)
        for i in range(1, 6):
            z = .2 + i * .42
            box(x0, x1, LEAF_Y - .02, LEAF_Y + .02, z - .045, z + .015, frame, .008)
            for j in range(6):
                inst(nail, (x0 + (x1 - x0) * (j + .5) / 6, LEAF_Y - .02, z - .015), out)
        for row in range(5):
            z = .2 + (row + .5) * .42 - .01
            for j in range(3):
                x = x0 + (x1 - x0) * (j + .5) / 3
                box(x - .095, x + .095, LEAF_Y - .018, LEAF_Y + .02, z - .125, z + .125, leaf_wood, .014)
                inst(stud, (x, LEAF_Y - .016, z), out)
        ring((side * .19, LEAF_Y - .05, 1.24), .062, .009, p.brass, (math.pi / 2, 0, 0))
    box(-.06, .06, LEAF_Y - .05, LEAF_Y + .06, .15, TOP, frame, .01)
    strip((0, .17), (0, TOP), .1, LEAF_Y - .052, guilloche, .022, frame)


def wall_and_alley(p, garden):
    lime, bench = coral('coral'), coral('bench', .36)
    box(-30, -HW - .3, 0, .7, -.2, 9, lime)
    box(HW + .3, 6, 0, .7, -.2, 9, lime)
    box(-HW - .3, HW + .3, 0, .7, 3.02, 9, lime)
    box(-1.6, 1.6, .25, .7, -.2, 3.2, p.dark_wood)
    box(-1.42, 1.42, -.5, .3, -.1, .15, p.stone, .03)
    box(-1.0, 1.0, -.28, .3, .1, .165, p.stone, .02)
    for x0, x1 in ((-9, -1.5), (1.5, 5.5)):
        box(x0, x1, -.62, .05, -.1, .44, bench, .05, 4)
        box(x0 - .01, x1 + .01, -.66, .05, .42, .5, p.stone, .03, 4)
    box(-40, 8, -8, .4, -.3, -.03, plain('joint', '#7d6c54', .95, .05))
    slab = plaster('paving', '#cfbd9d', '#9f8d70', 1.7, .35, .6)
    y = -.02
    for row in range(11):
        depth, x = .55 + .1 * (row % 3), 6 - rnd.uniform(0, .8)
        while x > -26:
            w = rnd.uniform(.7, 1.25)
            box(x - w + .018, x - .018, y - depth + .018, y - .018, -.2, rnd.uniform(-.008, .008), slab, .018, 2)
            x -= w
        y -= depth
    # lantern on a bracket
    lx, lz, iron = -1.62, 2.28, plain('iron', '#2b2018', .5, .4, .6)
    cyl((lx, 0, lz + .62), (lx, -.46, lz + .66), .016, .014, iron, 10)
    cyl((lx, 0, lz + .36), (lx, -.32, lz + .64), .011, .011, iron, 8)
    cyl((lx, -.44, lz + .66), (lx, -.44, lz + .47), .007, .007, iron, 8)
    lathe([(0, .47), (.02, .46), (.05, .42), (.125, .36), (.13, .34)], p.brass, 6, (lx, -.44, lz))
    lathe([(.13, .34), (.11, .05), (.09, .03), (.03, 0), (0, -.03)], p.brass, 6, (lx, -.44, lz)).modifiers.new('w', 'WIREFRAME').thickness = .016
    lathe([(0, .1), (.03, .12), (.035, .17), (.02, .23), (0, .25)], mats.emit('lamp', '#ffbb66', 14), 16, (lx, -.44, lz))
    point((lx, -.44, lz + .17), 14, '#ffab55', .05)
    # further down: shuttered windows, a wooden balcony, houses across, the end of the alley
    frame, paint = wood('framewood2', '#6a3d22', '#2f190e', (9, 9, .9), .45, .45), wood('shutterpaint', '#3f7d77', '#245551', (9, 9, .9), .6, .3)
    for x in (-6.3, -9.6):
        box(x - .62, x + .62, -.04, .1, 1.25, 2.75, frame, .012)
        for s in (-1, 1):
            slatted_shutter(p, *sorted((x, x + s * .54)), -.05, 1.33, 2.67, paint)
    bx0, bx1, by, bz = -9.4, -4.6, -1.0, 3.5
    box(bx0, bx1, by, .1, bz, bz + .1, p.dark_wood, .01)
    for i in range(7):
        x = bx0 + .15 + (bx1 - bx0 - .3) * i / 6
        cyl((x, 0, bz - .55), (x, by + .1, bz - .02), .05, .05, p.dark_wood, 8)
        box(x - .045, x + .045, by, by + .09, bz + .1, bz + 2.3, p.dark_wood, .01)
    stick = lathe([(.018, .1), (.03, .25), (.018, .45), (.03, .65), (.018, .85)], p.wood, 8, HIDDEN)
    for i in range(44):
        inst(stick, (bx0 + .1 + (bx1 - bx0 - .2) * i / 43, by + .045, bz + .05))
    box(bx0, bx1, by - .01, by + .1, bz + .92, bz + 1.0, p.dark_wood, .01)
    box(bx0 - .2, bx1 + .2, by - .3, .1, bz + 2.3, bz + 2.38, p.dark_wood)
    box(-9.5, -6.6, -6, -2.35, -.2, 4.2, lime)
    box(-30, -9.5, -6, -2.1, -.2, 8.2, lime)
    box(-31, -24, -8, 4, -.2, 7.5, p.white)
    box(-24.05, -23.9, -1.6, -.55, -.2, 2.3, paint)
    for x, z in ((-13, 1.3), (-16.5, 4.4), (-12, 4.6)):                 # windows across the alley
        with Group((x, -2.1, 0), math.pi):
            box(-.6, .6, -.04, .1, z, z + 1.5, frame, .012)
            for s in (-1, 1):
                slatted_shutter(p, *sorted((0, s * .54)), -.05, z + .08, z + 1.42, paint)
    # coffee on the baraza, mat and cushions
    tx, tz = 1.98, .5
    lathe([(0, 0), (.2, 0), (.22, .022), (.212, .022), (.195, .006), (0, .006)], p.brass, 48, (tx, -.34, tz))
    lathe([(0, 0), (.07, 0), (.085, .03), (.075, .09), (.045, .15), (.036, .2), (.05, .225), (.03, .25), (.012, .27), (.014, .29), (0, .3)], p.brass, 36, (tx + .05, -.3, tz + .008))
    cyl((tx - .01, -.3, tz + .1), (tx - .13, -.33, tz + .2), .016, .008, p.brass, 12)
    ring((tx + .13, -.28, tz + .13), .06, .008, p.brass, (math.pi / 2, 0, .2))
    for dx, dy in ((-.1, -.08), (0, -.13)):
        lathe([(0, 0), (.02, 0), (.034, .045), (.031, .045), (.018, .006), (0, .006)], p.china, 24, (tx + dx, -.34 + dy, tz + .008))
    box(-3.5, -1.75, -.6, -.06, .5, .53, p.teal, .012)
    for x, cloth, lean in ((-2.25, p.linen, -.3), (-2.75, p.rust, -.34)):
        soft = box(-.27, .27, -.1, .1, -.21, .21, cloth, .095, 6)
        soft.location, soft.rotation_euler = (x, -.19, .72), (lean, 0, .1)
    pot(p, -4.2, -.34, .5, .62, garden.fern, .8)
    pot(p, -7.2, -1.05, 0, .9, garden.agave, .85)
    pot(p, -1.22, -.78, 0, .72, garden.agave, .66, 1)
    pot(p, -10.6, -.5, 0, .9, garden.fern, 1.0, 2)
    for i in range(9):
        garden.set('green' if i % 2 == 0 else 'bloom', -7.0 - .8 * (i % 3), -2.3, 4.2 - .4 * (i // 3), rnd.uniform(.5, .8))
    for x, z, k, kind in ((2.3, 2.95, .55, 'green'), (1.9, 3.05, .5, 'green'), (1.6, 3.12, .42, 'green'), (2.15, 2.72, .36, 'bloom'), (2.35, 2.5, .46, 'green'), (2.1, 2.4, .34, 'green'), (1.75, 2.95, .3, 'bloom'), (2.3, 2.2, .28, 'bloom'), (2.25, 2.05, .3, 'green')):
        garden.set(kind, x, -.22, z, k, x * 5)
    garden.set('palm_a', -12.4, -2.9, -.3, .98, .4)                     # its shadow falls on the wall left of the door
    area((3.5, -4.6, 3.4), (0, 0, 1.2), 3.0, 22, '#ffe6c8')


def spices(p):
    """heaps of spice in wooden bowls on the baraza"""
    tones = {'turmeric': ('#d99a1c', '#b9780f'), 'chilli': ('#a8321c', '#7a1f12'), 'cardamom': ('#9aa86a', '#73834a'), 'cinnamon': ('#8a5028', '#5e3116'), 'pepper': ('#3b2f26', '#1f1813'), 'saffron': ('#c4531c', '#92350f'), 'clove': ('#5a3420', '#341c10')}
    spots = [('turmeric', 2.62, -.3, 1.15), ('chilli', 2.95, -.18, 1.0), ('cardamom', 2.3, -.2, .95), ('cinnamon', 2.78, -.5, .8), ('saffron', 2.42, -.48, .8), ('clove', 3.16, -.42, .8), ('pepper', 2.06, -.42, .75)]
    box(1.7, 3.6, -.62, -.04, .5, .512, mats.stripes('mat', [(0, '#dcc8a2'), (.5, '#c9b084'), (.88, '#8d4829')], 9, 'X', 'Object'), .004)
    for name, x, y, k in spots:
        a, b = tones[name]
        with Group((x, y, .512), x * 3, k):
            lathe([(0, 0), (.07, 0), (.11, .035), (.14, .085), (.132, .088), (.1, .05), (0, .04)], p.wood if name in ('turmeric', 'cinnamon', 'pepper', 'cardamom') else p.terracotta, 44)
            grain = plaster(name, a, b, 40, 1.0, .95)
            if name in ('cardamom', 'clove', 'pepper'):
                pod = ball(HIDDEN, .012, grain, (1.5, .8, .8) if name != 'pepper' else (.75, .75, .75), 10)
                for i in range(170):
                    r, q = .115 * math.sqrt((i + .5) / 170), i * 2.4
                    o = inst(pod, (r * math.cos(q), r * math.sin(q), .075 + .05 * (1 - (r / .12) ** 2) + rnd.uniform(-.004, .004)), (rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), rnd.uniform(0, 6)))
                    o.scale = pod.scale
            else:
                sheet('heap', 70, 40, lambda u, v: (.13 * v * math.cos(2 * math.pi * u), .13 * v * math.sin(2 * math.pi * u), .078 + .095 * (1 - v) ** 1.15 + .004 * fbm(u * 9, v * 9)), grain)
    for i in range(7):                                      # cinnamon sticks tied with cord, vanilla, a nutmeg or two
        cyl((3.28 + .02 * (i % 3), -.5 + .005 * i, .525 + .014 * (i // 3)), (3.5 + .02 * (i % 3), -.3 + .005 * i, .525 + .014 * (i // 3)), .011, .011, p.pale_wood, 10)
    ring((3.41, -.4, .54), .035, .004, p.rope, (math.pi / 2, 0, .75))
    for x, y in ((2.2, -.58), (2.26, -.55), (3.05, -.58)):
        ball((x, y, .53), .02, plaster('nutmeg', '#8a6242', '#5e3f28', 30, .5), (1.2, .95, .95), 18)


def build(what='door'):
    p = Palette()
    garden = Garden(p)
    wall_and_alley(p, garden)
    door(p)
    if what == 'spices':
        spices(p)
