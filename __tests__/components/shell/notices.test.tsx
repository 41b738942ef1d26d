import { render, screen } from '@testing-library/react';
import { Notices } from '@/components/shell/notices';
import type { NoticePage } from '@/content';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

function textsAt(address: string, home: string, homePage: NoticePage, pages?: readonly NoticePage[]) {
  path = address;
  const { unmount } = render(
    <Notices
      notices={[{ id: 'one', text: 'A notice.', ...(pages && { pages }) }]}
      home={home}
      homePage={homePage}
      closeLabel="Close this notice"
    />,
  );
  const texts = screen.queryAllByRole('note').map(({ textContent }) => textContent);
  unmount();
  return texts;
}

const SHOWN = ['A notice.'];

test.each([
  ['/lodge', '/lodge', 'home', ['home'], SHOWN],
  ['/lodge/', '/lodge', 'home', ['home'], SHOWN],
  ['/lodge/about', '/lodge', 'home', ['home'], []],
  ['/lodge/it/restaurant', '/lodge/it', 'home', ['restaurant'], SHOWN],
  ['/lodge/restaurant.html', '/lodge', 'home', ['restaurant', 'home'], SHOWN],
  ['/lodge/room/4', '/lodge', 'home', ['room'], SHOWN],
  ['/lodge/room_details', '/lodge', 'home', ['room'], []],
  ['/', '/', 'landing', ['landing'], SHOWN],
  ['/', '/', 'landing', ['home'], []],
  ['/it', '/it', 'landing', ['landing'], SHOWN],
  ['/restaurant', '/', 'landing', ['restaurant'], SHOWN],
  ['/lodge/anything', '/lodge', 'home', undefined, SHOWN],
] as const)('at %s, below %s, called %s, a notice for %j', (address, home, homePage, pages, texts) => {
  expect(textsAt(address, home, homePage, pages)).toEqual(texts);
});

test('the button says what it does, and which notice it closes', () => {
  textsAt('/', '/', 'landing');
  render(
    <Notices notices={[{ id: 'one', text: 'A notice.' }]} home="/" homePage="landing" closeLabel="Close" />,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button).toHaveAccessibleDescription('A notice.');
});
