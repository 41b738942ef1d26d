"""Camera, Cycles settings, denoising, development to JPEG."""
import os
import shutil
import sys
import tempfile
import time

import bpy
import numpy as np
from mathutils import Vector
from PIL import Image

from .geometry import link
from .materials import hexc


def camera(loc, target, lens=28, fstop=None, focus=None, shift_y=0, shift_x=0):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end, data.shift_y, data.shift_x = lens, 5000, shift_y, shift_x
    obj = link(bpy.data.objects.new('camera', data))
    obj.location = loc
    away = Vector(target) - Vector(loc)
    obj.rotation_euler = away.to_track_quat('-Z', 'Y').to_euler()
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop, data.dof.focus_distance = True, fstop, focus or away.length
    bpy.context.scene.camera = obj


def settings(width, height, samples):
    scene = bpy.context.scene
    r, c = scene.render, scene.cycles
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.threads_mode, r.threads = 'FIXED', int(os.environ.get('ART_THREADS', 2))
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = samples, True, .03
    c.adaptive_min_samples, c.use_denoising = min(max(6, samples // 2), samples), False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 3, 3, 6, 10
    c.sample_clamp_indirect, c.caustics_reflective, c.caustics_refractive, c.blur_glossy = 6, False, False, 1
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_z = True


def passes(scratch):
    """render and return colour, albedo, normal and distance as arrays"""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = scratch, 'OPEN_EXR', '32'
    files.file_slots.clear()
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    names = (('colour', 'Noisy Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'), ('distance', 'Depth'))
    for name, socket in names:
        files.file_slots.new(name + '_')
        tree.links.new(layers.outputs.get(socket) or layers.outputs['Image'], files.inputs[-1])
    bpy.ops.render.render()
    w, h = scene.render.resolution_x, scene.render.resolution_y
    for name, _ in names:
        image = bpy.data.images.load('%s/%s_%04d.exr' % (scratch, name, scene.frame_current))
        image.colorspace_settings.name = 'Linear'
        pixels = np.empty(w * h * 4, np.float32)
        image.pixels.foreach_get(pixels)
        yield pixels.reshape(h, w, 4)[..., :3][::-1]


def blur(a, sigma):
    r = int(3 * sigma)
    kernel = np.exp(-.5 * (np.arange(-r, r + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(a, [(r, r) if i == axis else (0, 0) for i in range(3)], mode='edge')
        n, out = a.shape[axis], np.zeros_like(a)
        for i, k in enumerate(kernel):
            out += k * (padded[i:i + n] if axis == 0 else padded[:, i:i + n])
        a = out
    return a


def glow(colour, strength):
    """light spilling around flames and bright water; blurred small, where nobody sees the difference"""
    h, w = colour.shape[:2]
    step = max(1, w // 400)
    small = colour[:h // step * step, :w // step * step].reshape(h // step, step, w // step, step, 3).mean((1, 3))
    light = (small * (.2126, .7152, .0722)).sum(-1, keepdims=True)
    high = small * np.maximum(light - .8, 0) / np.maximum(light, 1e-6)    # by its light: a channel alone would glow red beside a warm wall
    high = high / (1 + .15 * high)
    sc = w / 1600 / step
    soft = blur(high, 6 * sc) + blur(high, 22 * sc) + .8 * blur(high, 70 * sc)
    full = np.stack([np.asarray(Image.fromarray(soft[..., i].astype(np.float32)).resize((w, h), Image.BICUBIC)) for i in range(3)], -1)
    return colour * (1 - strength * .3) + strength * np.maximum(full, 0)


def air(colour, distance, haze):
    """haze over what is far; the sky has its own"""
    tint, brightness, reach = haze
    far = distance[..., :1]
    share = np.where(far < 20_000, 1 - np.exp(-far / reach), 0) ** 1.1
    return colour * (1 - share) + np.array(hexc(tint), np.float32) * brightness * share


def film(picture, saturation, seed=1):
    """what a lens and a sensor leave: paler colours, darker corners, a trace of softness, fringes and grain"""
    a = np.asarray(picture, np.float32) / 255
    h, w = a.shape[:2]
    grey = (a * (.2126, .7152, .0722)).sum(-1, keepdims=True)
    a = grey + (a - grey) * saturation
    y, x = np.mgrid[0:h, 0:w]
    r = np.hypot((x - w / 2) / (w / 2), (y - h / 2) / (w / 2))[..., None]
    a = a * (1 - .1 * np.clip(r - .25, 0, 2) ** 1.7)
    a = .015 + a * .985
    for channel, k in ((0, 1.0006), (2, .9994)):
        plane = Image.fromarray(a[..., channel])
        a[..., channel] = np.asarray(plane.transform((w, h), Image.AFFINE, (k, 0, w / 2 * (1 - k), 0, k, h / 2 * (1 - k)), Image.BICUBIC))
    a[:, 0], a[:, -1], a[0], a[-1] = a[:, 1], a[:, -2], a[1], a[-2]          # the shifted channels end before the edge
    a = blur(a, .3 * w / 1600) if w >= 900 else a
    rr = np.random.RandomState(seed)
    noise = blur(rr.normal(0, 1, (h, w, 1)).astype(np.float32), .6)
    light = (a * (.3, .6, .1)).sum(-1, keepdims=True)
    a = a + noise * (.003 + .004 * (1 - np.abs(light * 2 - .8)))
    return Image.fromarray((np.clip(a, 0, 1) * 255 + .5).astype(np.uint8))


def render(path, width, height, samples, grade, flip=False, test=False):
    scratch = tempfile.mkdtemp(prefix='art-')
    try:
        settings(width, height, samples)
        start = time.time()
        colour, albedo, normal, distance = passes(scratch)
        rendered = time.time()
        from .denoise import denoise
        colour = denoise(colour, albedo, normal)
        if not test:
            keep(path, colour, distance)
        develop(path, colour, distance, grade, flip)
        print('PAINTED %s %dx%d, %d samples: render %.0f s, develop %.0f s' % (path, width, height, samples, rendered - start, time.time() - rendered))
        return time.time() - start
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def negative(path):
    """where the linear picture is kept, so that it can be developed again: art/out/NAME.npz"""
    name = os.path.splitext(os.path.basename(path))[0]
    return os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'out', name + '.npz')


def keep(path, colour, distance):
    os.makedirs(os.path.dirname(negative(path)), exist_ok=True)
    np.savez(negative(path), colour=colour.astype(np.float16), distance=np.minimum(distance[..., 0], 60_000).astype(np.float16))


def develop(path, colour, distance, grade, flip=False, quality=88, most=900_000):
    """from light to a JPEG"""
    height, width = colour.shape[:2]
    scratch = tempfile.mkdtemp(prefix='art-')
    try:
        colour = glow(air(colour, distance, grade.haze), grade.bloom)
        scene = bpy.context.scene
        image = bpy.data.images.new('final', width, height, float_buffer=True)
        rgba = np.ones((height, width, 4), np.float32)
        rgba[..., :3] = colour[::-1]
        image.pixels.foreach_set(rgba.ravel())
        image.update()
        scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', grade.look
        scene.view_settings.exposure = grade.exposure
        scene.render.image_settings.file_format, scene.render.image_settings.color_mode = 'PNG', 'RGB'
        png = os.path.join(scratch, 'final.png')
        image.save_render(png, scene=scene)
        os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
        picture = film(Image.open(png).convert('RGB'), grade.colour)
        if flip:
            picture = picture.transpose(Image.FLIP_LEFT_RIGHT)
        while True:
            picture.save(path, quality=quality, optimize=True, progressive=True)
            if os.path.getsize(path) <= most or quality <= 70:
                break
            quality -= 3
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def leave():
    """Blender crashes on its way out once torch is loaded"""
    sys.stdout.flush()
    os._exit(0)
