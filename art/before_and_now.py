"""Pairs of pictures, the older on the left: art/before-and-now.jpg.   /usr/bin/python3 art/before_and_now.py FOLDER name [name ...]
FOLDER holds the older ones, for example from `git worktree add FOLDER main` its content/photos."""
import os
import sys

from PIL import Image, ImageDraw, ImageFont

HERE = os.path.dirname(os.path.abspath(__file__))
PHOTOS = os.path.join(os.path.dirname(HERE), 'content', 'photos')
W, H, LINE, GAP = 600, 400, 16, 8


def main(folder, names):
    sheet = Image.new('RGB', (2 * W + 3 * GAP, len(names) * (H + LINE + GAP) + GAP), '#FBF7F0')
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default()
    for i, name in enumerate(names):
        y = GAP + i * (H + LINE + GAP)
        for j, where in enumerate((folder, PHOTOS)):
            picture = Image.open(os.path.join(where, name + '.jpg')).convert('RGB')
            sheet.paste(picture.resize((W, H), Image.LANCZOS), (GAP + j * (W + GAP), y))
        draw.text((GAP + 2, y + H + 2), name, fill='#0F2B33', font=font)
    sheet.save(os.path.join(HERE, 'before-and-now.jpg'), quality=78, optimize=True)


main(sys.argv[1], sys.argv[2:])
