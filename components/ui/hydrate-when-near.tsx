'use client';

import { Activity, use, useEffect, useRef, useState, type ReactNode } from 'react';
import { useHydrating } from './use-hydrating';

/** How far from the viewport. What is inside may begin its own work half a screen ahead. */
const ROOT_MARGIN = '50% 0px';
/**
 * What a visitor does before the page has reason to change. After the first of them nothing may stay behind: React
 * finishes no navigation while a part that cannot hydrate waits for it.
 */
const FIRST_ACTS = ['pointerdown', 'keydown', 'click', 'popstate'] as const;

/**
 * Hydrates its children in tasks of their own, when they come near the viewport or the visitor first touches the page.
 * Until then their HTML stays as it came: React keeps what it cannot hydrate yet, and `<Activity>`, unlike
 * `<Suspense>`, is never put into place by a script.
 */
export function HydrateWhenNear({ children }: { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [gate] = useState(createGate);

  useEffect(() => {
    if (!element.current || !gate) return;
    // React answers to taps some milliseconds before this effect listens for them; older browsers cannot tell
    const touched = (navigator as Partial<Navigator>).userActivation?.hasBeenActive;
    if (touched) return gate.open();
    const waiting = new AbortController();
    const { signal } = waiting;
    function open() {
      gate?.open();
      waiting.abort();
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && open(), {
      rootMargin: ROOT_MARGIN,
    });
    observer.observe(element.current);
    signal.addEventListener('abort', () => observer.disconnect());
    // before React's own listeners, so that it finds the gate open and hydrates what is tapped
    for (const type of FIRST_ACTS) window.addEventListener(type, open, { capture: true, signal });
    return () => waiting.abort();
  }, [gate]);

  return (
    <div ref={element}>
      <Activity>
        <Gated gate={gate}>{children}</Gated>
      </Activity>
    </div>
  );
}

/** React reads the status, so that it need not wait for a microtask: the tap that opens a gate finds it open. */
const settled = (promise: Promise<void>) => Object.assign(promise, { status: 'fulfilled' });

const OPEN = settled(Promise.resolve());

/** None on the server, and where nothing tells what is near. */
function createGate() {
  if (typeof IntersectionObserver === 'undefined') return undefined;
  let resolve: () => void;
  const opened = new Promise<void>((settle) => (resolve = settle));
  return {
    opened,
    open() {
      settled(opened);
      resolve();
    },
  };
}

interface GatedProps {
  readonly gate: ReturnType<typeof createGate>;
  readonly children: ReactNode;
}

/** Children that come with a client-side navigation have no HTML to keep, and are there at once. */
function Gated({ gate, children }: GatedProps) {
  const hydrating = useHydrating();
  use(hydrating && gate ? gate.opened : OPEN);
  return children;
}
