import { SESSION_KEYS } from '@/lib/storage-keys';
import { closest } from '../closest';
import { store } from '../storage';

/**
 * Stores the enquiry of a link marked `data-enquiry`, with which the contact form is prefilled. Where storage is
 * blocked, the form is empty.
 */
export function storeEnquiryOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const enquiry = closest(target, '[data-enquiry]')?.dataset.enquiry;
    if (enquiry !== undefined) store(SESSION_KEYS.enquiry, enquiry, 'sessionStorage');
  });
}
