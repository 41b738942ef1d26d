import { render, screen } from '@testing-library/react';
import { RoutingErrorBoundary } from '@/components/shell/routing-error-boundary';

let pathname = '/some-brand/about';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

function Page({ error }: { readonly error?: Error }) {
  if (error) throw error;
  return <p>The page</p>;
}

const at = (path: string, error?: Error) => {
  pathname = path;
  return (
    <RoutingErrorBoundary fallback={<h1>Page Not Found</h1>}>
      <Page error={error} />
    </RoutingErrorBoundary>
  );
};

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('RTE-24, ERR-03: a page that fails gives way to the 404 screen, until the address changes', () => {
  const { rerender } = render(at('/some-brand/about', new Error('broken')));
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  rerender(at('/some-brand/contact'));
  expect(screen.getByText('The page')).toBeVisible();
  rerender(at('/some-brand/about', new Error('broken')));
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('a page whose code could not be fetched is not said to be missing', () => {
  // what jsdom says when a page asks to be reloaded
  const reloaded = jest.fn();
  jest.spyOn(console, 'error').mockImplementation((first: unknown) => {
    if (String(first).includes('navigation')) reloaded();
  });
  render(at('/some-brand/about', Object.assign(new Error('chunk'), { name: 'ChunkLoadError' })));
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(reloaded).toHaveBeenCalled();
});
