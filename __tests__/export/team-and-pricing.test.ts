/** @jest-environment jsdom */
import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('the prices of $name', ({ pages, pricing: { faq, extras } }) => {
  const main = readPage(pages.pricing.href).querySelector('main')!;
  const questions = [...main.querySelectorAll('details')];

  test('each question has its answer', () => {
    expect(questions.map((each) => [textOf(each.querySelector('summary')), ...textsOf(each, 'p')])).toEqual(
      faq.list.map(({ question, answer }) => [question, answer]),
    );
  });

  test('TPR-02: the answers are closed at first', () => {
    expect(questions.filter(({ open }) => open)).toEqual([]);
  });

  test('TPR-03, TPR-04: each opens for itself: those of one name would close each other', () => {
    expect(questions.filter((each) => each.hasAttribute('name'))).toEqual([]);
  });

  test('every extra has the placeholder title and price', () => {
    const cards = [...main.querySelectorAll('li h3')].map((heading) => [
      textOf(heading),
      ...textsOf(heading.parentElement, 'p'),
    ]);
    expect(cards).toEqual(extras.items.map(({ text }) => [extras.title, extras.price, text]));
  });

  test('the purchase can be pressed, belongs to no form, and says that it does nothing', () => {
    // a notice below the header has a button of its own
    const buttons = [...main.querySelectorAll('button')].filter((one) => !one.closest('[role=note]'));
    expect(
      buttons.map(({ textContent, type, disabled, form }) => [textContent, type, disabled, form]),
    ).toEqual([[extras.purchaseLabel, 'button', false, null]]);
    const note = main.querySelector(`#${buttons[0]?.getAttribute('aria-describedby')}`);
    expect(textOf(note)).toBe(extras.purchaseNote);
  });
});
