"""Moves the water of a still by a sum of waves that all return after eight seconds: a seamless, silent loop.

    /usr/bin/python3 art/sea_loop.py        content/photos/sea-poster.jpg -> public/video/sea.mp4 and sea.webm, and so on"""
import math
import os
import subprocess
import sys

import numpy as np
import torch
import torch.nn.functional as F
from PIL import Image, ImageFilter

torch.set_num_threads(2)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
STILLS = os.path.join(ROOT, 'content', 'photos')
LOOPS = {'sea': 'sea-poster.jpg', 'sea-clouds': 'sea-clouds.jpg'}        # one for each house
OUT = os.path.join(ROOT, 'public', 'video')
WIDTH, HEIGHT, FPS, SECONDS = 1280, 720, 20, 8
HORIZON = .4635           # share of the still's height
STRENGTH = .5             # of the first study, whose waves were twice too strong
MOST = 500_000            # bytes a file


def water_mask(picture, horizon):
    """below the horizon, where blue outweighs red; soft at the edges, calm near the horizon"""
    yy = np.mgrid[0:HEIGHT, 0:WIDTH][0].astype(np.float32)
    blue = ((picture[..., 2] - picture[..., 0] > .03) & (yy > horizon + 3)).astype(np.uint8) * 255
    soft = Image.fromarray(blue).filter(ImageFilter.MedianFilter(9)).filter(ImageFilter.MinFilter(7)).filter(ImageFilter.GaussianBlur(7))
    return np.asarray(soft).astype(np.float32) / 255


def waves(count=22, seed=2):
    rs = np.random.RandomState(seed)
    for _ in range(count):
        direction, k = rs.normal(-1.2, .6), rs.uniform(6, 34)
        yield k * math.cos(direction), k * math.sin(direction) * 1.4, max(1, round(math.sqrt(k) * .75)), rs.uniform(0, 2 * math.pi), k ** -.8


def swell(x, y):
    """waves that turn equally often in a loop add up once, not in every frame"""
    sums = {}
    for kx, ky, turns, phase, amplitude in waves():
        at = kx * x + ky * y + phase
        c, s = amplitude * torch.cos(at), amplitude * torch.sin(at)
        parts = (c * kx / 20, s * kx / 20, c * abs(ky) / 20, s * abs(ky) / 20)
        sums[turns] = [a + b for a, b in zip(sums[turns], parts)] if turns in sums else list(parts)
    return sums


def frames(file):
    still = Image.open(os.path.join(STILLS, file)).convert('RGB')
    full = round(still.height * WIDTH / still.width)
    top = int((full - HEIGHT) * .55)
    still = still.resize((WIDTH, full), Image.LANCZOS).crop((0, top, WIDTH, top + HEIGHT))
    picture = np.asarray(still).astype(np.float32) / 255
    horizon = HORIZON * full - top
    mask = water_mask(picture, horizon)
    calm = np.asarray(still.filter(ImageFilter.GaussianBlur(.9))).astype(np.float32) / 255     # grain would eat the bytes
    picture = picture + (calm - picture) * mask[..., None]
    mask = torch.from_numpy(mask)
    yy, xx = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    depth = np.maximum(yy - horizon, 1.5) / HEIGHT           # perspective: waves shrink towards the horizon
    x, y = torch.from_numpy((xx - WIDTH * .45) / WIDTH / depth * .5), torch.from_numpy(.35 / depth)
    depth = torch.from_numpy(depth)
    source = torch.from_numpy(picture).permute(2, 0, 1)[None]
    gy, gx = torch.meshgrid(torch.linspace(-1, 1, HEIGHT), torch.linspace(-1, 1, WIDTH), indexing='ij')
    sea = swell(x, y)
    for n in range(FPS * SECONDS):
        t = n / (FPS * SECONDS) * 2 * math.pi
        u, v = torch.zeros(HEIGHT, WIDTH), torch.zeros(HEIGHT, WIDTH)
        for turns, (uc, us, vc, vs) in sea.items():
            c, s = math.cos(turns * t), math.sin(turns * t)
            u += uc * c - us * s
            v += vc * c - vs * s
        amount = depth * mask * STRENGTH
        moved = F.grid_sample(source, torch.stack([gx + u * amount * .075, gy + v * amount * .085], -1)[None], mode='bilinear', padding_mode='reflection', align_corners=True)[0]
        lit = torch.clamp(moved * (1 + .16 * STRENGTH * v * mask)[None], 0, 1)
        yield (lit.permute(1, 2, 0) * 255).byte().numpy().tobytes()


CODECS = {'.mp4': ['-c:v', 'libx264', '-preset', 'fast', '-profile:v', 'high', '-movflags', '+faststart'],
          '.webm': ['-c:v', 'libvpx-vp9', '-deadline', 'good', '-row-mt', '1', '-cpu-used', '5']}
RATE = 390                # kilobits a second: 390 kB in eight seconds


def loop(name, still):
    command = ['ffmpeg', '-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '%dx%d' % (WIDTH, HEIGHT), '-r', str(FPS), '-i', '-']
    files = [os.path.join(OUT, name + ending) for ending in CODECS]
    for file, codec in zip(files, CODECS.values()):
        command += ['-an', *codec, '-b:v', '%dk' % RATE, '-maxrate', '%dk' % RATE, '-bufsize', '%dk' % (2 * RATE), '-pix_fmt', 'yuv420p', file]
    pipe = subprocess.Popen(command, stdin=subprocess.PIPE)
    for frame in frames(still):
        pipe.stdin.write(frame)
    pipe.stdin.close()
    pipe.wait()
    for file in files:
        size = os.path.getsize(file)
        print(file, size, 'bytes' + (', too large: lower RATE' if size > MOST else ''))


if __name__ == '__main__':
    os.makedirs(OUT, exist_ok=True)
    for name in sys.argv[1:] or LOOPS:
        loop(name, LOOPS[name])
