/** Asks before a list item is removed. Sveltia does not, and its × is small and next to "Duplicate". */
export function confirmListItemRemovals(): void {
  document.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : undefined;
      const button = target?.closest('.item-list .item > .header > .end > button:last-child');
      if (!button) return;
      const item = button.closest('.item');
      // an open entry shows its fields instead of its summary
      const isOpen =
        item?.querySelector('.header > .start > button')?.getAttribute('aria-expanded') === 'true';
      const words = isOpen ? '' : item?.querySelector('.summary')?.textContent.trim();
      if (window.confirm(`Take ${words ? `“${words}”` : 'this entry'} out of the list?`)) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}
