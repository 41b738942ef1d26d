import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** Margin around the viewport in which the element counts as in view, in the syntax of CSS. */
  readonly rootMargin?: string;
  /** Stays true once the element has been in view. */
  readonly once?: boolean;
}

/** Options for code that is loaded before a visitor comes to the element: half a screen ahead. */
export const NEAR_VIEWPORT = { rootMargin: '0px 0px 50%', once: true } as const;

/** Whether an element is on the screen; undefined until the browser has reported it. */
export function useInView(
  element: RefObject<Element | null>,
  { rootMargin, once = false }: InViewOptions,
): boolean | undefined {
  const [inView, setInView] = useState<boolean>();
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries.some((entry) => entry.isIntersecting);
        setInView(isIntersecting);
        if (isIntersecting && once) observer.disconnect();
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, once]);
  return inView;
}
