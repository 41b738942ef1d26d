"""Intel Open Image Denoise's network, run with torch; weights (.tza) come from the npm package `denoiser`."""
import os
import struct

import numpy as np
import torch
import torch.nn.functional as F

torch.set_num_threads(2)
WEIGHTS = os.environ.get('OIDN_WEIGHTS') or os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'weights')


def load(name):
    data = open(os.path.join(WEIGHTS, name + '.tza'), 'rb').read()
    magic, _, _, off = struct.unpack_from('<HBBQ', data, 0)
    assert magic == 0x41D7, name
    count, = struct.unpack_from('<I', data, off)
    off += 4
    tensors = {}
    for _ in range(count):
        n, = struct.unpack_from('<H', data, off)
        off += 2
        key = data[off:off + n].decode()
        off += n
        rank = data[off]
        off += 1
        dims = struct.unpack_from('<%dI' % rank, data, off)
        off += 4 * rank + rank          # the layout's letters follow the dimensions
        kind = chr(data[off])
        off += 1
        at, = struct.unpack_from('<Q', data, off)
        off += 8
        values = np.frombuffer(data, '<f2' if kind == 'h' else '<f4', int(np.prod(dims)), at)
        tensors[key] = torch.from_numpy(values.astype(np.float32).reshape(dims).copy())
    return tensors


# the transfer function the network was trained with, and its inverse
A, B, C, D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
E, G, H = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(y + G) + H))


def decode(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - H) / E) - G))


SCALE = float(1 / encode(np.array(65504.)))


def network(t, x):
    def conv(name, x):
        return F.relu(F.conv2d(x, t[name + '.weight'], t[name + '.bias'], padding=1))

    def up(x):
        return F.interpolate(x, scale_factor=2, mode='nearest')

    skip = [x]
    x = F.max_pool2d(conv('enc_conv1', conv('enc_conv0', x)), 2)
    for i in (2, 3):
        skip.append(x)
        x = F.max_pool2d(conv('enc_conv%d' % i, x), 2)
    skip.append(x)
    x = F.max_pool2d(conv('enc_conv4', x), 2)
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    for i in (4, 3, 2, 1):
        x = torch.cat([up(x), skip.pop()], 1)
        x = conv('dec_conv%db' % i, conv('dec_conv%da' % i, x))
    return conv('dec_conv0', x)


def run(weights, picture):
    """pads by reflection to multiples of 16, the network halves the picture four times"""
    h, w = picture.shape[:2]
    padded = np.pad(picture, ((0, -h % 16), (0, -w % 16), (0, 0)), mode='reflect').transpose(2, 0, 1)[None]
    with torch.no_grad():
        y = network(weights, torch.from_numpy(np.ascontiguousarray(padded, dtype=np.float32)))
    return y[0].numpy().transpose(1, 2, 0)[:h, :w]


def denoise(colour, albedo, normal, clean_guides=False):
    """`clean_guides` filters albedo and normal first: a little crisper, three times the work"""
    colour = np.nan_to_num(np.maximum(colour, 0), posinf=1e4)
    albedo, normal = np.clip(albedo, 0, 1), np.clip(normal * .5 + .5, 0, 1)
    model = 'rt_hdr_alb_nrm'
    if clean_guides:
        albedo, normal, model = np.clip(run(load('rt_alb'), albedo), 0, 1), np.clip(run(load('rt_nrm'), normal), 0, 1), 'rt_hdr_calb_cnrm'
    light = colour @ np.array([.212671, .715160, .072169])
    h, w = light.shape
    tiles = light[:h // 16 * 16, :w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    scale = .18 / np.exp2(np.log2(tiles[tiles > 1e-8]).mean())
    x = np.concatenate([encode(colour * scale) * SCALE, albedo, normal], 2)
    y = run(load(model), x)
    return (np.maximum(decode(np.clip(y, 0, 1) / SCALE), 0) / scale).astype(np.float32)
