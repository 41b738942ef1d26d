"""Materials, and the palette both houses share."""
import bpy


def hexc(h):
    """'#rrggbb' to linear light"""
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)


class Nodes:
    """a node tree with short names for what is used most: a new material's, or `tree`, such as the sky's"""

    def __init__(self, name=None, tree=None):
        self.t = tree
        if tree is None:
            self.m = bpy.data.materials.new(name)
            self.m.use_nodes = True
            self.t = self.m.node_tree
            self.t.nodes.clear()
            self.out = self.n('ShaderNodeOutputMaterial')

    def n(self, kind, **properties):
        node = self.t.nodes.new(kind)
        for key, value in properties.items():
            setattr(node, key, value)
        return node

    def l(self, a, b):
        self.t.links.new(a, b)

    def principled(self, **values):
        shader = self.n('ShaderNodeBsdfPrincipled')
        for key, value in values.items():
            shader.inputs[key.replace('_', ' ')].default_value = value
        self.l(shader.outputs[0], self.out.inputs[0])
        return shader

    def coords(self, kind='Object'):
        return self.n('ShaderNodeTexCoord').outputs[kind]

    def xyz(self, src=None):
        """x, y, z sockets of a vector, by default the position in the world"""
        sep = self.n('ShaderNodeSeparateXYZ')
        self.l(src or self.place(), sep.inputs[0])
        return sep.outputs

    def place(self):
        """the place in the world, so that a pattern runs on over corners"""
        return self.n('ShaderNodeNewGeometry').outputs['Position']

    def noise(self, scale=5, detail=6, rough=.6, dist=0, stretch=None, src=None):
        """by the object's own coordinates, or `src`"""
        node = self.n('ShaderNodeTexNoise')
        for key, value in (('Scale', scale), ('Detail', detail), ('Roughness', rough), ('Distortion', dist)):
            node.inputs[key].default_value = value
        src = src or self.coords()
        if stretch:
            mapping = self.n('ShaderNodeMapping')
            mapping.inputs['Scale'].default_value = stretch
            self.l(src, mapping.inputs[0])
            src = mapping.outputs[0]
        self.l(src, node.inputs['Vector'])
        return node.outputs[0]

    def ramp(self, src, stops, interp='LINEAR'):
        node = self.n('ShaderNodeValToRGB')
        node.color_ramp.interpolation = interp
        e = node.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for i, (pos, colour) in enumerate(stops):
            c = hexc(colour) if isinstance(colour, str) else colour
            e[i].position, e[i].color = pos, (*c[:3], 1)
        self.l(src, node.inputs[0])
        return node.outputs[0]

    def map(self, src, from_min, from_max, to_min=0, to_max=1, smooth=False):
        node = self.n('ShaderNodeMapRange')
        for key, value in (('From Min', from_min), ('From Max', from_max), ('To Min', to_min), ('To Max', to_max)):
            node.inputs[key].default_value = value
        if smooth:
            node.interpolation_type = 'SMOOTHSTEP'
        self.l(src, node.inputs[0])
        return node.outputs[0]

    def math(self, op, a, b=0, c=None):
        node = self.n('ShaderNodeMath', operation=op)
        for i, x in enumerate((a, b) if c is None else (a, b, c)):
            if hasattr(x, 'links'):
                self.l(x, node.inputs[i])
            else:
                node.inputs[i].default_value = x
        return node.outputs[0]

    def mix(self, fac, a, b, blend='MIX'):
        node = self.n('ShaderNodeMixRGB', blend_type=blend)
        for i, x in enumerate((fac, a, b)):
            if hasattr(x, 'links'):
                self.l(x, node.inputs[i])
            elif i == 0:
                node.inputs[0].default_value = x
            else:
                node.inputs[i].default_value = (*(hexc(x) if isinstance(x, str) else x), 1)
        return node.outputs[0]

    def mix_shader(self, fac, a, b):
        node = self.n('ShaderNodeMixShader')
        if hasattr(fac, 'links'):
            self.l(fac, node.inputs[0])
        else:
            node.inputs[0].default_value = fac
        self.l(a, node.inputs[1])
        self.l(b, node.inputs[2])
        return node.outputs[0]

    def bevel(self, radius=.012):
        """normals as if every edge were rubbed round"""
        node = self.n('ShaderNodeBevel', samples=4)
        node.inputs['Radius'].default_value = radius
        return node.outputs[0]

    def worn(self, radius=.03):
        """1 along edges and corners, 0 elsewhere"""
        dot = self.n('ShaderNodeVectorMath', operation='DOT_PRODUCT')
        self.l(self.bevel(radius), dot.inputs[0])
        self.l(self.n('ShaderNodeNewGeometry').outputs['Normal'], dot.inputs[1])
        return self.map(dot.outputs['Value'], .995, .85)

    def bump(self, src, strength=.3, dist=.02, prev=None):
        node = self.n('ShaderNodeBump')
        node.inputs['Strength'].default_value = strength
        node.inputs['Distance'].default_value = dist
        self.l(src, node.inputs['Height'])
        if prev is not None:
            self.l(prev, node.inputs['Normal'])
        return node.outputs[0]


def plaster(name='plaster', a='#f3ece0', b='#e2d7c5', scale=2.2, relief=.25, rough=.75, wall=False):
    """limewash by hand: blotches, patches of another day, rubbed edges; a `wall` has streaks of rain and splashes near the ground"""
    k = Nodes(name)
    p = k.principled(Roughness=rough, Specular=.2)
    stain = tuple(c * f for c, f in zip(hexc(b), (.60, .56, .48)))
    bare = tuple(c * f for c, f in zip(hexc(b), (.78, .72, .62)))
    colour = k.ramp(k.noise(scale, 8, .65), [(.3, b), (.65, a)])
    patch = k.ramp(k.noise(.55, 3, .5, .8), [(.52, (0, 0, 0)), (.56, (1, 1, 1))])
    colour = k.mix(k.math('MULTIPLY', patch, .35), colour, bare)
    if wall:
        streak = k.ramp(k.noise(1.0, 6, .7, .3, (5, 5, .35)), [(.55, (0, 0, 0)), (.8, (1, 1, 1))])
        colour = k.mix(k.math('MULTIPLY', streak, .38), colour, stain)
        z = k.math('ADD', k.xyz()[2], k.math('MULTIPLY', k.noise(2.4, 6, .7), -.5))
        colour = k.mix(k.math('MULTIPLY', k.map(z, .32, -.25), .6), colour, stain)
    colour = k.mix(k.math('MULTIPLY', k.math('MULTIPLY', k.worn(), k.noise(7, 5, .7)), .8), colour, bare)
    k.l(colour, p.inputs['Base Color'])
    waves = k.bump(k.noise(1.1, 3, .5), min(1, relief * 1.6), .10, k.bevel(.02))
    trowel = k.bump(k.noise(5.5, 5, .6, .6, (1, 1, .6)), relief, .02, waves)
    k.l(k.bump(k.noise(48, 3, .6), relief, .004, trowel), p.inputs['Normal'])
    return k.m


def wood(name, a, b, stretch=(14, 14, 1.2), rough=.55, spec=.35, grey=.45):
    """grain runs along the axis with the small stretch; `grey`: how far sun and salt have bleached it"""
    k = Nodes(name)
    p = k.principled(Roughness=rough, Specular=spec)
    grain = k.noise(1.6, 8, .7, 1.2, stretch)
    colour = k.ramp(grain, [(.3, b), (.7, a)])
    silver = tuple(.55 * c + .45 * .36 for c in hexc(a))
    old = k.ramp(k.noise(.9, 6, .7), [(.42, (0, 0, 0)), (.7, (1, 1, 1))])
    colour = k.mix(k.math('MULTIPLY', old, grey), colour, silver)
    crack = k.ramp(k.noise(3.2, 4, .6, 1.5, stretch), [(.32, (1, 1, 1)), (.37, (0, 0, 0))])
    colour = k.mix(k.math('MULTIPLY', crack, .5), colour, tuple(c * .3 for c in hexc(b)))
    colour = k.mix(k.math('MULTIPLY', k.worn(.02), .55), colour, tuple(min(1, c * 1.7) for c in hexc(a)))
    k.l(colour, p.inputs['Base Color'])
    k.l(k.map(old, 0, 1, rough, min(1, rough + .25)), p.inputs['Roughness'])
    k.l(k.bump(grain, .35, .01, k.bevel(.008)), p.inputs['Normal'])
    return k.m


def palm_trunk():
    """grey bark with the scars that fallen fronds leave, a hand apart"""
    k = Nodes('trunk')
    p = k.principled(Roughness=.9, Specular=.1)
    z = k.math('ADD', k.xyz(k.coords())[2], k.math('MULTIPLY', k.noise(2.6, 5, .7), .3))
    scar = k.math('PINGPONG', k.math('MULTIPLY', z, 7.5), .5)
    colour = k.ramp(k.noise(2.2, 8, .7, .4, (2, 2, .6)), [(.3, '#5a4c3d'), (.6, '#8d7d69'), (.75, '#a3967f')])
    colour = k.mix(k.math('MULTIPLY', k.map(scar, .16, .02), k.map(k.noise(1.9, 5, .7), .35, .65, 0, .75)), colour, '#4a3e32')
    lichen = k.ramp(k.noise(1.2, 6, .7), [(.58, (0, 0, 0)), (.68, (1, 1, 1))])
    k.l(k.mix(k.math('MULTIPLY', lichen, .5), colour, '#b3ac9b'), p.inputs['Base Color'])
    fibre = k.bump(k.noise(9, 6, .7, .5, (6, 6, .8)), .6, .02)
    k.l(k.bump(k.map(scar, 0, .2), .6, .03, fibre), p.inputs['Normal'])
    return k.m


def fabric(name, colour, rough=.95, through=0):
    """`through`: share of light that passes (sails, lampshades, nets)"""
    k = Nodes(name)
    p = k.principled(Roughness=rough, Specular=.1, Sheen=.3)
    p.inputs['Base Color'].default_value = (*hexc(colour), 1)
    k.l(k.bump(k.noise(4, 5, .6), .25, .05), p.inputs['Normal'])
    if through:
        t = k.n('ShaderNodeBsdfTranslucent')
        t.inputs[0].default_value = (*hexc(colour), 1)
        k.l(k.mix_shader(through, p.outputs[0], t.outputs[0]), k.out.inputs[0])
    return k.m


def terry():
    """towelling: loops, and folds that are never round"""
    k = Nodes('terry')
    p = k.principled(Roughness=1, Specular=.05, Sheen=.6)
    k.l(k.ramp(k.noise(5, 5, .6), [(.3, '#e6ddcd'), (.7, '#f7f1e6')]), p.inputs['Base Color'])
    k.l(k.bump(k.noise(170, 3, .7), .9, .012, k.bump(k.noise(9, 4, .6), .7, .06)), p.inputs['Normal'])
    return k.m


def leaf(name, dark, light, through=.35, rough=.4, dry=None, share=.06):
    """every leaf its own green between dark and light; `share` of them withered to the colour `dry`"""
    k = Nodes(name)
    p = k.principled(Roughness=rough, Specular=.45)
    stops = [(0, dark), (1 - (share if dry else 0), light)] + ([(1 - share + .005, dry)] if dry else [])
    colour = k.ramp(k.n('ShaderNodeNewGeometry').outputs['Random Per Island'], stops)
    colour = k.mix(k.math('MULTIPLY', k.noise(.7, 3, .5), .35), colour, tuple(c * .45 for c in hexc(dark)))
    k.l(colour, p.inputs['Base Color'])
    t = k.n('ShaderNodeBsdfTranslucent')
    bright = k.n('ShaderNodeHueSaturation')
    bright.inputs['Value'].default_value = 1.35
    k.l(colour, bright.inputs['Color'])
    k.l(bright.outputs[0], t.inputs[0])
    k.l(k.mix_shader(through, p.outputs[0], t.outputs[0]), k.out.inputs[0])
    return k.m


def thatch(name='thatch', colours=('#5d4a33', '#9c8462', '#bfa67c'), grey='#8a8174'):
    """palm leaf: each strip its own brown, weathered grey in patches, darker where rain runs"""
    k = Nodes(name)
    p = k.principled(Roughness=.95, Specular=.05)
    island = k.n('ShaderNodeNewGeometry').outputs['Random Per Island']
    colour = k.ramp(island, list(zip((0, .5, 1), colours)))
    colour = k.mix(k.math('MULTIPLY', k.ramp(k.noise(.5, 6, .7), [(.4, (0, 0, 0)), (.7, (1, 1, 1))]), .7), colour, grey)
    colour = k.mix(k.math('MULTIPLY', k.ramp(k.noise(1.7, 5, .7), [(.5, (0, 0, 0)), (.75, (1, 1, 1))]), .55), colour, tuple(c * .5 for c in hexc(colours[0])))
    k.l(colour, p.inputs['Base Color'])
    return k.m


def sand(name='sand', a='#efe3cd', b='#d8c6a8', ripple=.5, trodden=1.0):
    """coral sand as feet leave it; `trodden`: depth of the hollows"""
    k = Nodes(name)
    p = k.principled(Roughness=.95, Specular=.08)
    colour = k.ramp(k.noise(.5, 9, .65), [(.35, b), (.65, a)])
    damp = k.ramp(k.noise(.22, 5, .6), [(.5, (0, 0, 0)), (.7, (1, 1, 1))])
    colour = k.mix(k.math('MULTIPLY', damp, .28), colour, tuple(c * .62 for c in hexc(b)))
    speck = k.n('ShaderNodeTexVoronoi', feature='F1')
    speck.inputs['Scale'].default_value = 24
    k.l(k.coords(), speck.inputs['Vector'])
    dark = k.math('MULTIPLY', k.math('LESS_THAN', speck.outputs['Distance'], .13), k.math('GREATER_THAN', k.noise(2.2, 4, .7), .56))
    colour = k.mix(k.math('MULTIPLY', dark, .75), colour, '#6b5a45')
    k.l(colour, p.inputs['Base Color'])
    grain = k.bump(k.noise(120, 2, .5), .3, .01)
    hollow = k.n('ShaderNodeTexVoronoi', feature='SMOOTH_F1')
    hollow.inputs['Scale'].default_value, hollow.inputs['Smoothness'].default_value = 2.3, .55
    wobble = k.n('ShaderNodeTexNoise')
    wobble.inputs['Scale'].default_value = 1.8
    k.l(k.coords(), wobble.inputs['Vector'])
    k.l(k.mix(.25, k.coords(), wobble.outputs['Color']), hollow.inputs['Vector'])
    feet = k.bump(k.map(hollow.outputs['Distance'], .1, .5, smooth=True), .55 * trodden, .11, grain)
    k.l(k.bump(k.noise(3.2, 6, .65), ripple, .12, feet), p.inputs['Normal'])
    return k.m


def emit(name, colour, strength):
    k = Nodes(name)
    e = k.n('ShaderNodeEmission')
    e.inputs[0].default_value = (*hexc(colour), 1)
    e.inputs[1].default_value = strength
    k.l(e.outputs[0], k.out.inputs[0])
    return k.m


def lit_room(name='room', strength=1.6):
    """what is seen through a lit window: a lamp somewhere low, walls that fall off, a curtain's folds"""
    k = Nodes(name)
    e = k.n('ShaderNodeEmission')
    x, y, z = k.xyz()
    folds = k.math('PINGPONG', k.math('MULTIPLY', k.math('ADD', x, y), 5.5), .5)
    blot = k.noise(1.4, 3, .5)
    bright = k.math('MULTIPLY', k.map(blot, .3, .7, .35, 1.2), k.map(folds, 0, .5, .75, 1.1))
    k.l(k.ramp(blot, [(.3, '#c9702c'), (.55, '#ffab58'), (.75, '#ffd9a0')]), e.inputs[0])
    k.l(k.math('MULTIPLY', bright, strength), e.inputs[1])
    k.l(e.outputs[0], k.out.inputs[0])
    return k.m


def plain(name, colour, rough=.5, spec=.5, metal=0):
    k = Nodes(name)
    p = k.principled(Roughness=rough, Specular=spec, Metallic=metal)
    p.inputs['Base Color'].default_value = (*hexc(colour), 1)
    return k.m


def glass(name='glass', tint='#ffffff'):
    """clear for shadow rays, so that it does not darken the table"""
    k = Nodes(name)
    g = k.n('ShaderNodeBsdfGlass')
    g.inputs['IOR'].default_value = 1.45
    g.inputs['Roughness'].default_value = 0
    g.inputs[0].default_value = (*hexc(tint), 1)
    t = k.n('ShaderNodeBsdfTransparent')
    t.inputs[0].default_value = (*hexc(tint), 1)
    k.l(k.mix_shader(k.n('ShaderNodeLightPath').outputs['Is Shadow Ray'], g.outputs[0], t.outputs[0]), k.out.inputs[0])
    return k.m


def net(name='net', colour='#fffaf0'):
    """mosquito net: clear where seen face on, white where it folds away"""
    k = Nodes(name)
    clear = k.n('ShaderNodeBsdfTransparent')
    white = k.n('ShaderNodeBsdfDiffuse')
    glow = k.n('ShaderNodeBsdfTranslucent')
    white.inputs[0].default_value = glow.inputs[0].default_value = (*hexc(colour), 1)
    facing = k.n('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .35
    thread = k.mix_shader(.5, white.outputs[0], glow.outputs[0])
    k.l(k.mix_shader(k.map(facing.outputs['Facing'], 0, 1, .22, .9), clear.outputs[0], thread), k.out.inputs[0])
    return k.m


def stripes(name, colours, scale=3.2, axis='Y', coords='UV'):
    """woven bands; colours: [(position, '#hex')] over one repeat"""
    k = Nodes(name)
    p = k.principled(Roughness=.95, Specular=.05)
    saw = k.math('FRACT', k.math('MULTIPLY', k.xyz(k.coords(coords))['XYZ'.index(axis)], scale))
    k.l(k.ramp(saw, colours, 'CONSTANT'), p.inputs['Base Color'])
    k.l(k.bump(k.noise(60, 2, .5), .3, .01), p.inputs['Normal'])
    return k.m


def kanga(name='kanga', ground='#f3e9d6', one='#b8643c', two='#2f8280', scale=5.5, coords='Object'):
    """printed cloth: rings on a ground, every ring a little different"""
    k = Nodes(name)
    p = k.principled(Roughness=.95, Specular=.05)
    src = k.coords(coords)
    wobble = k.n('ShaderNodeTexNoise')
    wobble.inputs['Scale'].default_value = 7
    k.l(src, wobble.inputs['Vector'])
    at = k.mix(.025, src, wobble.outputs['Color'])
    cell = k.n('ShaderNodeTexVoronoi', feature='F1')
    cell.inputs['Scale'].default_value = scale
    cell.inputs['Randomness'].default_value = .06
    k.l(at, cell.inputs['Vector'])
    d = cell.outputs['Distance']
    k.l(k.ramp(d, [(0, one), (.16, one), (.2, ground), (.34, ground), (.38, two), (.5, two), (.54, ground)], 'CONSTANT'), p.inputs['Base Color'])
    return k.m


def checker(name, a, b, scale=26, coords='Object', rough=.95):
    """two colours in squares, trodden and faded unevenly"""
    k = Nodes(name)
    p = k.principled(Roughness=rough, Specular=.25)
    c = k.n('ShaderNodeTexChecker')
    c.inputs['Scale'].default_value = scale
    c.inputs[1].default_value, c.inputs[2].default_value = (*hexc(a), 1), (*hexc(b), 1)
    k.l(k.coords(coords), c.inputs[0])
    worn = k.ramp(k.noise(1.3, 8, .72, .5), [(.38, (0, 0, 0)), (.68, (1, 1, 1))])
    colour = k.mix(k.math('MULTIPLY', worn, .45), c.outputs[0], tuple(.62 * (x + y) / 2 for x, y in zip(hexc(a), hexc(b))))
    spots = k.ramp(k.noise(11, 6, .75), [(.56, (0, 0, 0)), (.7, (1, 1, 1))])
    colour = k.mix(k.math('MULTIPLY', spots, .3), colour, tuple(.45 * x for x in hexc(b)))
    k.l(colour, p.inputs['Base Color'])
    k.l(k.map(worn, 0, 1, rough, min(1, rough + .3)), p.inputs['Roughness'])
    k.l(k.bump(k.noise(4, 6, .7), .12, .02), p.inputs['Normal'])
    return k.m


def clay():
    """unglazed pot: fired unevenly, with white salts and the marks of water"""
    k = Nodes('terracotta')
    p = k.principled(Roughness=.85, Specular=.15)
    colour = k.ramp(k.noise(3, 8, .7, .6), [(.3, '#7d4530'), (.65, '#b4714c')])
    salts = k.ramp(k.noise(2.2, 8, .75, .8, (1, 1, 1.6)), [(.5, (0, 0, 0)), (.66, (1, 1, 1))])
    colour = k.mix(k.math('MULTIPLY', salts, .55), colour, '#d9c6ae')
    k.l(k.mix(k.math('MULTIPLY', k.ramp(k.noise(5, 6, .7), [(.52, (0, 0, 0)), (.75, (1, 1, 1))]), .5), colour, '#4e3426'), p.inputs['Base Color'])
    k.l(k.bump(k.noise(2.5, 4, .6, .3, (1, 1, 9)), .35, .02, k.bump(k.noise(40, 4, .6), .2, .004)), p.inputs['Normal'])
    return k.m


def diamond_rug(name, half_x, half_y, ground='#e9dcc2', figure='#cdb48a', edge='#b98a5a', line='#3f7f7c', size=1.9):
    """woven rug centred on the object's origin: diamonds inside a border"""
    k = Nodes(name)
    p = k.principled(Roughness=.97, Specular=.05)
    x, y, _ = k.xyz(k.coords())
    tri = lambda s: k.math('PINGPONG', k.math('MULTIPLY', s, size), .5)
    fine = k.math('PINGPONG', k.math('MULTIPLY', k.math('ADD', tri(x), tri(y)), 6.0), .5)
    to_edge = k.math('MINIMUM', k.math('SUBTRACT', half_x, k.math('ABSOLUTE', x)), k.math('SUBTRACT', half_y, k.math('ABSOLUTE', y)))
    base = k.ramp(fine, [(0, ground), (.27, ground), (.33, figure), (.5, figure)])
    border = k.ramp(to_edge, [(0, edge), (.10, edge), (.115, ground), (.20, ground), (.215, line), (.25, line), (.265, ground)])
    k.l(k.mix(k.math('GREATER_THAN', to_edge, .3), border, base), p.inputs['Base Color'])
    wave = k.n('ShaderNodeTexWave', wave_type='BANDS', bands_direction='Y')
    wave.inputs['Scale'].default_value = 22
    wave.inputs['Distortion'].default_value = .6
    k.l(k.coords(), wave.inputs[0])
    k.l(k.bump(wave.outputs[1], .5, .01), p.inputs['Normal'])
    return k.m


class Palette:
    """made once after reset()"""

    def __init__(self):
        self.plaster = plaster(wall=True)
        self.white = plaster('white', '#faf6ee', '#f0e8da', 1.4, .2, .8, True)
        self.lime = plaster('lime', '#f7efe0', '#e4d8c0', 1.3, .35, .85, True)
        self.stone = plaster('stone', '#e9dcc4', '#cdbb9c', 1.2, .15, .55)
        self.coping = plaster('coping', '#f1e8d8', '#ddd0b8', 3, .1, .5)
        self.floor = plaster('floor', '#e9e0d0', '#d9ccb6', .9, .06, .22)
        self.terracotta = clay()
        self.wood = wood('wood', '#8a5a34', '#4e2f1b')
        self.dark_wood = wood('darkwood', '#6b4226', '#3a2214')
        self.pale_wood = wood('palewood', '#b98a58', '#7b5230')
        self.door_wood = wood('doorwood', '#7a4a2a', '#472713', (10, 10, 1), .5, .4)
        self.shutter = wood('shutter', '#4f9490', '#2f6d6a', (9, 9, .9), .6, .3)
        self.thatch = thatch()
        self.thatch_inside = thatch('thatchin', ('#3d2f1f', '#6d5638', '#8a7048'), '#5c4c38')
        self.thatch_back = plain('thatchback', '#5d4429', .95, .05)
        self.linen = fabric('linen', '#f6f0e4')
        self.terry = terry()
        self.sand_cloth = fabric('sandcloth', '#d9c3a0')
        self.teal = fabric('teal', '#3f7f7b')
        self.rust = fabric('rust', '#a9623f')
        self.indigo = fabric('indigo', '#3b5573')
        self.ochre = fabric('ochre', '#c99a4a')
        self.sheer = fabric('sheer', '#fff8ec', through=.6)
        self.brass = plain('brass', '#c59a4b', .28, .5, 1)
        self.china = plain('china', '#f6f1e8', .25, .5)
        self.glass = glass()
        self.palm = leaf('palm', '#33491f', '#7d8a45', .35, .34, '#a58a4e', .05)
        self.frond_dry = leaf('fronddry', '#6e5232', '#a9854f', .3, .7)
        self.leaf = leaf('leaf', '#243c22', '#5d7541', .25, .42, '#8d7a3a', .03)
        self.leaf_light = leaf('leaflight', '#42592a', '#87964f', .3, .42, '#a08a45', .04)
        self.bougainvillea = leaf('bougainvillea', '#a81f58', '#d65a8c', .4, .65)
        self.twig = wood('twig', '#7a6650', '#4a3b2c')
        self.dead_leaf = leaf('deadleaf', '#5e4426', '#a77f45', .15, .8)
        self.petal = leaf('petal', '#a3123c', '#e2546f', .35, .6)
        self.frangipani = leaf('frangipani', '#fff6e6', '#ffe9b8', .35, .6)
        self.trunk = palm_trunk()
        self.coconut = plain('coconut', '#7d8a35', .5)
        self.sand = sand()
        self.flame = emit('flame', '#ffb04d', 28)
        self.bulb = emit('bulb', '#ffcf90', 12)
        self.wax = plain('wax', '#fff2d8', .5)
        self.rope = plain('rope', '#b79d72', .95, .05)
        self.dark = plain('inside', '#2a1d13', .9, .1)
