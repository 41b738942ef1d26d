import { closest } from '../closest';
import { findReplacement } from '../find-replacement';

/**
 * Holds back the last click on a button or submission of a form before React has hydrated the page, marks the button
 * `data-pressed`, and repeats it after hydration. Buttons marked `data-works-without-react`, buttons that open a
 * popover and forms that a browser submits natively are not held back.
 */
export function replayEarlyEvents(): void {
  const root = document.documentElement;
  let last: HTMLButtonElement | undefined;

  function remember(event: Event): void {
    if ('hydrated' in root.dataset) return;
    const button = findButtonThatNeedsReact(event);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    last?.removeAttribute('data-pressed');
    last = button;
    button.setAttribute('data-pressed', '');
  }

  addEventListener('click', remember, true);
  addEventListener('submit', remember, true);
  document.addEventListener('hydrated', () => {
    // has React hydrate the section of the button now, which may replace it
    last?.dispatchEvent(new Event('keyup', { bubbles: true }));
    const button = last && findReplacement(last);
    last = undefined;
    if (!button) return;
    button.removeAttribute('data-pressed');
    if (button.type === 'submit') button.form?.requestSubmit(button);
    else button.click();
  });
}

/** The pressed button, if React has to handle it. */
function findButtonThatNeedsReact(event: Event): HTMLButtonElement | null {
  if (event.type === 'click')
    return closest(event.target, 'button[type=button]:not([popovertarget], [data-works-without-react])');
  const { method } = event.target as HTMLFormElement;
  return method === 'dialog' ? ((event as SubmitEvent).submitter as HTMLButtonElement) : null;
}
