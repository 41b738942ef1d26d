import type { Page } from '@playwright/test';

/** Red, green, blue (0 to 255) and alpha (0 to 1). */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number];

export function parseColour(page: Page, css: string): Promise<Colour> {
  return page.evaluate((value) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.fillStyle = value;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255] as const;
  }, css);
}

/** Relative luminance as WCAG defines it. */
export function luminance([red, green, blue]: Colour): number {
  const [r, g, b] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
