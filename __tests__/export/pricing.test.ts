import { brands } from '@/content';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

test.each(brands)(
  'TPR-02, TPR-03, TPR-04: at $name each question has its answer, closed at first, and opens for itself',
  ({ pages, pricing: { faq } }) => {
    const questions = [...readPage(pages.pricing.href).querySelectorAll('main details')].map((each) => ({
      texts: [textOf(each.querySelector('summary')), ...textsOf(each, 'p')],
      open: each.hasAttribute('open'),
      // those of one name would close each other
      name: each.getAttribute('name'),
    }));
    expect(questions).toEqual(
      faq.list.map(({ question, answer }) => ({ texts: [question, answer], open: false, name: null })),
    );
  },
);
