"""Sky, sun, lamps, and the times of day a shot can name."""
import math
from dataclasses import dataclass

import bpy
from mathutils import Vector

from . import clouds
from .geometry import link
from .materials import Nodes, hexc


def towards_sun(elevation, azimuth):
    """azimuth in degrees clockwise from +Y"""
    e, a = math.radians(elevation), math.radians(azimuth)
    return Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))


def sun_lamp(elevation, azimuth, energy, colour, size=1.0, glitter=True):
    """gives back the direction towards it; without `glitter` no mirror image burns a hole into the water"""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = energy, hexc(colour), math.radians(size)
    d = towards_sun(elevation, azimuth)
    obj = link(bpy.data.objects.new('sun', lamp))
    obj.rotation_euler, obj.visible_glossy = d.to_track_quat('Z', 'Y').to_euler(), glitter
    return d


def _world():
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    tree = world.node_tree
    tree.nodes.clear()
    out, background = tree.nodes.new('ShaderNodeOutputWorld'), tree.nodes.new('ShaderNodeBackground')
    tree.links.new(background.outputs[0], out.inputs[0])
    coords = tree.nodes.new('ShaderNodeTexCoord').outputs['Generated']
    return tree, background, coords


ahead = 0.0                       # where the camera looks, in degrees clockwise from +Y; paint.py sets it


mirrored = False                  # the same field the other way round, so that two pictures do not share their clouds


def look_along(loc, target, turned=False):
    global ahead, mirrored
    mirrored = turned
    ahead = math.degrees(math.atan2(target[0] - loc[0], target[1] - loc[1]))


def _with_clouds(k, coords, sky, field):
    """lays clouds.texture() over the socket `sky`; the middle of the field is ahead of the camera"""
    x, y, z = k.xyz(coords)
    wide, high = math.radians(clouds.WIDE), math.radians(clouds.HIGH)
    at = k.n('ShaderNodeCombineXYZ')
    k.l(k.math('DIVIDE', k.math('PINGPONG', k.math('ADD', k.math('ARCTAN2', x, y), wide / 2 + 6 * wide - math.radians(ahead) + (wide if mirrored else 0)), wide), wide), at.inputs[0])
    k.l(k.math('MINIMUM', k.math('DIVIDE', k.math('MAXIMUM', k.math('ARCSINE', z), 0), high), .999), at.inputs[1])
    picture = k.n('ShaderNodeTexImage', image=field, extension='EXTEND', interpolation='Cubic')
    k.l(at.outputs[0], picture.inputs[0])
    above = k.math('GREATER_THAN', z, 0)
    behind = k.mix(k.math('MULTIPLY', picture.outputs[1], above), sky, (0, 0, 0))
    return k.mix(above, behind, k.mix(1, behind, picture.outputs[0], 'ADD'))


def cumulus(sun, light, shade, cover=.22, seed=3, strength=1.0):
    """a cloud field lit from `sun` (a direction in the world); colours as '#hex', `strength` times"""
    d = Vector(sun).normalized()
    turn = math.radians(round((math.degrees(math.atan2(d.x, d.y)) - ahead) / 20) * 20)          # few fields serve many pictures
    flat = math.hypot(d.x, d.y)
    d = Vector((math.sin(turn) * flat, math.cos(turn) * flat, d.z))
    return clouds.texture(tuple(d), tuple(c * strength for c in hexc(light)), tuple(c * strength for c in hexc(shade)), cover, seed)


def blue_sky(elevation=14, azimuth=66, strength=.3, sun=5.6, colour='#ffc48a', clouds=.8, dust=1.5):
    """physical sky with thin clouds; the lookup stays above the horizon, where the model turns acid yellow"""
    tree, background, coords = _world()
    k = Nodes(tree=tree)
    new, join, m, mix = tree.nodes.new, k.l, k.math, k.mix

    def vector(x, y, z):
        node = k.n('ShaderNodeCombineXYZ')
        for i, s in enumerate((x, y, z)):
            if hasattr(s, 'links'):
                join(s, node.inputs[i])
            else:
                node.inputs[i].default_value = s
        return node.outputs[0]

    x, y, z = k.xyz(coords)
    air = new('ShaderNodeTexSky')
    air.sky_type, air.sun_disc = 'NISHITA', False
    air.sun_elevation, air.sun_rotation = math.radians(elevation), math.radians(azimuth)
    air.dust_density, air.air_density, air.ozone_density = dust, 1.0, 2.0
    join(vector(x, y, m('MAXIMUM', z, .015)), air.inputs[0])
    up = m('MAXIMUM', z, 0.0)
    spread = m('ADD', up, .09)
    noise = new('ShaderNodeTexNoise')
    for key, value in (('Scale', 1.1), ('Detail', 9), ('Roughness', .62), ('Distortion', .5)):
        noise.inputs[key].default_value = value
    join(vector(m('MULTIPLY', m('DIVIDE', x, spread), .38), m('MULTIPLY', m('DIVIDE', y, spread), .9), 0.0), noise.inputs['Vector'])
    ramp = new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = .50, .78
    join(noise.outputs[0], ramp.inputs[0])
    fade = m('MULTIPLY', ramp.outputs[0], m('MULTIPLY', m('MINIMUM', m('MULTIPLY', up, 9.0), 1.0), clouds))
    bright = mix(1.0, air.outputs[0], (1.9, 1.75, 1.6), 'MULTIPLY')
    c = hexc('#fff1e0')
    cloud = mix(1.0, bright, (c[0] * .9, c[1] * .9, c[2] * .9), 'ADD')
    join(mix(fade, air.outputs[0], cloud), background.inputs[0])
    background.inputs[1].default_value = strength
    if sun:
        sun_lamp(elevation, azimuth, sun, colour)


def mixed_sky(stops, strength=1.0, sun=(0, 1, .05), glow='#ffb070', glow_strength=1.5, clouds=.5, cloud='#f7b9a0', field=None):
    """gradient by elevation, stops [(sine of elevation, '#hex')], a soft halo at the sun, streaks of cloud"""
    tree, background, coords = _world()
    new, join = tree.nodes.new, tree.links.new
    sep = new('ShaderNodeSeparateXYZ')
    join(coords, sep.inputs[0])
    ramp = new('ShaderNodeValToRGB')
    e = ramp.color_ramp.elements
    while len(e) < len(stops):
        e.new(.5)
    for i, (pos, colour) in enumerate(stops):
        e[i].position, e[i].color = pos, (*hexc(colour), 1)
    join(sep.outputs[2], ramp.inputs[0])
    dot = new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = Vector(sun).normalized()
    join(coords, dot.inputs[0])
    front, halo = new('ShaderNodeMath'), new('ShaderNodeMath')
    front.operation, halo.operation = 'MAXIMUM', 'POWER'
    front.inputs[1].default_value, halo.inputs[1].default_value = 0, 24
    join(dot.outputs['Value'], front.inputs[0])
    join(front.outputs[0], halo.inputs[0])
    add = new('ShaderNodeMixRGB')
    add.blend_type = 'ADD'
    add.inputs[2].default_value = (*[x * glow_strength for x in hexc(glow)], 1)
    join(halo.outputs[0], add.inputs[0])
    join(ramp.outputs[0], add.inputs[1])
    mapping = new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = (1.2, 1.2, 11)
    join(coords, mapping.inputs[0])
    noise = new('ShaderNodeTexNoise')
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 1.6, 8
    join(mapping.outputs[0], noise.inputs['Vector'])
    streak = new('ShaderNodeValToRGB')
    streak.color_ramp.elements[0].position, streak.color_ramp.elements[1].position = .5, .72
    streak.color_ramp.elements[1].color = (clouds, clouds, clouds, 1)
    join(noise.outputs[0], streak.inputs[0])
    final = new('ShaderNodeMixRGB')
    final.inputs[2].default_value = (*hexc(cloud), 1)
    join(streak.outputs[0], final.inputs[0])
    join(add.outputs[0], final.inputs[1])
    sky = final.outputs[0]
    join(_with_clouds(Nodes(tree=tree), coords, sky, field) if field else sky, background.inputs[0])
    background.inputs[1].default_value = strength


def area(loc, target, size, energy, colour='#ffd9a8', size_y=None):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.color, lamp.size = energy, hexc(colour), size
    if size_y:
        lamp.shape, lamp.size_y = 'RECTANGLE', size_y
    obj = link(bpy.data.objects.new('area', lamp))
    obj.location = loc
    obj.rotation_euler = (Vector(loc) - Vector(target)).to_track_quat('Z', 'Y').to_euler()
    return obj


def point(loc, energy, colour='#ffb56b', radius=.08):
    lamp = bpy.data.lights.new('point', 'POINT')
    lamp.energy, lamp.color, lamp.shadow_soft_size = energy, hexc(colour), radius
    obj = link(bpy.data.objects.new('point', lamp))
    obj.location = loc
    return obj


def unseen(lamp):
    """a lamp that lights but does not show, neither itself nor its mirror image"""
    lamp.visible_camera = lamp.visible_glossy = lamp.visible_transmission = False
    return lamp


@dataclass
class Grade:
    """how the linear picture is developed"""
    exposure: float = .15
    look: str = 'High Contrast'
    bloom: float = .06
    haze: tuple = ('#e6e0d6', .8, 5200)   # colour of the air, its brightness, metres until two thirds of a thing are air
    colour: float = 1.02                   # saturation


def late(az):
    """low warm sun, blue sky: the light most pictures share"""
    blue_sky(14, az, .30, 5.6, '#ffc48a', .85)
    return Grade(.15)


def morning(az):
    blue_sky(23, az, .24, 6.4, '#ffcf98', .8)
    return Grade(.15, bloom=.05)


def day(az):
    """higher sun through the gaps of palms and pergolas"""
    blue_sky(38, az, .2, 6.6, '#ffdcb0', .75)
    return Grade(.1, bloom=.05)


def pale(az):
    """hand-mixed bright sky over the sea, golden sun from the side"""
    d = sun_lamp(20, az, 6.5, '#ffcb92', .8)
    mixed_sky([(0, '#f3e2cf'), (.04, '#e6e2da'), (.14, '#bcd5df'), (.4, '#7fb2d2'), (1, '#4181b6')], .8, d, '#ffd8a8', .4, .55, '#fdf1e4')
    return Grade(.2)


def golden(az):
    d = sun_lamp(12, az, 8, '#ffb274', .8, False)
    mixed_sky([(0, '#f6d0ac'), (.05, '#f0cfb6'), (.16, '#d3cdd0'), (.4, '#98b4cc'), (1, '#557fae')], .7, d, '#ffc080', .8, .55, '#fbdcc4')
    return Grade(.2, bloom=.08)


def sunset(az):
    d = sun_lamp(5, az, 4.2, '#ff9a5c', 2)
    mixed_sky([(0, '#f7a974'), (.05, '#f3b088'), (.14, '#dfaaa0'), (.28, '#a99cb4'), (.5, '#6f88aa'), (1, '#42648e')], .7, d, '#ffb063', 1.6, .6, '#f9b894')
    return Grade(.25, 'Medium High Contrast', .12)


def dusk(az):
    """rose band over the sea, lanterns carry the foreground"""
    mixed_sky([(0, '#f4a583'), (.05, '#efb096'), (.14, '#d9a9a4'), (.28, '#a79bb2'), (.5, '#6d86a8'), (1, '#3f628c')], .55, towards_sun(2, az), '#ffb87a', 1.0, .55, '#f6b8a2')
    return Grade(.25, 'Medium High Contrast', .13)


def afterglow(az):
    """lavender evening over an eastern sea, the last glow behind the camera"""
    mixed_sky([(0, '#eab3a4'), (.04, '#e3a9a9'), (.11, '#c79fb4'), (.24, '#9a90b8'), (.48, '#6d7aad'), (1, '#43588f')], .8, (.35, 1, .02), '#ffb48c', .7, .5, '#f2b7ac')
    sun_lamp(10, az, 3.4, '#ffbd84', 20)
    return Grade(.3, bloom=.1)


def blue_hour(az):
    """deep blue, a last peach line on the horizon; lamps decide"""
    mixed_sky([(0, '#d99a86'), (.03, '#c79aa0'), (.1, '#8f8fb6'), (.25, '#5b74a8'), (.5, '#365689'), (1, '#1f3a68')], .62, towards_sun(1, az), '#ffb184', .6, .45, '#a890b4')
    return Grade(.45, 'Medium High Contrast', .16)


def indoors(az):
    blue_sky(24, az, .34, 6.0, '#ffdcb0', .7)
    return Grade(.9, 'Medium High Contrast', .09)


def indoors_low_sun(az):
    """an early sun reaches far into the room; what it does not reach stays in shade"""
    blue_sky(13, az, .3, 9.0, '#ffbe80', .7)
    return Grade(.75, 'Medium High Contrast', .12)


def indoors_evening(az):
    """lamps and lanterns within, the afterglow through the door"""
    mixed_sky([(0, '#e8b0a0'), (.05, '#dda4a8'), (.14, '#b698b4'), (.3, '#8787b2'), (.5, '#6176a8'), (1, '#3c5488')], .9, towards_sun(2, az), '#ffb48c', .7, .5, '#f2b7ac')
    return Grade(1.0, 'Medium High Contrast', .14)


def first_light(az):
    """sun two hands above the sea, towers of cloud far out, warm light along the sand and blue above"""
    d = sun_lamp(11, az, 7.0, '#ffc48c', 1.2, False)
    field = cumulus(d, '#ffdcb6', '#8f9ab0', -.14, 3, 1.15)
    mixed_sky([(0, '#f3dfc6'), (.04, '#e6e0d6'), (.12, '#bcd6e2'), (.3, '#86b6dc'), (.6, '#558fc8'), (1, '#3a74b4')], .78, d, '#ffd9a8', 1.1, .3, '#f8ecdc', field)
    return Grade(.5, 'Medium High Contrast', .08, ('#e9e6dc', .75, 5200))


def soft_morning(az):
    """sun through thin cloud: wide soft light, white tops over the reef"""
    d = sun_lamp(26, az, 5.4, '#ffe0b8', 2)
    field = cumulus(d, '#fff3e2', '#9aa6b6', -.12, 5, 1.2)
    mixed_sky([(0, '#dfe6e4'), (.05, '#cfdfe4'), (.16, '#a2c8de'), (.4, '#699dcb'), (1, '#3f76b0')], .85, d, '#fff0d8', .4, .4, '#f6f1e6', field)
    return Grade(.3, 'Medium High Contrast', .06, ('#dde6e6', .8, 5200))


def last_light(az):
    """low sun behind the house, peach and lavender over an eastern sea, tall clouds still lit"""
    d = sun_lamp(9, az, 5.4, '#ffb985', 3, False)
    field = cumulus(d, '#ffc9a4', '#8c86a6', -.14, 8, 1.0)
    mixed_sky([(0, '#ecc4b4'), (.04, '#ecc2b6'), (.12, '#d5bcc6'), (.25, '#a9b2d2'), (.5, '#7497c6'), (1, '#4a75ac')], .78, (.35, 1, .02), '#ffc49c', .5, .3, '#f7d0bc', field)
    return Grade(.5, 'Medium High Contrast', .09, ('#dcc6c2', .65, 5200))


def after_sunset(az):
    """no sun: a warm line over the sea, blue above, lamps begin to count"""
    field = cumulus(towards_sun(3, az), '#e8a284', '#6a7096', -.10, 11, .62)
    mixed_sky([(0, '#f0b795'), (.04, '#e4b0a2'), (.11, '#b6a3bd'), (.24, '#7f94c0'), (.5, '#5377b2'), (1, '#335a96')], .78, towards_sun(1, az), '#ffbf94', .7, .3, '#cfaeb6', field)
    return Grade(.75, 'Medium High Contrast', .13, ('#b9a5ae', .5, 4200))


def alley(az):
    """high sun raking along a wall"""
    blue_sky(40, az, .17, 8.0, '#ffd09a', .3)
    return Grade(.1, 'Medium High Contrast', .07)


TIMES = {f.__name__: f for f in (alley, indoors, indoors_evening, indoors_low_sun, first_light, soft_morning, last_light, after_sunset, late, morning, day, pale, golden, sunset, dusk, afterglow, blue_hour)}
