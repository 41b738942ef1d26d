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
    r.threads_mode, r.threads = 'FIXED', 2
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = samples, True, .04
    c.adaptive_min_samples, c.use_denoising = min(4, samples), False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 3, 3, 6, 10
    c.sample_clamp_indirect, c.caustics_reflective, c.caustics_refractive, c.blur_glossy = 6, False, False, 1
    scene.view_layers[0].cycles.denoising_store_passes = True


def passes(scratch):
    """render and return colour, albedo and normal as arrays"""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = scratch, 'OPEN_EXR', '32'
    files.file_slots.clear()
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    names = (('colour', 'Noisy Image'), ('albedo', 'Denoising Albedo'), ('normal', 'Denoising Normal'))
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
    high = np.maximum(small - .8, 0)
    high = high / (1 + .15 * high)
    sc = w / 1600 / step
    soft = blur(high, 6 * sc) + blur(high, 22 * sc) + .8 * blur(high, 70 * sc)
    full = np.stack([np.asarray(Image.fromarray(soft[..., i].astype(np.float32)).resize((w, h), Image.BICUBIC)) for i in range(3)], -1)
    return colour * (1 - strength * .3) + strength * np.maximum(full, 0)


def render(path, width, height, samples, grade, flip=False, quality=86, most=400_000):
    scratch = tempfile.mkdtemp(prefix='art-')
    try:
        settings(width, height, samples)
        start = time.time()
        colour, albedo, normal = passes(scratch)
        rendered = time.time()
        from .denoise import denoise
        colour = glow(denoise(colour, albedo, normal), grade.bloom)
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
        picture = Image.open(png).convert('RGB')
        if flip:
            picture = picture.transpose(Image.FLIP_LEFT_RIGHT)
        while True:
            picture.save(path, quality=quality, optimize=True, progressive=True)
            if os.path.getsize(path) <= most or quality <= 70:
                break
            quality -= 3
        print('PAINTED %s %dx%d, %d samples: render %.0f s, develop %.0f s' % (path, width, height, samples, rendered - start, time.time() - rendered))
        return time.time() - start
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def leave():
    """Blender crashes on its way out once torch is loaded"""
    sys.stdout.flush()
    os._exit(0)
