import { render, screen } from '@testing-library/react';
import { Notices } from '@/components/shell/notices';
import type { NoticePageName } from '@/content/model/notices';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

function show(address: string, home: string, homePage: NoticePageName, pages?: readonly NoticePageName[]) {
  path = address;
  const notice = { id: 'one', text: 'A notice.', ...(pages && { pages }) };
  render(<Notices notices={[notice]} home={home} homePage={homePage} closeLabel="Close" />);
}

const SHOWN = ['A notice.'];

test.each([
  ['/lodge', '/lodge', 'home', ['home'], SHOWN],
  ['/lodge/about', '/lodge', 'home', ['home'], []],
  ['/lodge/it/restaurant', '/lodge/it', 'home', ['restaurant'], SHOWN],
  ['/lodge/restaurant.html', '/lodge', 'home', ['restaurant', 'home'], SHOWN],
  ['/lodge/room_details', '/lodge', 'home', ['room'], []],
  ['/', '/', 'landing', ['landing'], SHOWN],
  ['/lodge/anything', '/lodge', 'home', undefined, SHOWN],
] as const)('at %s, below %s, called %s, a notice for %j', (address, home, homePage, pages, texts) => {
  show(address, home, homePage, pages);
  expect(screen.queryAllByRole('note').map(({ textContent }) => textContent)).toEqual(texts);
});

test('the button says what it does, and which notice it closes', () => {
  show('/', '/', 'landing');
  expect(screen.getByRole('button', { name: 'Close' })).toHaveAccessibleDescription('A notice.');
});
