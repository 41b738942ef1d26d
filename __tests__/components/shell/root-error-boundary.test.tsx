import { render, screen } from '@testing-library/react';
import { RootErrorBoundary } from '@/components/shell/root-error-boundary';
import { OptionalPart } from '@/components/ui/optional-part';

let pathname = '/some-brand/about';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

function Page({ error }: { readonly error?: Error }) {
  if (error) throw error;
  return <p>The page</p>;
}

const at = (path: string, error?: Error) => {
  pathname = path;
  return (
    <RootErrorBoundary fallback={<h1>Page Not Found</h1>}>
      <Page error={error} />
    </RootErrorBoundary>
  );
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

test('RTE-24, ERR-03: a page that fails shows the 404 screen until the address changes', () => {
  const { rerender } = render(at('/some-brand/about', new Error('broken')));
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  rerender(at('/some-brand/contact'));
  expect(screen.getByText('The page')).toBeVisible();
  rerender(at('/some-brand/about', new Error('broken')));
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('an optional part that fails takes nothing else away', () => {
  render(
    <RootErrorBoundary fallback={<h1>Page Not Found</h1>}>
      <h1>Page</h1>
      <OptionalPart>
        <Page error={new Error('broken')} />
      </OptionalPart>
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('heading')).toHaveTextContent(/^Page$/);
  expect(screen.queryByText('The page')).toBeNull();
});

test('a part whose code is still missing after a reload shows the 404 screen, and does not reload for ever', () => {
  performance.getEntriesByType = jest.fn(() => [{ type: 'reload' }] as unknown as PerformanceEntryList);
  const missing = Object.assign(new Error('no chunk'), { name: 'ChunkLoadError' });
  render(
    <RootErrorBoundary fallback={<h1>Page Not Found</h1>}>
      <OptionalPart>
        <Page error={missing} />
      </OptionalPart>
    </RootErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});
