import { render, screen } from '@testing-library/react';
import { RootErrorBoundary } from '@/components/shell/root-error-boundary';
import { OptionalPart } from '@/components/ui/optional-part';

jest.mock('next/navigation', () => ({ usePathname: () => '/some-brand' }));

function Part({ error }: { readonly error?: Error }) {
  if (error) throw error;
  return <p>Part</p>;
}

const renderPage = (error?: Error) =>
  render(
    <RootErrorBoundary fallback={<h1>Page Not Found</h1>}>
      <h1>Page</h1>
      <OptionalPart>
        <Part error={error} />
      </OptionalPart>
    </RootErrorBoundary>,
  );

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('a part is shown; one that fails takes nothing else away', () => {
  const { unmount } = renderPage();
  expect(screen.getByText('Part')).toBeVisible();
  unmount();
  renderPage(new Error('broken'));
  expect(screen.getByRole('heading')).toHaveTextContent('Page');
  expect(screen.queryByText('Part')).toBeNull();
});

test('a part whose code is missing is left to the page, which loads again', () => {
  performance.getEntriesByType = jest.fn(() => [{ type: 'reload' }] as unknown as PerformanceEntryList);
  renderPage(Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' }));
  expect(screen.getByRole('heading')).toHaveTextContent('Page Not Found');
});
