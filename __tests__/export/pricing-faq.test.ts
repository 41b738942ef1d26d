import { getText, getTexts } from '../support/dom-queries';
import { testEachOrSkip } from '../support/each-or-skip';
import { readPage } from '../support/exported-site';
import { brands } from '../support/site';

testEachOrSkip(brands.filter(({ pages }) => !pages.pricing.removed))(
  'TPR-02, TPR-03, TPR-04: each question of $name opens by itself, closed at first',
  ({ pages, pricing: { faq } }) => {
    const questions = [...readPage(pages.pricing.href).querySelectorAll('main details')].map((details) => ({
      texts: [getText(details.querySelector('summary')), ...getTexts(details, 'p')],
      open: details.hasAttribute('open'),
      // those of one name would close each other
      name: details.getAttribute('name'),
    }));
    expect(questions).toEqual(
      faq.list.map(({ question, answer }) => ({ texts: [question, answer], open: false, name: null })),
    );
  },
);
