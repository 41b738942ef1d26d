"""A field of cumulus, marched through once and kept as a picture that the sky reads.
The picture covers `WIDE` degrees of azimuth, mirrored all round, and `HIGH` degrees of elevation: colour already
multiplied by its opacity, and opacity."""
import hashlib
import math
import os

import bpy
import numpy as np

WIDE, HIGH = 120, 42
BASE, TOP, REACH = 750.0, 2100.0, 42_000.0        # metres: undersides, highest tops, where the field ends
CACHE = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'out')


def _field(torch, n, power, seed):
    """periodic noise of n^3 cells, about -1 to 1"""
    rr = np.random.RandomState(seed)
    k = np.fft.fftfreq(n) * n
    kk = np.sqrt(k[:, None, None] ** 2 + k[None, :, None] ** 2 + k[None, None, :] ** 2)
    kk[0, 0, 0] = 1
    spectrum = np.fft.fftn(rr.normal(size=(n, n, n))) * kk ** (-power)
    spectrum[0, 0, 0] = 0
    field = np.real(np.fft.ifftn(spectrum))
    field = np.pad(field / field.std() / 2, [(0, 1)] * 3, mode='wrap').astype(np.float32)
    return torch.from_numpy(field)[None, None]


def _look(torch, field, x, y, z, size):
    """the field at points in metres, repeating every `size` metres"""
    at = torch.stack([(v / size) % 1 * 2 - 1 for v in (x, y, z)], -1)
    return torch.nn.functional.grid_sample(field, at.view(1, 1, 1, -1, 3), align_corners=True).view(x.shape)


def march(sun, light, shade, cover, seed, width=1200):
    """`sun`: direction towards it in the picture's own frame (x right, y ahead, z up); colours are linear"""
    import torch
    torch.set_num_threads(2)
    big, fine = _field(torch, 96, 1.9, seed), _field(torch, 96, 1.75, seed + 1)
    height = int(width * HIGH / WIDE)
    az = torch.linspace(-WIDE / 2, WIDE / 2, width) * math.pi / 180
    el = torch.linspace(.25, HIGH, height) * math.pi / 180
    el, az = torch.meshgrid(el, az, indexing='ij')
    d = [torch.sin(az) * torch.cos(el), torch.cos(az) * torch.cos(el), torch.sin(el)]

    def density(x, y, z):
        h = ((z - BASE) / (TOP - BASE)).clamp(0, 1)
        where = _look(torch, big, x, y, 0 * z, 19_000.)
        crown = (where * .55 + cover) * (1 - .25 * h) - 1.05 * h ** .7
        body = crown + .34 * _look(torch, fine, x, y, z, 4200.) + .12 * _look(torch, fine, y, x, z, 1150.)
        near = 1 - (torch.sqrt(x * x + y * y) / REACH).clamp(0, 1) ** 3
        return (body * near * (h * 14).clamp(0, 1)).clamp(0, .5) * .018

    steps, g = 44, .35
    near = BASE / d[2]
    far = (TOP / d[2]).clamp(max=REACH * 1.15)
    near = near.clamp(max=REACH * 1.1)
    step = (far - near).clamp(min=0) / steps
    through = torch.ones_like(el)
    glow, soft = torch.zeros_like(el), torch.zeros_like(el)
    cosine = d[0] * sun[0] + d[1] * sun[1] + d[2] * sun[2]
    phase = .45 + .75 * (1 - g * g) / (1 + g * g - 2 * g * cosine) ** 1.5
    jitter = torch.rand(el.shape, generator=torch.Generator().manual_seed(seed))
    for i in range(steps):
        t = near + step * (i + jitter)
        x, y, z = (t * c for c in d)
        rho = density(x, y, z)
        depth = torch.zeros_like(rho)
        for q in (90., 260., 560.):
            depth = depth + density(x + sun[0] * q, y + sun[1] * q, z + sun[2] * q) * q * .9
        arrive = .75 * torch.exp(-depth) + .25 * torch.exp(-depth * .18)
        alpha = 1 - torch.exp(-rho * step)
        glow += through * alpha * arrive * phase
        soft += through * alpha * (.45 + .55 * ((z - BASE) / (TOP - BASE)).clamp(0, 1))
        through = through * (1 - alpha)
    colour = torch.stack([glow * light[c] + soft * shade[c] for c in range(3)], -1)
    # air between: far clouds pale towards the sky
    away = torch.exp(-near / 30_000.)[..., None]
    picture = torch.cat([colour * away, ((1 - through) * away[..., 0])[..., None]], -1).numpy()
    for axis in (0, 1):                                        # the grain of the march
        picture = (np.roll(picture, 1, axis) + 2 * picture + np.roll(picture, -1, axis)) / 4
    picture[-int(height * .2):] *= np.linspace(1, 0, int(height * .2))[:, None, None]
    return picture


def texture(sun, light, shade, cover, seed):
    """the field as a Blender image; kept in art/out/, because it takes a while"""
    key = hashlib.sha1(repr((tuple(round(x, 3) for x in sun), light, shade, cover, seed, 5)).encode()).hexdigest()[:12]
    path = os.path.join(CACHE, 'clouds-%s.npy' % key)
    if os.path.exists(path):
        picture = np.load(path)
    else:
        picture = march(sun, light, shade, cover, seed).astype(np.float32)
        os.makedirs(CACHE, exist_ok=True)
        np.save(path, picture)
    h, w = picture.shape[:2]
    exr = os.path.join(CACHE, 'clouds-%s.exr' % key)
    if not os.path.exists(exr):
        image = bpy.data.images.new('clouds', w, h, alpha=True, float_buffer=True)
        image.pixels.foreach_set(picture.ravel())
        image.file_format, image.filepath_raw = 'OPEN_EXR', exr
        image.save()
    image = bpy.data.images.load(exr)
    image.colorspace_settings.name = 'Linear'
    image.alpha_mode = 'CHANNEL_PACKED'
    return image
