import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StayForm } from '@/components/stay/stay-form';
import { pluralize } from '@/components/ui/interpolate';
import { getBrand } from '@/content';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

// many presses, on machines that may be busy
jest.setTimeout(30_000);

const { words, findRoom } = getBrand('joya-boutique').stay;

type Dropdown = 'rooms' | 'guests';
type Counted = 'rooms' | 'adults' | 'children';

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

test('FND-02, FND-03: rooms and guests open and close, each for itself', async () => {
  const visitor = openForm();
  expect(panel('rooms')).not.toBeVisible();
  await visitor.click(toggle('rooms'));
  expect(panel('rooms')).toBeVisible();
  expect(panel('guests')).not.toBeVisible();
  await visitor.click(toggle('guests'));
  expect(panel('rooms')).toBeVisible();
  expect(panel('guests')).toBeVisible();
  await visitor.click(toggle('rooms'));
  expect(panel('rooms')).not.toBeVisible();
  expect(panel('guests')).toBeVisible();
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
  expect(number(name)).toHaveTextContent(String(minimum));
  expect(step('decrement', name)).toBeDisabled();
  await visitor.click(step('increment', name));
  expect(number(name)).toHaveTextContent(String(minimum + 1));
  await visitor.click(step('decrement', name));
  expect(number(name)).toHaveTextContent(String(minimum));
  expect(step('decrement', name)).toBeDisabled();
  // a button that becomes disabled hands the focus on
  expect(number(name)).toHaveFocus();
});

test('FND-04, FND-05, FND-06: by arrow keys too, with the limits spoken', async () => {
  const visitor = openForm();
  await visitor.click(toggle('guests'));
  number('adults').focus();
  await visitor.keyboard('{ArrowUp}{ArrowUp}');
  expect(number('adults')).toHaveAttribute('aria-valuenow', '3');
  await visitor.keyboard('{ArrowDown>5/}');
  expect(number('adults')).toHaveAttribute('aria-valuenow', '1');
  expect(number('adults')).toHaveAttribute('aria-valuemin', '1');
  expect(number('children')).toHaveAttribute('aria-valuemin', '0');
});

test('FND-07: no number has an upper end', async () => {
  const visitor = openForm();
  await visitor.click(toggle('rooms'));
  await visitor.click(toggle('guests'));
  for (const name of ['rooms', 'adults', 'children'] as const) {
    const shown = number(name);
    const start = Number(shown.textContent);
    shown.focus();
    await visitor.keyboard('{ArrowUp>30/}');
    expect(shown).toHaveTextContent(String(start + 30));
    expect(step('increment', name)).toBeEnabled();
  }
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
