"""Paints shots of shots.py by name:

    blender -b -noaudio -P art/paint.py -- villa-pool-beach [more names | all] [--test | --develop]

--test: small and quick into art/out/, to judge before the large one.
--develop: brightness, haze and film anew from the light that was kept when it was painted, without rendering."""
import importlib
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True
import numpy as np                  # noqa: E402
import painted                      # noqa: E402
from shots import SHOTS, SIZES      # noqa: E402

PHOTOS = os.path.join(os.path.dirname(HERE), 'content', 'photos')


def graded(shot, sky):
    grade = sky.TIMES[shot.time](shot.sun)
    for key, value in shot.grade.items():
        setattr(grade, key, value)
    return grade


def paint(name, test, again):
    from studio import geometry, render, sky
    shot = SHOTS[name]
    geometry.reset()
    scene = importlib.import_module('sets.' + shot.set)      # a set may bring times of day of its own
    if again:
        grade = graded(shot, sky)
        kept = np.load(render.negative(name))
        colour, distance = kept['colour'].astype(np.float32), kept['distance'].astype(np.float32)[..., None]
        render.develop(os.path.join(PHOTOS, name + '.jpg'), colour, distance, grade, shot.flip)
        render.leave()
    view = dict(scene.CAMERAS[shot.camera])
    sky.look_along(view['loc'], view['target'], shot.other_clouds)
    scene.build(**shot.options)
    grade = graded(shot, sky)
    render.camera(**view)
    width, height = SIZES[shot.size]
    if test:
        render.render(os.path.join(HERE, 'out', name + '.jpg'), 480, 320, 5, grade, shot.flip, True)
    else:
        seconds = render.render(os.path.join(PHOTOS, name + '.jpg'), width, height, shot.samples, grade, shot.flip)
        painted.note(name, width, height, shot.samples, seconds)
    render.leave()


def main():
    words = sys.argv[sys.argv.index('--') + 1:]
    test, again = '--test' in words, '--develop' in words
    names = [w for w in words if not w.startswith('-')]
    if names == ['all']:
        names = list(SHOTS)
    unknown = [n for n in names if n not in SHOTS]
    if unknown or not names:
        print(__doc__, '\nunknown: ' + ', '.join(unknown) if unknown else '', '\nnames: ' + ', '.join(SHOTS))
        return
    if len(names) == 1:
        paint(names[0], test, again)
    for name in names:                  # one process a picture: torch and Blender do not share one for long
        subprocess.run([sys.argv[0], '-b', '-noaudio', '-P', os.path.abspath(__file__), '--', name] + (['--test'] if test else ['--develop'] if again else []))


main()
