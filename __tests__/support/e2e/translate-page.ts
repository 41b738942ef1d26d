import type { Page } from '@playwright/test';

/**
 * Translates a page as browsers do: each text is replaced by elements with another text, now and whenever one is added.
 * This language is English in capital letters.
 */
export function translatePage(page: Page): Promise<void> {
  return page.evaluate((nonTranslatable) => {
    function translate(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest(`font, ${nonTranslatable}`)) continue;
        const inner = document.createElement('font');
        inner.textContent = text.data.toUpperCase();
        const outer = document.createElement('font');
        outer.append(inner);
        text.replaceWith(outer);
      }
    }
    translate(document.body);
    new MutationObserver((records) => {
      for (const { target } of records) translate(target);
    }).observe(document.body, { childList: true, subtree: true });
  }, NON_TRANSLATABLE);
}

const NON_TRANSLATABLE = 'script, style, noscript, textarea, [translate=no], .notranslate';

/** All texts of a page, also those that are hidden, in the language of translatePage(). */
export function readTranslatedTexts(page: Page): Promise<string> {
  return page.evaluate((nonTranslatable) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let texts = '';
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (parentElement?.closest('script, style, noscript, [data-loader]')) continue;
      texts += parentElement?.closest(`font, ${nonTranslatable}`) ? data : data.toUpperCase();
    }
    return texts.replace(/\s+/g, ' ');
  }, NON_TRANSLATABLE);
}
