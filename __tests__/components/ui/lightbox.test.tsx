import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Lightbox } from '@/components/ui/lightbox/lightbox';

const pictures = Array.from({ length: 8 }, (_, index) => `/photos/picture-${index + 1}.webp`);
const words = {
  label: 'Pictures',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close the pictures',
};

function Gallery() {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <button onClick={() => setOpen(true)}>Enlarge</button>
      <output>main picture {index + 1}</output>
      <Lightbox
        pictures={pictures}
        open={open}
        index={index}
        onIndexChange={setIndex}
        onClose={() => setOpen(false)}
        labels={words}
      />
    </>
  );
}

async function opened() {
  const visitor = userEvent.setup();
  render(<Gallery />);
  await visitor.click(screen.getByRole('button', { name: 'Enlarge' }));
  await screen.findByRole('dialog', { name: 'Pictures' });
  return visitor;
}

beforeAll(() => {
  // jsdom has no layout; the library waits for a size before it renders controls
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

test('GAL-05, GAL-10: the lightbox opens at the picture that was asked for and counts "1/8"', async () => {
  await opened();
  expect(await screen.findByText('1/8')).toBeInTheDocument();
});

test('GAL-11: the counter follows the arrow keys and wraps both ways', async () => {
  const visitor = await opened();
  await screen.findByText('1/8');
  await visitor.keyboard('{ArrowLeft}');
  expect(await screen.findByText('8/8')).toBeInTheDocument();
  await visitor.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(await screen.findByText('1/8')).toBeInTheDocument();
});

test('GAL-12: page and lightbox share one current picture', async () => {
  const visitor = await opened();
  await screen.findByText('1/8');
  await visitor.click(screen.getByRole('button', { name: 'Previous picture' }));
  await waitFor(() => expect(screen.getByText('main picture 8')).toBeInTheDocument());
});

test.each([
  [
    'GAL-07: the close button',
    (visitor: ReturnType<typeof userEvent.setup>) =>
      visitor.click(screen.getByRole('button', { name: 'Close the pictures' })),
  ],
  ['GAL-08: Escape', (visitor: ReturnType<typeof userEvent.setup>) => visitor.keyboard('{Escape}')],
])('%s closes the lightbox and gives the focus back', async (_, close) => {
  const visitor = await opened();
  await screen.findByText('1/8');
  await close(visitor);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enlarge' })).toHaveFocus());
});
