import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { restorePreferences } from '@/components/shell/restore-preferences';
import { ThemeToggle } from '@/components/shell/theme-toggle';

const root = document.documentElement;

/** What the inline script of the head does on the next page. */
function openNextPage() {
  root.className = '';
  new Function(restorePreferences)();
}

beforeEach(() => {
  localStorage.clear();
  root.className = '';
});

afterEach(() => jest.restoreAllMocks());

function renderToggle() {
  render(<ThemeToggle darkLabel="Switch to dark mode" lightLabel="Switch to light mode" />);
}

describe('the theme toggle', () => {
  it('DRK-01, DRK-03: turns the page dark and back', async () => {
    renderToggle();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(root).toHaveClass('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    expect(root).not.toHaveClass('dark');
  });

  it('DRK-02, DRK-04: is remembered for the next page', async () => {
    renderToggle();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    openNextPage();
    expect(root).toHaveClass('dark');
    await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
    openNextPage();
    expect(root).not.toHaveClass('dark');
  });

  it('DRK-07: starts light when nothing is remembered', () => {
    openNextPage();
    expect(root).not.toHaveClass('dark');
  });

  it.each(['', 'yes', '{"dark":', 'null', '1', 'TRUE'])(
    'DRK-08: takes the corrupt value %j for light',
    (value) => {
      localStorage.setItem('darkMode', value);
      openNextPage();
      expect(root).not.toHaveClass('dark');
    },
  );

  it('DRK-08: works in memory where storage is blocked', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    openNextPage();
    renderToggle();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
    expect(root).toHaveClass('dark');
    expect(screen.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  });

  it('DRK-04: follows a choice made in another tab', () => {
    renderToggle();
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'darkMode', newValue: 'true' }));
    });
    expect(root).toHaveClass('dark');
  });
});
