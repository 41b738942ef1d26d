import { closest } from '../closest';

/** A pressed button, or a submitted form with the button that submitted it, if there was one. */
type EarlyEvent =
  | { readonly button: HTMLButtonElement }
  | { readonly form: HTMLFormElement; readonly submitter: HTMLElement | null };

/**
 * Holds back the last click on a button or submission of a form before React has hydrated the page, marks its element
 * `data-pressed`, and repeats it after hydration. Buttons marked `data-works-without-react`, buttons that open a
 * popover and forms that a browser submits natively are not held back.
 */
export function replayEarlyEvents(): void {
  const root = document.documentElement;
  let last: EarlyEvent | undefined;

  function remember(event: Event): void {
    if ('hydrated' in root.dataset) return;
    const early = toEarlyEvent(event);
    if (!early) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (last) getElement(last).removeAttribute('data-pressed');
    last = early;
    getElement(early).setAttribute('data-pressed', '');
  }

  addEventListener('click', remember, true);
  addEventListener('submit', remember, true);
  document.addEventListener('hydrated', () => {
    if (!last) return;
    const early = last;
    last = undefined;
    getElement(early).removeAttribute('data-pressed');
    if ('form' in early) early.form.requestSubmit(early.submitter);
    else early.button.click();
  });
}

/** The event, if React has to handle it; undefined if the page handles it without React. */
function toEarlyEvent(event: Event): EarlyEvent | undefined {
  if (event.type === 'submit') {
    const form = event.target as HTMLFormElement;
    return form.method === 'dialog' ? { form, submitter: (event as SubmitEvent).submitter } : undefined;
  }
  const button = closest<HTMLButtonElement>(event.target, 'button');
  if (!button || button.type !== 'button' || button.hasAttribute('popovertarget')) return undefined;
  return 'worksWithoutReact' in button.dataset ? undefined : { button };
}

const getElement = (event: EarlyEvent): HTMLElement =>
  'form' in event ? (event.submitter ?? event.form) : event.button;
