"""Lagoon, still water at low tide, pools."""
from .geometry import box, mesh, sheet
from .materials import Nodes, hexc, plain

LAGOON = [(0, '#d6efe2'), (.05, '#a6e6d8'), (.16, '#55d0c8'), (.42, '#22b0ba'), (.75, '#1787a6'), (1, '#11608f')]
DEEP = [(0, '#6fd3cb'), (.12, '#2fb4bd'), (.4, '#1a8cae'), (.75, '#146a97'), (1, '#0f5584')]


def lagoon_material(shore=20, stops=LAGOON, bump=.35, scale=.9, gloss=.07, mirror=.34, surf=1):
    """colour by distance from the shore (world Y), foam on the reef, wind ripples"""
    k = Nodes('lagoon')
    y = k.xyz()[1]
    wander = k.math('SUBTRACT', k.math('MULTIPLY_ADD', k.noise(.035, 5, .6, stretch=(1, 2.2, 1)), 60, y), 30)
    colour = k.ramp(k.map(wander, shore, shore + 260), stops)
    # waves that are smaller than a pixel would sparkle along the horizon: far water is smooth and rough-mirrored instead
    away = k.n('ShaderNodeCameraData').outputs['View Distance']
    calm = k.map(away, 15, 260, 1, .04)
    swell = k.bump(k.noise(scale * .16, 4, .55, .6, stretch=(.3, 1.6, 1)), 1, 1.2)
    small = k.bump(k.noise(scale, 5, .6, stretch=(.45, 1.3, 1)), bump, .5, swell)
    normal = k.bump(k.noise(scale * 4.5, 3, .5, stretch=(.6, 1.2, 1)), bump * .6, .08, small)
    for node in [n for n in k.t.nodes if n.type == 'BUMP']:
        k.l(k.math('MULTIPLY', calm, node.inputs['Strength'].default_value), node.inputs['Strength'])
    streak = k.ramp(k.noise(.02, 6, .7, stretch=(1, 14, 1)), [(.52, (0, 0, 0)), (.60, (1, 1, 1))])
    reef = k.math('MULTIPLY', k.map(y, shore + 330, shore + 420, smooth=True), k.map(y, shore + 620, shore + 500, smooth=True))
    foam = k.math('MULTIPLY', k.math('MULTIPLY', reef, streak), .85 * surf)
    # seagrass and coral heads darken the shallows in patches, sandbars lighten them; the shore is washed by small breakers
    weed = k.ramp(k.noise(.028, 7, .68, .6, (1, 2.4, 1)), [(.5, (0, 0, 0)), (.6, (1, 1, 1))])
    colour = k.mix(k.math('MULTIPLY', k.math('MULTIPLY', weed, k.map(y, shore + 12, shore + 60)), .5), colour, '#2d6a6c')
    bar = k.ramp(k.noise(.016, 5, .6, .4, (1, 5, 1)), [(.56, (0, 0, 0)), (.66, (1, 1, 1))])
    colour = k.mix(k.math('MULTIPLY', bar, .45), colour, '#bfe0cf')
    edge = k.math('ADD', y, k.math('MULTIPLY', k.noise(.12, 4, .6, stretch=(1, .2, 1)), 9))
    swash = k.math('PINGPONG', k.math('SUBTRACT', edge, shore + 2), 3.4)
    lace = k.math('MULTIPLY', k.math('LESS_THAN', swash, .32), k.map(y, shore + 22, shore + 3))
    lace = k.math('MULTIPLY', lace, k.ramp(k.noise(1.1, 6, .7), [(.45, (0, 0, 0)), (.55, (1, 1, 1))]))
    foam = k.math('MAXIMUM', foam, k.math('MULTIPLY', lace, .8 * surf))
    body = k.n('ShaderNodeBsdfDiffuse')
    k.l(k.mix(foam, colour, (.95, .97, .95)), body.inputs[0])
    k.l(normal, body.inputs['Normal'])
    shine = k.n('ShaderNodeBsdfGlossy')
    k.l(k.map(away, 20, 300, gloss, gloss + .2), shine.inputs['Roughness'])
    fresnel = k.n('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = 1.33
    for node in (shine, fresnel):
        k.l(normal, node.inputs['Normal'])
    k.l(k.mix_shader(k.math('MULTIPLY', fresnel.outputs[0], mirror), body.outputs[0], shine.outputs[0]), k.out.inputs[0])
    return k.m


def lagoon(edge, z, shore=None, **kw):
    """the sea from y=edge outwards at height z"""
    mesh('sea', [(-2500, edge, z), (2500, edge, z), (2500, 4000, z), (-2500, 4000, z)], [(0, 1, 2, 3)], lagoon_material(shore if shore is not None else edge + 4, **kw))
    box(-1500, 1500, 3500, 3501, z - 2, z, plain('far', '#2a3d4a', .9, .1))


def still_material(near='#a9e6d8', see=(3, 26), tint='#a4e8dc', ripple=.10, mirror=.92, far=150,
                   colours=('#a9e6d8', '#6fd8cd', '#37b6bb', '#2088a6', '#2a6f9c')):
    """shallow water: the bed shows near the camera, deeper blue far out, mirrors the sky"""
    k = Nodes('still')
    y = k.xyz()[1]
    colour = k.ramp(k.map(y, 0, far), list(zip((0, .1, .3, .7, 1), colours)))
    small = k.bump(k.noise(2.2, 4, .55, stretch=(.35, 1.5, 1)), ripple, .12)
    normal = k.bump(k.noise(.35, 3, .5, stretch=(.3, 1.4, 1)), ripple, .5, small)
    body, clear = k.n('ShaderNodeBsdfDiffuse'), k.n('ShaderNodeBsdfTransparent')
    k.l(colour, body.inputs[0])
    clear.inputs[0].default_value = (*hexc(tint), 1)
    under = k.mix_shader(k.map(y, *see, .25, 1), clear.outputs[0], body.outputs[0])
    shine = k.n('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = .03
    fresnel = k.n('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = 1.33
    for node in (shine, fresnel):
        k.l(normal, node.inputs['Normal'])
    k.l(k.mix_shader(k.math('MULTIPLY', fresnel.outputs[0], mirror), under, shine.outputs[0]), k.out.inputs[0])
    return k.m


def wet_sand(dark=('#a58a66', '#c4a880'), light=('#e3c79c', '#fbeacb'), wet=(.01, .1), ripple=.8):
    """sand that darkens and shines the closer it lies to the water's level (z=0)"""
    k = Nodes('wetsand')
    shader = k.principled(Specular=.5)
    dry = k.map(k.xyz()[2], *wet)
    grain = k.noise(.9, 9, .65)
    k.l(k.mix(dry, k.ramp(grain, [(.35, dark[0]), (.65, dark[1])]), k.ramp(grain, [(.35, light[0]), (.65, light[1])])), shader.inputs['Base Color'])
    k.l(k.map(dry, 0, 1, .16, .9), shader.inputs['Roughness'])
    ripples = k.bump(k.noise(5.5, 3, .5, 1.2, (.35, 1.6, 1)), ripple, .07)
    k.l(k.bump(k.noise(90, 2, .5), .15, .008, ripples), shader.inputs['Normal'])
    return k.m


def pool_material(tint='#c6ebe4', bump=.09, scale=1.3):
    """refracts for the camera, lets every other ray through"""
    k = Nodes('poolwater')
    normal = k.bump(k.noise(scale * 4, 2, .5), bump * .5, .05, k.bump(k.noise(scale, 3, .5, .6), bump, .25))
    clear, bent, shine = k.n('ShaderNodeBsdfTransparent'), k.n('ShaderNodeBsdfRefraction'), k.n('ShaderNodeBsdfGlossy')
    clear.inputs[0].default_value = bent.inputs[0].default_value = (*hexc(tint), 1)
    bent.inputs['IOR'].default_value = 1.33
    bent.inputs['Roughness'].default_value = shine.inputs['Roughness'].default_value = 0
    fresnel = k.n('ShaderNodeFresnel')
    fresnel.inputs[0].default_value = 1.33
    for node in (bent, shine, fresnel):
        k.l(normal, node.inputs['Normal'])
    path = k.n('ShaderNodeLightPath').outputs
    seen = k.math('MAXIMUM', path['Is Camera Ray'], path['Is Glossy Ray'])
    body = k.mix_shader(seen, clear.outputs[0], bent.outputs[0])
    k.l(k.mix_shader(k.math('MULTIPLY', fresnel.outputs[0], path['Is Camera Ray']), body, shine.outputs[0]), k.out.inputs[0])
    return k.m


def pool_wall(a='#a9dcd3', deep='#2f8f9e', top=0., depth=1.2, caustics=.34, glow=.05):
    """small tiles, greener and darker with the water above them; painted caustics instead of traced ones, strongest near the surface"""
    k = Nodes('poolwall')
    p = k.principled(Roughness=.4, Specular=.3)
    src = k.place()
    x, y, z = k.xyz(src)
    sunk = k.map(k.math('ADD', z, k.math('MULTIPLY', k.noise(.5, 3, .5, src=src), .3)), top, top - depth)
    body = k.ramp(sunk, [(0, a), (.45, tuple(.5 * (q + r) for q, r in zip(hexc(a), hexc(deep)))), (1, deep)])
    tile = k.n('ShaderNodeTexVoronoi', feature='F1')
    tile.inputs['Scale'].default_value, tile.inputs['Randomness'].default_value = 18, 0
    k.l(src, tile.inputs['Vector'])
    tone = k.n('ShaderNodeSeparateRGB')
    k.l(tile.outputs['Color'], tone.inputs[0])
    body = k.mix(k.map(tone.outputs[0], 0, 1, 0, .22), body, deep)
    near = k.math('MINIMUM', *[k.math('PINGPONG', k.math('MULTIPLY', q, 18), .5) for q in (x, y)])
    body = k.mix(k.math('MULTIPLY', k.map(near, .06, .02), .3), body, '#dfeee6')
    wobble = k.n('ShaderNodeTexNoise')
    wobble.inputs['Scale'].default_value, wobble.inputs['Detail'].default_value = 1.1, 3
    k.l(src, wobble.inputs['Vector'])
    light = 0
    for scale, share in ((2.2, .65), (4.7, .35)):
        cell = k.n('ShaderNodeTexVoronoi', feature='DISTANCE_TO_EDGE')
        cell.inputs['Scale'].default_value = scale
        k.l(k.mix(.38, src, wobble.outputs['Color']), cell.inputs['Vector'])
        light = k.math('MULTIPLY_ADD', k.map(cell.outputs['Distance'], .11, 0, smooth=True), share, light)
    k.l(k.mix(k.math('MULTIPLY', light, k.map(sunk, 0, 1, caustics * 1.3, caustics * .7)), body, '#eafff6'), p.inputs['Base Color'])
    k.l(body, p.inputs['Emission'])
    p.inputs['Emission Strength'].default_value = glow
    return k.m


def pool(x0, x1, y0, y1, depth=1.3, over_edge=False, lit=.05, tint='#c6ebe4', top=0.0, wall='#a9dcd3'):
    """basin and water; `over_edge` lets the water run over the far end. The hole in the paving is the set's."""
    w = pool_wall(wall, top=top, depth=depth, glow=lit)
    z = top - depth
    far = y1 + (.18 if over_edge else 0)
    box(x0, x1, y0, far, z - .15, z, w)
    box(x0 - .05, x0, y0, y1, z, top - .02, w)
    box(x1, x1 + .05, y0, y1, z, top - .02, w)
    box(x0, x1, y0 - .05, y0, z, top - .02, w)
    box(x0, x1, y1, far if over_edge else y1 + .05, z, top - (.055 if over_edge else .02), w)
    sheet('water', 30, 60, lambda u, v: (x0 + (x1 - x0) * u, y0 + (far - y0) * v, top - .045), pool_material(tint))
