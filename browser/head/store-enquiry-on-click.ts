import { SESSION_STORAGE_KEYS } from '@/lib/storage-keys';
import { closest } from '../closest';
import { writeToStorage } from '../storage';

/**
 * Stores the enquiry of a link marked `data-enquiry`, with which the contact form is prefilled. Where storage is
 * blocked, the form is empty.
 */
export function storeEnquiryOnClick(): void {
  document.addEventListener('click', ({ target }) => {
    const enquiry = closest(target, '[data-enquiry]')?.dataset.enquiry;
    if (enquiry !== undefined) writeToStorage(SESSION_STORAGE_KEYS.enquiry, enquiry, 'sessionStorage');
  });
}
