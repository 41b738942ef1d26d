"""The shore at Jambiani: lagoon, tide, boats, and what stands on the sand. `what` names the scene.
+Y looks out to sea (east)."""
import math

from studio import materials as mats
from studio.building import thatch_quad
from studio.geometry import Group, ball, box, cyl, fbm, inst, lathe, mesh, ring, rnd, sheet
from studio.materials import Palette
from studio.plants import Garden, litter, palm, wrack
from studio.props import book, canoe, chair, dhow, hammock, lantern, lounger, napkin, petals, pillow, plate, rug, sandals, stool, straw_hat, tumbler, wine_glass
from studio.traces import trail, walked_sand
from studio.water import lagoon, still_material, wet_sand

CAMERAS = {
    'afterglow': dict(loc=(0, -5.2, 1.7), target=(.7, 20, 2.2), lens=29),
    'tide': dict(loc=(-.6, -5.2, 1.6), target=(.8, 20, 1.1), lens=27),
    'flats': dict(loc=(.2, -5.0, 1.55), target=(-.6, 20, 1.0), lens=26),
    'lines': dict(loc=(-1.4, -4.6, 1.5), target=(.8, 14, .1), lens=28),
    'open_sea': dict(loc=(0, -6, 2.4), target=(1.2, 60, .6), lens=42),
    'from_boat': dict(loc=(-.4, -5.6, 2.0), target=(.3, 30, 1.75), lens=27),
    'sundown': dict(loc=(0, -6, 1.5), target=(1.2, 60, 3.0), lens=34),
    'dinner': dict(loc=(.3, -5.1, 1.35), target=(0, 1.2, 1.2), lens=30),
    'chairs': dict(loc=(-.9, -5.0, 1.5), target=(.25, 6, 1.25), lens=27),
    'swing': dict(loc=(1.5, -4.4, 1.35), target=(.1, 4, 1.3), lens=28),
    'camera': dict(loc=(-2.3, -1.8, 1.4), target=(.75, 2.2, 1.08), lens=29),
    'music': dict(loc=(.3, -2.5, 1.05), target=(.05, .6, .5), lens=32),
    'boats': dict(loc=(.5, -3.6, 1.12), target=(-.6, 20, 1.35), lens=35, fstop=4, focus=8.5),
    'hammock': dict(loc=(.35, -3.1, 1.22), target=(-.1, 6, 1.12), lens=33, fstop=2.8, focus=4.6),
    'lap': dict(loc=(-1.0, -5.4, 1.35), target=(1.4, 16, .7), lens=30),
}


# ---------------------------------------------------------------- grounds

def tidal(p, beach=.84, slant=.35, banks=((-9, 13, 15, 3.4, .95), (20, 17, 15, 4.2, .85), (-30, 40, 34, 6, .8), (34, 58, 40, 8, .8)), depth=-.32, bed_material=None, **water):
    """sea bed whose low banks break the still surface; the beach under the camera runs off to one side"""
    def bank(x, y, cx, cy, rx, ry, h):
        d = math.hypot((x - cx) / rx, (y - cy) / ry)
        return h * (1 - d * d) if d < 1 else 0

    def bed(u, v):
        w = u * 2 - 1
        x = 90 * math.copysign(abs(w) ** 1.8, w)
        y = -9 + 109 * v ** 1.8
        z = depth + beach * max(0, 1 - (y + 9 + slant * x + 1.6 * fbm(x * .3, y * .3, 3)) / 18)
        z += .085 * fbm(x * .42 + 3, y * .8, 3) * max(0, 1 - y / 9)
        for b in banks:
            z += bank(x + 4 * fbm(y * .4, x * .1), y + 1.9 * fbm(x * .2, y * .15, 3) + .5 * fbm(x * .8, y * .3, 3), *b)
        z += .06 * fbm(x * .22, y * .5, 5) + .018 * fbm(x * 1.3, y * 2.2, 3)
        return (x, y, .1 * math.tanh(z / .16) if z > 0 else z)
    sheet('bed', 300, 260, bed, bed_material or wet_sand())
    mesh('water', [(-2500, -20, 0), (2500, -20, 0), (2500, 4000, 0), (-2500, 4000, 0)], [(0, 1, 2, 3)], still_material(**water))
    box(-2500, 2500, 3500, 3501, -3, 0, mats.plain('far', '#3a4a5e', .9, .1))


def beach(p, edge=12, sea=-.62, fall=1.1, sand=None, **water):
    """dry sand that falls to the lagoon"""
    sheet('beach', 220, 160, lambda u, v: (-30 + 60 * u, -8 + 26 * v, -fall * max(0, v - .45) / .55 + .05 * fbm(u * 40, v * 20, 5) + .03 * fbm(u * 130, v * 60, 3)), sand or mats.sand('beachsand', '#f0dfc2', '#d9c19c'))
    lagoon(edge, sea, edge, **water)


def palm_frame(garden, left=True, right=True):
    if left:
        garden.set('palm_low', -4.75, 1.6, .1, 1, .1)
    if right:
        garden.set('palm_b', 6.2, -1.2, -1.3, .95, 2.6)


# ---------------------------------------------------------------- scenes

def afterglow(p, garden):
    tidal(p)
    dhow(p, (7.6, 28, .12), 1.05, math.pi - .22, '#fff3df')
    dhow(p, (-9, 200, .05), 1.0, math.pi - .3, '#f3dcc6')
    dhow(p, (-30, 300, .05), 1.0, math.pi - .15, '#f3dcc6')
    lantern(p, (10.9, 27.4, 1.3), 1.1, 60)
    canoe(p, (-5.0, 12.4, -.1), .42, .95)
    palm_frame(garden)


def village(p, garden):
    """boats lie dry at low tide, morning light along the sand"""
    tidal(p, beach=1.0, slant=.1, banks=((0, 6, 22, 7, 1.0), (16, 22, 16, 5, .9), (-18, 24, 22, 5, .85), (-30, 48, 34, 6, .8), (34, 58, 40, 8, .8)), see=(6, 60), mirror=.6, bed_material=wet_sand(light=('#c4a677', '#e2c99c'), wet=(.03, .2), ripple=.35), colours=('#b5ecdf', '#74dcd2', '#3bbcc4', '#2390ae', '#2a72a0'))
    wrack(p, lambda x: 2.2 + .5 * math.sin(x * .5), -12, 12, lambda x, y: .1, 1500, .3)
    litter(p, -6, 6, -3, 8, 200, .1, 5)
    blue, red = mats.plain('blue', '#2f6f9a', .6), mats.plain('red', '#a8443c', .6)
    for x, y, turn, band in ((-2.9, 3.4, 1.1, blue), (3.5, 7.5, .55, p.teal), (-7.5, 10.5, 1.35, red), (9.5, 15, .2, blue), (-1.5, 17, 2.7, p.teal)):
        canoe(p, (x, y, .06), turn, 1.15, band=band)
    with Group((8.2, 25, .3), 2.75):
        dhow(p, (0, 0, 0), 1.0, 0, sail=False)
    with Group((2.9, 1.9, .1), .5):                             # a coil
        for i in range(4):
            ring((0, 0, .03 + .03 * i), .22 - .025 * i, .02, p.rope)
    garden.set('palm_low', -8.2, 4.2, .1, 1.05, .2)


def lagoon_low(p, garden):
    tidal(p, beach=.9, slant=-.25, banks=((4, 9, 18, 4, 1.0), (-16, 16, 20, 4, .95), (18, 30, 30, 5, .9), (-30, 44, 34, 7, .8), (34, 70, 50, 8, .8)), see=(10, 70), ripple=.06)
    canoe(p, (3.6, 13, -.06), .25, 1.1, band=p.teal)
    canoe(p, (-11, 38, -.06), 2.6, 1.1)


def hammock_scene(p, garden):
    """a hammock between two palms at the edge of the beach, seen out of their shade"""
    prints = trail(-.3, -2.5, .2, 1.0, 7) + trail(1.6, -2, 3.2, 12, 1) + trail(-6, 5.2, 8, 6.0, 3) + trail(8, 7.4, -7, 8.0, 4) + trail(.4, 3, -2.4, 13, 2)
    z = walked_sand(-60, 60, -6, 24, lambda x, y: .0 - 1.2 * max(0, (y - 5) / 17) + .1 * fbm(x * .3, y * .3), prints, p.sand, (0, 2))
    wrack(p, lambda x: 11.5 + .7 * math.sin(x * .35), -25, 25, z, 1800)
    litter(p, -6, 6, -3, 6, 420, z, 7)
    lagoon(15, -.95, 19)
    for i, (x, y, turn) in enumerate(((-2.35, 1.7, .5), (2.1, 2.6, 2.9))):
        tree = palm(p, 'near%d' % i, 8.4, 1.3 + .4 * i, 22, 3.3, 60 + i)
        tree.location, tree.rotation_euler = (x, y, -.1), (0, 0, turn)
    a, b = (-2.28, 1.72, 1.78), (1.98, 2.6, 1.86)
    hammock(p, a, b, mats.stripes('weave', [(0, '#e8dcc6'), (.5, '#4c6f73'), (.66, '#e8dcc6'), (.82, '#b08a55'), (.9, '#e8dcc6')], 9, 'Y'), .82, .66, pillow=False)
    stool(p, .95, 1.35, z(.95, 1.35), .2, .36)
    book(p, .93, 1.36, z(.95, 1.35) + .36, .5, p.linen)
    sandals(p, -.35, 1.15, z(-.35, 1.15), .4)
    for kind, x, y, turn, s in (('palm_a', -7.5, 7, .4, 1), ('palm_b', 7.4, 8.5, 2.6, 1.05), ('palm_a', 12, 9, 2.8, 1.1), ('palm_b', -12.5, 9, .6, 1.1)):
        garden.set(kind, x, y, -.3, s, turn)
    for i in range(26):
        side = -1 if i % 2 else 1
        garden.set(('green', 'light')[i % 3 > 0], side * rnd.uniform(3.6, 8), rnd.uniform(2.5, 8.2), -.15, rnd.uniform(.35, .7))
    garden.set('palm_a', 3.4, -3.5, 0, .9, 1.9)              # behind the camera: shade in front
    garden.set('palm_b', -3.6, -3.0, 0, .9, .4)


def seaweed(p, garden):
    """sticks and lines in ankle-deep water, tufts of seaweed along them, a basket"""
    tidal(p, beach=.55, slant=.15, banks=((12, 30, 26, 5, .8), (-24, 44, 34, 7, .8)), depth=-.2, see=(14, 90), ripple=.05)
    weed = [mats.leaf('weed', '#4c5a26', '#8f8a3a', .3), mats.leaf('weedred', '#6b3a2a', '#a0623a', .3)]
    from studio.plants import cluster
    tufts = [cluster('weed%d' % i, m, 46, (.12, .24), .02, (10, 85), 1.6, 4, 6 + i, .05) for i, m in enumerate(weed)]
    for row in range(9):
        y0, y1 = -1.4 + .3 * row, 15 + row
        x0, previous = -5.0 + row * 1.25, None
        for k in range(14):
            t = k / 13
            x, y = x0 + .16 * (y0 + (y1 - y0) * t), y0 + (y1 - y0) * t
            cyl((x, y, -.3), (x + rnd.uniform(-.03, .03), y, .3 + rnd.uniform(-.06, .1)), .017, .013, p.pale_wood, 7)
            if previous:
                px, py = previous
                cyl((px, py, .1), (x, y, .1), .006, .006, p.rope, 5)
                for j in range(5):
                    q = (j + .5) / 5
                    inst(tufts[(row + j) % 2], (px + (x - px) * q, py + (y - py) * q, .06), (0, 0, rnd.uniform(0, 6)), rnd.uniform(.7, 1.15))
            previous = (x, y)
    with Group((1.15, -.75, .02), .3):
        lathe([(.2, 0), (.27, .1), (.3, .26), (.28, .27), (.25, .12), (0, .06)], p.sand_cloth, 36)
        for z in (.05, .11, .17, .23):
            ring((0, 0, z), .235 + z * .25, .012, p.pale_wood)
        for i in range(12):
            inst(tufts[i % 2], (.14 * math.cos(i), .14 * math.sin(i), .2), (rnd.uniform(-.5, .5), rnd.uniform(-.5, .5), i), 1.0)


def dolphins(p, garden):
    """open water over the reef's edge, three backs far off"""
    lagoon(-10, 0, 4, stops=[(0, '#3fc0c2'), (.1, '#25a5b6'), (.35, '#178aab'), (.7, '#14719c'), (1, '#125f8e')], bump=.6, scale=.5, mirror=.65)
    skin = mats.plain('skin', '#4a5a66', .25, .6)
    for x, y, s in ((3.0, 24, 1.0), (5.0, 27, .9), (-.6, 33, .95)):
        with Group((x, y, 0), .2, s):
            sheet('back', 30, 14, lambda u, v: (-1.1 + 2.2 * u, .3 * math.cos(math.pi * v) * math.sin(math.pi * u) ** .6, -.18 + .42 * math.sin(math.pi * u) * math.sin(math.pi * v) ** .7), skin)
            mesh('fin', [(-.14, 0, .2), (.26, 0, .2), (.14, 0, .3), (.02, 0, .42), (-.12, 0, .52), (-.1, 0, .4), (-.13, 0, .3), (.1, .035, .25), (.1, -.035, .25)],
                 [(0, 7, 6), (6, 7, 5), (5, 7, 4), (4, 7, 3), (3, 7, 2), (2, 7, 1), (0, 6, 8), (6, 5, 8), (5, 4, 8), (4, 3, 8), (3, 2, 8), (2, 1, 8)], skin, smooth=True)
            foam = mats.plain('foam', '#eefaf6', .8, .2)
            for i in range(14):
                ball((-1.2 + rnd.uniform(-.3, .3) + .16 * i, rnd.gauss(0, .22), .01), rnd.uniform(.03, .09), foam, (1.6, 1, .25), 10)
    island(p, garden, -70, 330, 60, .5)


def bow(p):
    """the planked bow of the boat we sit in"""
    n, v, f = 30, [], []
    for i in range(n + 1):
        t = i / n
        w = 1.25 * (1 - t ** 2.2) + .03
        y = -6 + 5.6 * t
        for s in (-1, -.6, 0, .6, 1):
            v.append((s * w, y, (.42 if abs(s) == 1 else .3 if s else .27) + .42 * t * t + (.0 if s else 0)))
    for i in range(n):
        for j in range(4):
            f.append((5 * i + j, 5 * i + j + 1, 5 * i + 6 + j, 5 * i + 5 + j))
    mesh('deck', v, f, mats.wood('deck', '#b98a58', '#7b5230', (10, .9, 9)), smooth=True)
    for j, r in ((0, .06), (4, .06)):
        for i in range(n):
            a, b = v[5 * i + j], v[5 * (i + 1) + j]
            cyl((a[0], a[1], a[2] + .03), (b[0], b[1], b[2] + .03), r, r, p.teal, 8)
    cyl((0, -.7, .5), (0, -.25, 1.25), .08, .05, p.dark_wood, 12)
    for i in range(4):
        ring((.25, -2.2, .5 + .03 * i), .2 - .012 * i, .022, p.rope)


def island(p, garden, x, y, width, k=1):
    """low wooded island with a strip of sand"""
    sheet('island', 60, 20, lambda u, v: (x + width * (u - .5), y + 30 * (v - .5), 2.2 * k * math.sin(math.pi * u) ** .5 * math.sin(math.pi * v) ** .6 - .3), p.sand)
    for i in range(70):
        u = (i * .618) % 1
        garden.set(('green', 'light')[i % 2], x + width * .86 * (u - .5), y + rnd.uniform(-4, 6), 1.2 * k, (4.5 + 4 * math.sin(math.pi * u)) * k * rnd.uniform(.7, 1.1))
    for i in range(10):
        garden.set('palm_a', x + width * .8 * (rnd.random() - .5), y - 4 + rnd.uniform(-2, 2), 1.2 * k, 1.2 * k, i)


def prison_island(p, garden):
    lagoon(-10, 0, -10, stops=[(0, '#8fe0d4'), (.18, '#5fd2c9'), (.42, '#35bcc0'), (.7, '#1f93ad'), (1, '#156c98')], bump=.4, scale=.7, mirror=.55, surf=0)
    island(p, garden, 14, 120, 90, 1)
    # the old house behind its arches, a jetty
    wall, roof = mats.plaster('coralhouse', '#e9d6b4', '#cdb48c', .8, .3, .9), mats.plaster('rustroof', '#a4553a', '#8a4530', 1, .2, .8)
    box(2, 24, 106, 112, .8, 6.0, wall, .1)
    prof = [(1.2, 6.0), (24.8, 6.0), (22, 8.6), (4, 8.6)]
    mesh('roof', [(a, 105, b) if b < 7 else (a, 109, b) for a, b in prof] + [(a, 113, b) if b < 7 else (a, 109, b) for a, b in prof], [(0, 1, 2, 3), (5, 4, 7, 6), (1, 5, 6, 2), (4, 0, 3, 7)], roof)
    for i in range(8):
        ax = 3.9 + i * 2.6
        mesh('arch', [(ax + a, 105.95, b) for a, b in [(-.8, 1.0), (.8, 1.0)] + [(.8 * math.cos(math.pi * q / 12), 3.4 + .8 * math.sin(math.pi * q / 12)) for q in range(13)]], [tuple(range(15))], p.dark)
    for i in range(14):
        box(-14 + i * 1.3, -12.9 + i * 1.3, 88 + i * .9, 91 + i * .9, .9, 1.05, p.pale_wood)
        cyl((-13.4 + i * 1.3, 88.3 + i * .9, -.5), (-13.4 + i * 1.3, 88.3 + i * .9, 1.6), .12, .12, p.wood, 8)
    bow(p)


def sunset_dhow(p, garden):
    lagoon(-10, 0, -10, stops=[(0, '#3a7f92'), (.3, '#2b6f8c'), (1, '#275f86')], bump=.55, scale=.6, mirror=1.0, gloss=.09, surf=0)
    dhow(p, (5.0, 26, .1), 1.0, math.pi - .5, '#f9e2bd')
    dhow(p, (-14, 95, 0), 1.0, math.pi - .2, '#f3d4ac')
    dhow(p, (34, 170, 0), 1.1, math.pi - .3, '#f3d4ac')


def dinner(p, garden):
    beach(p, mirror=.85, bump=.5)
    cyl((0, 0, .03), (0, 0, .74), .06, .06, p.dark_wood)
    cyl((0, 0, .74), (0, 0, .78), .6, .6, p.pale_wood, 64)

    def cloth(u, v):
        r, a = .62, u * 2 * math.pi
        if v < .6:
            return (r * v / .6 * math.cos(a), r * v / .6 * math.sin(a), .795)
        t = (v - .6) / .4
        rr = r + .02 + .10 * t * (.5 + .5 * math.sin(a * 9))
        return (rr * math.cos(a), rr * math.sin(a), .79 - .42 * t)
    sheet('cloth', 181, 40, cloth, p.linen)
    for s in (-1, 1):
        chair(p, s, .1, -s * (math.pi / 2 + .12))
        plate(p, s * .36, -.02, .8)
        napkin(p, s * .36, -.02, .815, .6)
        wine_glass(p, s * .29, .24, .8)
    lantern(p, (0, .1, .8), .62, 5)
    for i in range(7):
        for s in (-1, 1):
            lantern(p, (s * (1.15 + .10 * i + .1 * (i % 2)), -2.4 + i * .95, 0), 1, 14, rnd.uniform(0, 1))
    petals(p, None, 900, None, .05, 3, shape=lambda g: (lambda x, y: (x, y, .045 + .05 * fbm((x + 30) / 60 * 40, (y + 8) / 26 * 20, 5)))(g.normal(0, .28), g.uniform(-4, -.5)))
    petals(p, (0, -.1, .806), 26, (.18, .12), .045)
    canopy(p)
    for kind, x, y, turn, s in (('palm_a', -5.6, 3.4, .3, .92), ('palm_a', 6.6, 5.5, 2.9, 1.0)):
        garden.set(kind, x, y, -.2, s, turn)


def canopy(p):
    """four poles with draped cloth and a string of lights"""
    for x in (-1.75, 1.75):
        for y in (-.9, 1.7):
            cyl((x, y, -.1), (x, y, 2.55), .045, .04, p.pale_wood, 14, wob=.006, rings=8)
        cyl((x, -1, 2.5), (x, 1.8, 2.5), .04, .035, p.pale_wood)
    for y in (-.9, 1.7):
        cyl((-1.8, y, 2.52), (1.8, y, 2.52), .04, .035, p.pale_wood)
    for j in range(3):
        sheet('swag', 50, 20, lambda u, v: (-1.75 + 3.5 * u, -.85 + j * .87 + .8 * v, 2.5 - .32 * math.sin(math.pi * u) * (1 + .12 * math.sin(v * 20)) - .02 * math.sin(v * 26)), p.sheer)
    for x in (-1.75, 1.75):
        def drape(u, v):
            z = 2.5 * (1 - v) + .03
            w = .1 + .35 * abs(z - 1.1) ** 1.2
            return (x - math.copysign(u * w, x), 1.72 + .03 * math.sin(u * 32), z)
        sheet('drape', 120, 40, drape, p.sheer)
    for i in range(15):
        u = i / 14
        ball((-1.75 + 3.5 * u, -.92, 2.42 - .28 * math.sin(math.pi * u)), .028, p.flame, seg=12)


def parasol(p, x, y, h=2.5, r=1.7):
    """makuti parasol"""
    cyl((x, y, -.1), (x, y, h), .05, .045, p.pale_wood, 12, wob=.006, rings=7)
    n = 14
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 1) / n
        edge = lambda q: (x + r * math.cos(q), y + r * math.sin(q), h - .55)
        top = lambda q: (x + .04 * math.cos(q), y + .04 * math.sin(q), h + .2)
        thatch_quad('parasol', p.thatch, edge(a), edge(b), top(b), top(a), .12, 30, .4, .03, i, under=p.thatch_back)
        cyl((x, y, h + .02), (x + (r - .1) * math.cos(a), y + (r - .1) * math.sin(a), h - .56), .02, .016, p.pale_wood, 6)


def beach_chairs(p, garden):
    beach(p, sand=p.sand)
    parasol(p, .55, 2.2)
    lounger(p, -.45, 2.1, math.pi + .12, 0, p.linen, p.teal)
    lounger(p, 1.5, 2.2, math.pi - .08, 0, p.linen, p.rust)
    stool(p, .55, 1.65, .02, .24, .4)
    book(p, .48, 1.68, .42, .5, p.teal)
    tumbler(p, .68, 1.6, .42, drink=mats.plain('coconutwater', '#e9e2c8', .3))
    straw_hat(p, (-.45, 1.75, .47), .4, p.rust)
    with Group((2.15, .9, .03), .5):                      # sandals
        for s in (-.07, .07):
            box(s - .045, s + .045, -.12, .12, 0, .02, p.wood, .01)
            ring((s, .03, .02), .04, .008, p.rust, (0, math.pi / 2, 0))
    canoe(p, (7.5, 10.5, -.3), .35, 1.1, band=p.teal)
    garden.set('palm_a', -6.2, 4.6, -.2, 1.0, .4)
    garden.set('palm_b', 8.0, 4.2, -.2, 1.0, 2.7)
    for x, y, s in ((-7.5, 3.5, .8), (-6.0, 5.5, .7), (8.6, 4.5, .8)):
        garden.set('green', x, y, -.1, s)


def swing_frame(p, x, y, turn=0):
    with Group((x, y, 0), turn):
        for s in (-1, 1):
            for q in (-.55, .55):
                cyl((s * 1.25, q, -.1), (s * 1.1, q * .1, 2.75), .06, .05, p.pale_wood, 14, wob=.008, rings=8)
        cyl((-1.5, 0, 2.72), (1.5, 0, 2.72), .065, .06, p.pale_wood, 14, wob=.008, rings=9)
        for s in (-.48, .48):
            cyl((s, 0, 2.7), (s, .02, .62), .014, .014, p.rope, 8)
        box(-.58, .58, -.2, .22, .58, .62, p.wood, .012)
        pillow((-.22, .02, .71), .42, .42, .09, p.teal, (.1, 0, .2))
        pillow((.2, .04, .73), .4, .4, .09, p.linen, (.16, 0, -.3))


def swing(p, garden):
    beach(p, mirror=.8, bump=.45, sand=p.sand)
    swing_frame(p, 0, 1.2, .12)
    for i in range(26):                                   # flowers along the beam
        t = i / 25
        a = -1.35 + 2.7 * t
        x, y = a * math.cos(.12), 1.2 + a * math.sin(.12)
        dens = 1 if t < .35 or t > .72 else .45
        inst(garden.light, (x, y, 2.62), (rnd.uniform(-.6, .6), rnd.uniform(-.6, .6), rnd.uniform(0, 6)), .17 * dens + .06)
        if i % 2 == 0:
            inst(garden.bloom if t < .5 else garden.white, (x, y - .1, 2.6), (rnd.uniform(-.6, .6), 0, rnd.uniform(0, 6)), .2 * dens + .05)
    for x, y, k in ((-1.7, .2, 1.0), (-1.35, -.2, .75), (1.75, .6, 1.0), (1.4, .1, .7)):
        lantern(p, (x, y, .02), k, 12, x)
    petals(p, (0, .6, .05), 160, (.5, .5))
    garden.set('palm_a', -5.0, 4.5, -.2, 1.0, .3)
    garden.set('palm_b', 6.3, 5.5, -.2, 1.05, 2.8)


def camera_scene(p, garden):
    """a wooden view camera on its tripod looks at the swing"""
    beach(p, sand=p.sand)
    swing_frame(p, 1.0, 4.2, -.15)
    black, metal = mats.plain('leather', '#2a211b', .6, .4), p.brass
    with Group((-.15, .1, .02), -.32):
        for a in (.5, 2.6, 4.71):
            cyl((.62 * math.cos(a), .62 * math.sin(a), 0), (.06 * math.cos(a), .06 * math.sin(a), 1.02), .018, .026, p.wood, 10)
            cyl((.4 * math.cos(a), .4 * math.sin(a), .4), (.38 * math.cos(a), .38 * math.sin(a), .46), .03, .03, metal, 10)
        cyl((0, 0, 1.0), (0, 0, 1.06), .1, .1, p.dark_wood, 24)
        box(-.16, .16, -.24, .22, 1.07, 1.1, p.wood, .006)
        box(-.18, .18, -.24, -.19, 1.1, 1.46, p.wood, .008)
        box(-.15, .15, -.245, -.235, 1.14, 1.42, p.dark_wood)
        box(-.15, .15, .14, .18, 1.1, 1.42, p.wood, .008)
        for i in range(9):                                # bellows
            q = -.18 + i * .036
            s = .155 - .004 * i + (.008 if i % 2 else 0)
            box(-s, s, q, q + .03, 1.28 - s, 1.28 + s, black, .004)
        cyl((0, .18, 1.28), (0, .24, 1.28), .06, .06, metal, 32)
        cyl((0, .24, 1.28), (0, .30, 1.28), .05, .055, metal, 32)
        cyl((0, .295, 1.28), (0, .302, 1.28), .043, .043, mats.plain('lens', '#0f2026', .05, .9), 32)
        for s in (-1, 1):
            cyl((s * .18, -.1, 1.12), (s * .205, -.1, 1.12), .02, .02, metal, 14)
    with Group((.75, -.25, .03), .5):                     # leather case, a hat
        box(-.2, .2, -.13, .13, 0, .22, mats.plain('case', '#7a4a2a', .5, .4), .025, 4)
        box(-.205, .205, -.135, .135, .15, .23, mats.plain('lid', '#6b3e22', .5, .4), .025, 4)
        ring((0, -.14, .14), .02, .006, metal, (math.pi / 2, 0, 0))
        straw_hat(p, (0, 0, .235), .3, p.teal)
    petals(p, (1.0, 3.4, .05), 120, (.5, .4))
    garden.set('palm_a', -4.2, 5.5, -.2, 1.0, .3)
    garden.set('palm_b', 6.2, 6.5, -.2, 1.05, 2.8)


def oud(p, loc, rotz=0, tilt=(0, 0, 0)):
    """short-necked lute of the taarab orchestras: pear-shaped, bent pegbox"""
    face = mats.wood('oudface', '#d9a763', '#b9854a', (14, 1.2, 14), .35, .4)
    back = mats.wood('oudback', '#7a4526', '#3a1f10', (12, 1, 12), .35, .4)
    dark = mats.plain('ebony', '#1f1712', .35, .5)
    with Group(loc, rotz) as g:
        n = 60

        def half(t):
            return .185 * math.sin(math.pi * min(1, t ** .82)) ** .75 * (1 - .28 * t) + .012
        v, f = [], []
        for i in range(n + 1):
            t = i / n
            y, w = -.26 + .52 * t, half(t)
            for j in range(13):
                a = math.pi * j / 12
                v.append((w * math.cos(a), y, -.95 * w * math.sin(a) * .85))
        for i in range(n):
            for j in range(12):
                f.append((13 * i + j, 13 * i + j + 1, 13 * i + 14 + j, 13 * i + 13 + j))
        mesh('bowl', v, f, back, smooth=True)
        rim = [(half(i / n), -.26 + .52 * i / n, .002) for i in range(n + 1)] + [(-half(i / n), -.26 + .52 * i / n, .002) for i in range(n, -1, -1)]
        mesh('face', rim, [tuple(range(len(rim)))], face)
        for a, b in zip(rim, rim[1:]):
            cyl(a, b, .004, .004, dark, 6)
        for x, y, r in ((0, .02, .052), (-.062, -.08, .02), (.062, -.08, .02)):
            cyl((x, y, .003), (x, y, .006), r, r, dark, 36)
            ring((x, y, .006), r * 1.1, .004, p.brass)
            if r > .04:
                for q in range(8):
                    c = q * math.pi / 4
                    ring((x + r * .5 * math.cos(c), y + r * .5 * math.sin(c), .008), r * .34, .0022, face)
        box(-.06, .06, -.185, -.165, .002, .016, dark, .003)
        box(-.022, .022, .24, .46, -.018, .008, dark, .006)
        pegs = box(-.024, .024, .0, .18, -.012, .018, back, .006)
        pegs.location, pegs.rotation_euler = (0, .485, -.07), (-1.15, 0, 0)
        for i in range(6):
            x = -.016 + i * .0064
            cyl((x * 2.2, -.17, .014), (x, .46, .012), .0011, .0011, p.brass, 5)
            cyl((-.05 if i % 2 else .05, .47 + .006 * i, -.03 - .018 * i), (.05 if i % 2 else -.05, .47 + .006 * i, -.03 - .018 * i), .006, .004, dark, 8)
    g.rotation_euler = tilt
    return g


def music(p, garden):
    """an oud leans on cushions by a lantern, a drum beside it, the sea at dusk behind"""
    beach(p, mirror=.85, bump=.45)
    mat = mats.diamond_rug('mat', 1.3, .9, '#e4d2ae', '#b5895a', '#8d4829', '#2f8280', 3.0)
    rug(p, 0, .45, 1.3, .9, mat, .06)
    pillow((-.28, .85, .32), .62, .56, .14, p.rust, (1.15, 0, .12))
    pillow((.38, .92, .3), .58, .54, .13, p.teal, (1.2, 0, -.15))
    pillow((.05, .72, .2), .5, .4, .1, p.linen, (.7, 0, .05))
    oud(p, (.04, .46, .38), 0, (.98, 0, .1))
    with Group((.86, .35, .07), .3):                      # a ngoma: hourglass drum with laced skin
        lathe([(.15, 0), (.16, .03), (.11, .18), (.1, .24), (.13, .36), (.165, .46), (.165, .5), (.0, .505)], p.dark_wood, 40)
        lathe([(.168, .45), (.172, .47), (.168, .5), (.0, .512)], mats.plain('skin', '#ead7b4', .7, .2), 40)
        for i in range(12):
            a, b = i * math.pi / 6, (i + .5) * math.pi / 6
            cyl((.17 * math.cos(a), .17 * math.sin(a), .46), (.112 * math.cos(b), .112 * math.sin(b), .2), .005, .005, p.rope, 6)
            cyl((.17 * math.cos(a + .52), .17 * math.sin(a + .52), .46), (.112 * math.cos(b), .112 * math.sin(b), .2), .005, .005, p.rope, 6)
    for x, y, k, e in ((-.72, .12, .85, 9), (-1.05, .5, 1.1, 12), (1.3, .85, 1.05, 12), (.55, -.15, .5, 4)):
        lantern(p, (x, y, .07), k, e, x)
    petals(p, (0, .1, .08), 40, (.5, .25))
    garden.set('palm_a', -5.6, 4.4, -.2, .92, .3)
    garden.set('palm_b', 5.8, 6.0, -.2, 1.0, 2.8)


def lap(p, garden):
    """small waves on the sand: the still from which the moving sea is made"""
    tidal(p, beach=.95, slant=.32, banks=(), depth=-.5, see=(8, 60), ripple=.16, far=200)
    dhow(p, (22, 120, 0), 1.15, 2.9, '#fbf0dc')


def lap_clouds(p, garden):
    """the same shore further along, without a boat"""
    tidal(p, beach=.95, slant=-.3, banks=(), depth=-.5, see=(8, 60), ripple=.16, far=200)


def build(what):
    p = Palette()
    garden = Garden(p)
    {'afterglow': afterglow, 'village': village, 'lagoon_low': lagoon_low, 'seaweed': seaweed, 'dolphins': dolphins, 'prison_island': prison_island,
     'sunset_dhow': sunset_dhow, 'dinner': dinner, 'chairs': beach_chairs, 'swing': swing, 'camera': camera_scene, 'music': music, 'lap': lap, 'lap_clouds': lap_clouds, 'hammock': hammock_scene}[what](p, garden)
