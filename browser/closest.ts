/** The element that an event is about, if it or one around it matches the selector. */
export const closest = <Match extends HTMLElement>(target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<Match>(selector) : null;
