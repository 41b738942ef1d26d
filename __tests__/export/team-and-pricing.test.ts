/** @jest-environment jsdom */
import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describe.each(brands)('$name', ({ id, team, pricing }) => {
  test('TPR-01, CST-14: Our Team shows who does what', () => {
    const main = readPage(`/${id}/our_team`).querySelector('main')!;
    expect(textsOf(main, 'p')).toContain(team.intro.eyebrow);
    expect(textsOf(main, 'h3')).toEqual(team.members.map(({ role }) => role));
  });

  const main = readPage(`/${id}/pricing`).querySelector('main')!;

  test('TPR-02, TPR-03, TPR-04: the answers are closed at first, and each opens and closes for itself', () => {
    const questions = [...main.querySelectorAll('details')];
    expect(questions.map((each) => [textOf(each.querySelector('summary')), ...textsOf(each, 'p')])).toEqual(
      pricing.faq.list.map(({ question, answer }) => [question, answer]),
    );
    expect(questions.filter(({ open }) => open)).toEqual([]);
    // those of one name would close each other
    expect(questions.filter((each) => each.hasAttribute('name'))).toEqual([]);
  });

  test('TPR-05, CST-14: every extra has the title and the price that stand for a real one', () => {
    const { items, title, price } = pricing.extras;
    const cards = [...main.querySelectorAll('li h3')].map((heading) => [
      textOf(heading),
      ...textsOf(heading.parentElement!, 'p'),
    ]);
    expect(cards).toEqual(items.map(({ text }) => [title, price, text]));
  });

  test('TPR-06: the purchase can be pressed, belongs to no form, and says that it does nothing', () => {
    // a notice below the header has a button of its own
    const [button, ...others] = [...main.querySelectorAll('button')].filter(
      (one) => !one.closest('[role=note]'),
    );
    expect([others.length, button?.textContent]).toEqual([0, pricing.extras.purchaseLabel]);
    expect([button?.type, button?.disabled, button?.form]).toEqual(['button', false, null]);
    const note = main.querySelector(`#${button?.getAttribute('aria-describedby')}`);
    expect(note?.textContent).toBe(pricing.extras.purchaseNote);
  });
});
