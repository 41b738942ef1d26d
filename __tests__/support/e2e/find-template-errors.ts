import type { Page } from '@playwright/test';

/** Errors of templates in a page, whatever its content: code words, empty elements and duplicate ids. */
export function findTemplateErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CODE = /\bundefined\b|\bnull\b|\bNaN\b|\[object |Invalid Date|\{\w+(?::\w+)?\}/;
    /** Elements that must have a text, a picture or a control. */
    const CONTAINERS =
      'h1, h2, h3, h4, p, ul, ol, li, dl, dt, dd, a, button, label, table, tr, th, td, figure, figcaption, blockquote, nav, header, footer, aside, section, article, form, fieldset, summary, details, select, option, small, strong';
    const CONTENT = 'img, svg, video, iframe, input, select, textarea, canvas, picture';
    const describe = (element: Element) => element.outerHTML.slice(0, 160);
    const errors: string[] = [];
    const isHidden = (element: Element) =>
      !element.checkVisibility() || element.closest('[hidden], template, noscript') !== null;
    for (const element of document.body.querySelectorAll(CONTAINERS)) {
      const isStatus = element.matches('[role=status], [role=alert], [aria-live]');
      const accessibleName =
        element.textContent?.trim() || element.getAttribute('aria-label') || element.getAttribute('title');
      if (
        !accessibleName &&
        !element.matches(CONTENT) &&
        !element.querySelector(CONTENT) &&
        !isHidden(element) &&
        !isStatus
      )
        errors.push(`empty: ${describe(element)}`);
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (CODE.test(text.textContent ?? '') && !text.parentElement?.closest('script, style'))
        errors.push(`code word: ${text.textContent?.trim().slice(0, 160)}`);
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes)
        if (CODE.test(value) && name !== 'content' && !/^on|^srcset$|^style$/.test(name))
          errors.push(`code word: ${name}="${value.slice(0, 160)}"`);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
      errors.push(`duplicate id: "${id}"`);
    return errors;
  });
}
