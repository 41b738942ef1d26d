/** @jest-environment jsdom */
import { describeEachBrand } from '../support/brands';
import { textOf, textsOf } from '../support/elements';
import { readPage } from '../support/exported';

describeEachBrand((expected) => {
  const { words, findRoom } = expected.brand.stay;
  const page = () => readPage(`${expected.path}/find_room`);

  test('FND-01, FND-08: the bar has two labelled date fields, both required and empty, without bounds', () => {
    const bar = page().querySelector(`[role=group][aria-label="${findRoom.words.bar}"]`);
    const fields = [...(bar?.querySelectorAll<HTMLInputElement>('input[type=date]') ?? [])];
    expect(fields.map((field) => textOf(field.closest('label')))).toEqual([words.checkIn, words.checkOut]);
    for (const { required, value, min, max } of fields) {
      expect({ required, value, min, max }).toEqual({ required: true, value: '', min: '', max: '' });
    }
  });

  test('FND-10, CST-14: every demo card is marked as a sample and has its price and its button', () => {
    const cards = [...page().querySelectorAll(`ul[aria-label="${findRoom.words.cards}"] > li`)];
    expect(
      cards.map((card) => ({
        texts: textsOf(card, 'span, h3, p'),
        buttons: [...card.querySelectorAll('button[name=room]')].map((button) => [
          button.getAttribute('value'),
          textOf(button),
        ]),
      })),
    ).toEqual(
      findRoom.demoRooms.map(({ id, title, text, priceText }) => ({
        texts: [words.sampleBadge, title, text, priceText],
        buttons: [[id, findRoom.words.checkout]],
      })),
    );
  });
});
