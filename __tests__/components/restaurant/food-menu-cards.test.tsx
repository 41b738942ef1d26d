import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FoodMenuJsonEntry } from '@/content/model/food-menu';
import { BOUTIQUE } from '../../support/brands';
import { importIsolated } from '../../support/import-isolated';
import { mockFailedFetch, mockFetchedJson } from '../../support/mock-fetch';

const { filterLabel, showAll, fallbackTexts } = BOUTIQUE.restaurant.menu;
const categories = [
  { id: 'breakfast', label: 'Breakfast' },
  { id: 'dinner', label: 'Dinner' },
] as const;

const printed: readonly FoodMenuJsonEntry[] = [
  { category: 'breakfast', image: '/photos/breakfast-1.webp', alt: 'Fruit' },
  { category: 'breakfast', image: '/photos/breakfast-2.webp', alt: 'Bread' },
  { category: 'dinner', image: '/photos/dinner-1.webp', alt: 'Fish' },
];

const FILE = '/data/food-menu.json';

let FoodMenuCards: typeof import('@/components/restaurant/food-menu-cards').FoodMenuCards;

beforeEach(async () => {
  ({ FoodMenuCards } = await importIsolated(() => import('@/components/restaurant/food-menu-cards')));
  jest.spyOn(console, 'error').mockImplementation();
});

const renderMenu = () =>
  render(
    <FoodMenuCards
      file={FILE}
      {...{ filterLabel, showAll, categories, fallbackTexts }}
      prerendered={printed}
      photos={Object.fromEntries(
        // eslint-disable-next-line @next/next/no-img-element
        printed.map(({ image, alt }) => [image, <img key={image} src={image} alt={`${alt}, as printed`} />]),
      )}
    />,
  );

/** The alt texts of the dishes that are shown. */
const dishes = () => screen.getAllByRole('img').map((photo) => photo.getAttribute('alt'));
const PRINTED = ['Fruit, as printed', 'Bread, as printed', 'Fish, as printed'];
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('NET-02, SVC-08, SVC-09, SVC-18: a filter shows its cards; pressed again it shows all', async () => {
  mockFetchedJson(printed);
  renderMenu();
  expect(dishes()).toEqual(PRINTED);
  await press('Dinner');
  expect(dishes()).toEqual(PRINTED.slice(2));
  await press('Breakfast');
  const selected = screen.getByRole('button', { pressed: true });
  expect(selected).toHaveTextContent('Breakfast');
  expect(selected).toHaveAccessibleDescription(showAll);
  expect(dishes()).toEqual(PRINTED.slice(0, 2));
  await press('Breakfast');
  expect(dishes()).toEqual(PRINTED);
  expect(selected).not.toHaveAccessibleDescription();
  expect(jest.mocked(fetch).mock.calls).toEqual([[FILE, { cache: 'no-cache' }]]);
});

const UNKNOWN = { category: '__proto__', image: '__proto__' };
const ELSEWHERE = { category: 'dinner', image: 'https://pictures.example/fish.jpg' };

test.each([
  ['a new picture', [{ category: 'dinner', image: '/uploads/a.jpg' }], ['Dinner'], 0],
  ['entries without a picture', [{ category: 'dinner' }, null, UNKNOWN], [], 3],
  ['a picture of another site', [ELSEWHERE], [], 1],
])('a file with %s shows what can be shown, and logs the mistakes', async (_, added, others, logged) => {
  mockFetchedJson([printed[0], ...added]);
  renderMenu();
  await waitFor(() => expect(dishes()).toEqual(['Fruit, as printed', ...others]));
  expect(console.error).toHaveBeenCalledTimes(logged);
  await press('Breakfast');
  expect(dishes()).toEqual(['Fruit, as printed']);
});

test('a dish shows its own words; the fallback text is shown for what is missing', async () => {
  mockFetchedJson([
    { ...printed[0], name: 'Mandazi', price: '€ 2.00', text: 'With cardamom.' },
    { ...printed[1], name: 'Chapati', price: 2 },
  ]);
  renderMenu();
  await screen.findByText('Mandazi');
  const shown = screen
    .getAllByRole('listitem')
    .map((card) => [...card.querySelectorAll('p')].map(({ textContent }) => textContent));
  expect(shown).toEqual([
    ['Mandazi', '€ 2.00', 'With cardamom.'],
    ['Chapati', fallbackTexts.price, fallbackTexts.text],
  ]);
});

test.each([
  ['a failed request', mockFailedFetch],
  ['a file that holds no list', () => mockFetchedJson({ items: 'none' })],
  ['a file without a dish', () => mockFetchedJson([])],
])('SVC-14: after %s the printed menu stays, and the failure is logged', async (_name, fail) => {
  fail();
  renderMenu();
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(1));
  expect(dishes()).toEqual(PRINTED);
});
