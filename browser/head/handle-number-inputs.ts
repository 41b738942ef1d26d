import { onClick } from '../closest';

/**
 * Handles the buttons beside number inputs, before and after hydration. Rounds what is typed down to a whole number
 * that is not below the minimum. When a button becomes disabled, the focus moves to the other one.
 */
export function handleNumberInputs(): void {
  onClick<HTMLButtonElement>('[data-step]', (button) => {
    const input = button.parentNode?.querySelector('input');
    if (!input) return;
    if (button.dataset.step === '1') input.stepUp();
    else input.stepDown();
    input.dispatchEvent(new Event('input', { bubbles: true }));
    if (button.disabled) (input.nextElementSibling as HTMLElement).focus();
  });
  document.addEventListener('input', ({ target }) => {
    const input = target as HTMLInputElement;
    const decrement = getDecrementButton(input);
    // nothing can be subtracted from an empty input
    if (decrement)
      decrement.disabled = Number.isNaN(input.valueAsNumber) || input.valueAsNumber <= Number(input.min);
  });
  document.addEventListener('change', ({ target }) => {
    const input = target as HTMLInputElement;
    if (!getDecrementButton(input)) return;
    const whole = String(Math.max(Math.floor(input.valueAsNumber) || 0, Number(input.min)));
    if (whole === input.value) return;
    input.value = whole;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** The decrement button of a number input; undefined for any other input. */
const getDecrementButton = (input: HTMLInputElement) =>
  input.matches('[type=number]')
    ? input.parentNode?.querySelector<HTMLButtonElement>('[data-step="-1"]')
    : undefined;
