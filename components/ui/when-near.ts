/** Acts once the element is less than half a screen below what is shown. Returns what calls it off. */
export function whenNear(element: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '0px 0px 50%' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
