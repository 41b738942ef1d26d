import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { handleNumberInputs } from '@/browser/head/handle-number-inputs';
import { FindRoomForm } from '@/components/stay/find-room-form';
import { BOUTIQUE } from '../../support/brands';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const { labels, findRoom } = BOUTIQUE.stay;

type Disclosure = 'rooms' | 'guests';
type Counted = 'rooms' | 'adults' | 'children';

let visitor: UserEvent;

beforeAll(handleNumberInputs);
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  visitor = userEvent.setup({ delay: null });
  render(
    <FindRoomForm action="/house/room_details" labels={{ ...labels, ...findRoom.labels }}>
      <p>Below the bar</p>
    </FindRoomForm>,
  );
});

const toggle = (name: Disclosure) =>
  screen.getByText(labels[name], { selector: 'summary > *' }).closest('summary')!;
const panel = (name: Disclosure) =>
  within(toggle(name).closest('details')!).getByRole('group', { name: labels[name] });
const number = (name: Counted) => screen.getByRole('spinbutton', { name: labels[name] });
const step = (direction: 'increment' | 'decrement', name: Counted) =>
  screen.getByRole('button', { name: findRoom.labels[direction][name] });

test.each(['rooms', 'guests'] as const)(
  'FND-02, FND-03: %s open; a click elsewhere closes them, and so does Escape, which restores focus',
  async (name) => {
    expect(panel(name)).not.toBeVisible();
    await visitor.click(toggle(name));
    expect(panel(name)).toBeVisible();
    await visitor.click(screen.getByText('Below the bar'));
    expect(panel(name)).not.toBeVisible();
    await visitor.click(toggle(name));
    step('increment', name === 'rooms' ? name : 'adults').focus();
    await visitor.keyboard('{Escape}');
    expect(panel(name)).not.toBeVisible();
    expect(toggle(name)).toHaveFocus();
  },
);

test.each([
  { id: 'FND-04', dropdown: 'rooms', name: 'rooms', minimum: 1 },
  { id: 'FND-05', dropdown: 'guests', name: 'adults', minimum: 1 },
  { id: 'FND-06', dropdown: 'guests', name: 'children', minimum: 0 },
] as const)(
  '$id, FND-07: $name have a minimum of $minimum and no maximum',
  async ({ dropdown, name, minimum }) => {
    await visitor.click(toggle(dropdown));
    expect(number(name)).toHaveValue(minimum);
    expect(step('decrement', name)).toBeDisabled();
    await visitor.click(step('increment', name));
    await visitor.click(step('decrement', name));
    expect(number(name)).toHaveValue(minimum);
    // a button that becomes disabled moves the focus
    const more = step('increment', name);
    expect(more).toHaveFocus();
    for (let pressed = 0; pressed < 30; pressed += 1) fireEvent.click(more);
    expect(number(name)).toHaveValue(minimum + 30);
    expect(more).toBeEnabled();
  },
);

test.each(['', '0', '1.7', 'many'])('FND-04: "%s" typed becomes the fewest rooms', async (typed) => {
  await visitor.click(toggle('rooms'));
  await visitor.clear(number('rooms'));
  if (typed) await visitor.type(number('rooms'), typed);
  await visitor.tab();
  expect(number('rooms')).toHaveValue(1);
  expect(step('decrement', 'rooms')).toBeDisabled();
});
