import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrateWhenNear } from '@/components/ui/hydrate-when-near';

/** Tells the observer that the observed element has come near. */
let comeNear: () => void;
let root: Root | undefined;

class FakeObserver {
  constructor(callback: IntersectionObserverCallback) {
    comeNear = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
  }
  observe() {}
  disconnect() {}
}

function Counter({ onHydrated }: { readonly onHydrated: () => void }) {
  const [count, setCount] = useState(0);
  useEffect(onHydrated, [onHydrated]);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** The page as the server sent it, hydrated as far as React may. */
async function openPage() {
  const onHydrated = jest.fn();
  const page = (
    <HydrateWhenNear>
      <Counter onHydrated={onHydrated} />
    </HydrateWhenNear>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  globalThis.IntersectionObserver = FakeObserver as never;
  const button = container.querySelector('button')!;
  await act(async () => void (root = hydrateRoot(container, page)));
  return { onHydrated, container, button };
}

afterEach(() => {
  act(() => root?.unmount());
  // a server has none
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  Reflect.deleteProperty(navigator, 'userActivation');
  document.body.replaceChildren();
});

test('the HTML stays as it came until it is near the viewport', async () => {
  const { onHydrated, button, container } = await openPage();
  expect(onHydrated).not.toHaveBeenCalled();
  expect(container).toHaveTextContent('0');
  await act(async () => comeNear());
  expect(onHydrated).toHaveBeenCalledTimes(1);
  expect(container.querySelector('button')).toBe(button);
});

test('the first tap hydrates it and is not lost', async () => {
  const { button } = await openPage();
  await act(async () => button.click());
  expect(button).toHaveTextContent('1');
  await act(async () => button.click());
  expect(button).toHaveTextContent('2');
});

test.each(['pointerdown', 'keydown', 'popstate'])('a %s anywhere hydrates it', async (type) => {
  const { onHydrated } = await openPage();
  await act(async () => void window.dispatchEvent(new Event(type)));
  expect(onHydrated).toHaveBeenCalledTimes(1);
});

test('it does not wait where the page has been touched before', async () => {
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
  const { onHydrated } = await openPage();
  expect(onHydrated).toHaveBeenCalledTimes(1);
});
