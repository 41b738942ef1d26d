import { SESSION_KEYS } from '@/lib/storage-keys';
import { closest } from '../closest';
import { store } from '../storage';

/**
 * Stores the sentence of a link marked `data-enquiry`. The contact form begins with it; where storage is blocked the
 * form is empty.
 */
export function storeEnquiryOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const enquiry = closest(target, '[data-enquiry]')?.dataset.enquiry;
    if (enquiry !== undefined) store(SESSION_KEYS.enquiry, enquiry, 'sessionStorage');
  });
}
