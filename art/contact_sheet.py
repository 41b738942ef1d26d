"""All painted pictures, small, with their names: art/contact-sheet.jpg.   /usr/bin/python3 art/contact_sheet.py"""
import os

from PIL import Image, ImageDraw, ImageFont

import painted
from shots import SHOTS

HERE = os.path.dirname(os.path.abspath(__file__))
PHOTOS = os.path.join(os.path.dirname(HERE), 'content', 'photos')
COLUMNS, W, H, LINE, GAP = 8, 180, 120, 15, 6


def main():
    names = [n for n in SHOTS if n in painted.read()]
    rows = -(-len(names) // COLUMNS)
    sheet = Image.new('RGB', (COLUMNS * (W + GAP) + GAP, rows * (H + LINE + GAP) + GAP), '#FBF7F0')
    draw, font = ImageDraw.Draw(sheet), ImageFont.load_default()
    for i, name in enumerate(names):
        x, y = GAP + (i % COLUMNS) * (W + GAP), GAP + (i // COLUMNS) * (H + LINE + GAP)
        picture = Image.open(os.path.join(PHOTOS, name + '.jpg')).convert('RGB')
        sheet.paste(picture.resize((W, H), Image.LANCZOS), (x, y))
        draw.text((x + 2, y + H + 2), name, fill='#0F2B33', font=font)
    quality = 82
    while True:
        sheet.save(os.path.join(HERE, 'contact-sheet.jpg'), quality=quality, optimize=True)
        if os.path.getsize(os.path.join(HERE, 'contact-sheet.jpg')) < 500_000:
            break
        quality -= 4


main()
