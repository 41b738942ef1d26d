import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inlineScript } from '@/components/shell/inline-script';
import { StayForm } from '@/components/stay/stay-form';
import { pluralize } from '@/components/ui/interpolate';
import { getBrand } from '@/content';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

// many presses, on machines that may be busy
jest.setTimeout(30_000);

const { words, findRoom } = getBrand('joya-boutique').stay;

type Dropdown = 'rooms' | 'guests';
type Counted = 'rooms' | 'adults' | 'children';

beforeAll(() => window.eval(inlineScript));
beforeEach(() => window.history.replaceState(null, '', '/'));

function openForm() {
  render(
    <StayForm action="/house/room_details" words={{ ...words, ...findRoom.words }}>
      <p>Below the bar</p>
    </StayForm>,
  );
  return userEvent.setup({ delay: null });
}

const toggle = (name: Dropdown) =>
  screen.getByText(words[name], { selector: 'summary > *' }).closest('summary')!;
const panel = (name: Dropdown) =>
  within(toggle(name).closest('details')!).getByRole('group', { name: words[name] });
const number = (name: Counted) => screen.getByRole('spinbutton', { name: words[name] });
const step = (direction: 'increment' | 'decrement', name: Counted) =>
  screen.getByRole('button', { name: findRoom.words[direction][name] });

test('FND-02, FND-03: rooms and guests open and close', async () => {
  const visitor = openForm();
  for (const name of ['rooms', 'guests'] as const) {
    expect(panel(name)).not.toBeVisible();
    await visitor.click(toggle(name));
    expect(panel(name)).toBeVisible();
    await visitor.click(toggle(name));
    expect(panel(name)).not.toBeVisible();
  }
});

test('FND-03: a click elsewhere and Escape close them', async () => {
  const visitor = openForm();
  await visitor.click(toggle('guests'));
  await visitor.click(screen.getByText('Below the bar'));
  expect(panel('guests')).not.toBeVisible();
  await visitor.click(toggle('guests'));
  step('increment', 'adults').focus();
  await visitor.keyboard('{Escape}');
  expect(panel('guests')).not.toBeVisible();
  expect(toggle('guests')).toHaveFocus();
});

test.each([
  ['FND-04', 'rooms', 'rooms', 1],
  ['FND-05', 'guests', 'adults', 1],
  ['FND-06', 'guests', 'children', 0],
] as const)('%s: %s start with as many %s as there must be: %i', async (_, dropdown, name, minimum) => {
  const visitor = openForm();
  await visitor.click(toggle(dropdown));
  expect(number(name)).toHaveValue(minimum);
  expect(step('decrement', name)).toBeDisabled();
  await visitor.click(step('increment', name));
  expect(number(name)).toHaveValue(minimum + 1);
  await visitor.click(step('decrement', name));
  expect(number(name)).toHaveValue(minimum);
  expect(step('decrement', name)).toBeDisabled();
  // a button that becomes disabled hands the focus on
  expect(step('increment', name)).toHaveFocus();
});

test.each(['', '0', '-3', '1.7', 'many'])('FND-04: "%s" typed becomes the fewest rooms', async (typed) => {
  const visitor = openForm();
  await visitor.click(toggle('rooms'));
  await visitor.clear(number('rooms'));
  if (typed) await visitor.type(number('rooms'), typed);
  await visitor.tab();
  expect(number('rooms')).toHaveValue(1);
  expect(step('decrement', 'rooms')).toBeDisabled();
});

test('FND-07: no number has an upper end', async () => {
  const visitor = openForm();
  for (const name of ['rooms', 'adults', 'children'] as const) {
    await visitor.click(toggle(name === 'rooms' ? 'rooms' : 'guests'));
    const start = Number((number(name) as HTMLInputElement).value);
    for (let pressed = 0; pressed < 30; pressed += 1) fireEvent.click(step('increment', name));
    expect(number(name)).toHaveValue(start + 30);
    expect(step('increment', name)).toBeEnabled();
    await visitor.click(toggle(name === 'rooms' ? 'rooms' : 'guests'));
  }
});

test('what is chosen is in the address, for Back and a reload', async () => {
  const visitor = openForm();
  await visitor.type(screen.getByLabelText(words.checkIn), '2031-05-10');
  await visitor.click(toggle('guests'));
  await visitor.click(step('increment', 'children'));
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toMatchObject({
    check_in: '2031-05-10',
    children: '1',
  });
});

const chosen = (adults: number, children: number) =>
  `${pluralize(adults, words.adult, 'en-GB')}, ${pluralize(children, words.child, 'en-GB')}`;

test('the closed field says what was chosen', async () => {
  const visitor = openForm();
  await visitor.click(toggle('guests'));
  await visitor.click(step('increment', 'children'));
  expect(toggle('guests')).toHaveTextContent(chosen(1, 1));
  await visitor.click(step('increment', 'children'));
  expect(toggle('guests')).toHaveTextContent(chosen(1, 2));
});
