import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What axe finds on the page as it is now. @param rules all by default */
export async function findAccessibilityIssues(page: Page, ...rules: string[]): Promise<string[]> {
  // injected once for a document
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    // nodes that pass are not listed; frames here are of other hosts
    (options) => window.axe.run({ ...options, resultTypes: ['violations'], iframes: false }),
    // the rule that WCAG 2.2 adds is off by default
    rules.length > 0 ? { runOnly: rules } : { rules: { 'target-size': { enabled: true } } },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} at ${target.join(' ')}: ${failureSummary?.split('\n').pop()?.trim()}`,
    ),
  );
}

/** The element that overflows the viewport, if any. */
export function findOverflowingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map(
        (element) =>
          `${element.tagName} ${element.className} ends at ${element.getBoundingClientRect().right}`,
      );
  });
}

/** Words of headings that are broken because their column is too narrow. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll('h1, h2, h3')]
      .filter((heading) => heading.checkVisibility())
      .flatMap((heading) => [...heading.childNodes].filter((node) => node instanceof Text));
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[^\s-]+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(([word]) => `"${word}" of "${text.data}" is broken`),
    );
  });
}

/** Texts that a box cuts, or that leave their button. Slides and panels that are wholly hidden do not count. */
export function findCutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    function findCut(text: Node): Element | null {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { top, bottom, left, right } = range.getBoundingClientRect();
      let isScrolledAcross = false;
      for (let box = text.parentElement; box; box = box.parentElement) {
        const { overflowX, overflowY, clipPath, borderTopStyle } = getComputedStyle(box);
        const edges = box.getBoundingClientRect();
        const isHidden =
          edges.left >= right || edges.right <= left || edges.top >= bottom || edges.bottom <= top;
        // for screen readers alone
        if (isHidden || clipPath !== 'none') return null;
        const isButton = box.matches('a, button') && borderTopStyle !== 'none';
        isScrolledAcross ||= /auto|scroll/.test(overflowX);
        const isCutAcross = !isScrolledAcross && (left < edges.left - 1 || right > edges.right + 1);
        const isCutAlong = top < edges.top - 1 || bottom > edges.bottom + 1;
        if (isCutAcross && (isButton || /hidden|clip/.test(overflowX))) return box;
        if (isCutAlong && (isButton || /hidden|clip/.test(overflowY))) return box;
      }
      return null;
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      const box = findCut(text);
      if (box) found.push(`"${text.textContent.trim()}" is cut by ${box.tagName} ${box.className}`);
    }
    return found;
  });
}

/** As a visitor sets it in the browser: media queries in em and rem follow it, unlike a style of the page. */
export async function setDefaultFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}
