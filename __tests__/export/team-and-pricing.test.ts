/** @jest-environment jsdom */
import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the prices of $name', ({ pages, pricing: { faq, extras } }) => {
  const main = readPage(pages.pricing.href).querySelector('main')!;

  test('TPR-02, TPR-03, TPR-04: each question has its answer, closed at first, and opens for itself', () => {
    const questions = [...main.querySelectorAll('details')].map((each) => ({
      texts: [textOf(each.querySelector('summary')), ...textsOf(each, 'p')],
      open: each.open,
      // those of one name would close each other
      name: each.getAttribute('name'),
    }));
    expect(questions).toEqual(
      faq.list.map(({ question, answer }) => ({ texts: [question, answer], open: false, name: null })),
    );
  });

  test('every extra has the placeholder title and price', () => {
    const cards = [...main.querySelectorAll('li h3')].map((title) => [
      textOf(title),
      ...textsOf(title.parentElement, 'p'),
    ]);
    expect(cards).toEqual(extras.items.map(({ text }) => [extras.title, extras.price, text]));
  });

  test('the purchase can be pressed, belongs to no form, and says that it does nothing', () => {
    // a notice below the header has a button of its own
    const buttons = [...main.querySelectorAll('button')].filter((one) => !one.closest('[role=note]'));
    expect(buttons).toHaveLength(1);
    expect(buttons[0]).toMatchObject({
      textContent: extras.purchaseLabel,
      type: 'button',
      disabled: false,
      form: null,
    });
    const note = main.querySelector(`#${buttons[0]?.getAttribute('aria-describedby')}`);
    expect(textOf(note)).toBe(extras.purchaseNote);
  });
});
