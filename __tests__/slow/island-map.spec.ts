import { getBrand } from '@/content';
import { languages } from '@/content/i18n/languages';
import { expect, PHONE, test } from '../support/e2e/fixtures';
import { brands } from '../support/site';

test.use({ viewport: PHONE });

// in the typeface of each brand
for (const { id, name } of brands) {
  test(`on the map of ${name} no name lies on the coast, on another or at the edge`, async ({ page }) => {
    for (const { code } of languages) {
      await page.goto(getBrand(id, code).pages['explore-island'].href);
      const map = page.locator('main svg[role=img]');
      await map.scrollIntoViewIfNeeded();
      await page.evaluate(() => document.fonts.ready);
      expect(await map.evaluate(findMisplacedNames), code).toEqual([]);
    }
  });
}

/** Names that are partly on land and partly at sea, beyond the edge of the map, or on another name. */
function findMisplacedNames(map: SVGSVGElement): string[] {
  const paths = [...map.querySelectorAll('path')];
  const getArea = ({ width, height }: DOMRect) => width * height;
  // the home is the only other filled path, and smaller
  const land = paths
    .filter((path) => getComputedStyle(path).fill !== 'none')
    .toSorted((a, b) => getArea(b.getBBox()) - getArea(a.getBBox()))[0]!;
  const { x, y, width, height } = map.viewBox.baseVal;
  const names = [...map.querySelectorAll('text')].filter(({ textContent }) => /\D/.test(textContent ?? ''));
  const lines = names.flatMap<Element>((name) =>
    name.children.length > 0 ? [...name.children] : [name],
  ) as SVGTextContentElement[];
  const boxes = lines.map((line) => {
    const first = line.getStartPositionOfChar(0);
    const last = line.getEndPositionOfChar(line.getNumberOfChars() - 1);
    // the height of small letters
    return { text: line.textContent, left: first.x, right: last.x, top: first.y - 9, bottom: first.y };
  });
  return boxes
    .filter(({ left, right, top, bottom }, index) => {
      if (left < x + 2 || right > x + width - 2 || top < y || bottom > y + height) return true;
      if (
        boxes.some(
          (box, other) =>
            other !== index && box.left < right && box.right > left && box.top < bottom && box.bottom > top,
        )
      )
        return true;
      const sides = [left, (left + right) / 2, right].flatMap((px) =>
        [top, bottom].map((py) => land.isPointInFill(new DOMPoint(px, py))),
      );
      return new Set(sides).size > 1;
    })
    .map(({ text }) => text ?? '');
}
