import { SESSION_KEYS } from '@/lib/storage-keys';
import { closest } from './closest';

/**
 * Stores the sentence of a link marked `data-enquiry` for the contact form; where storage is blocked the guest writes
 * it.
 */
export function storeEnquiryOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const enquiry = closest(target, '[data-enquiry]')?.dataset.enquiry;
    if (enquiry === undefined) return;
    try {
      sessionStorage.setItem(SESSION_KEYS.enquiry, enquiry);
    } catch {}
  });
}
