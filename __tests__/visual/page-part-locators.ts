// Parts of a page, for the table of screenshot cases.
import type { Brand } from '@/content/model';
import type { Locator, Page } from '../support/e2e/fixtures';

export type Part = (page: Page, brand: Brand) => Locator;

export const find =
  (selector: string): Part =>
  (page) =>
    page.locator(selector).filter({ visible: true }).first();

/** By the id of its heading. */
export const section = (id: string, within = '') => find(`section[aria-labelledby="${id}"] ${within}`);

export const header = find('header');
export const menuButton = find('header button[popovertarget=main-menu]');
export const languageButton = find('header button[popovertarget=languages]');
export const bookNowLink = find('header a[href*="booking.com"]');
export const nextButton: Part = (page, { labels }) =>
  page.getByRole('button', { name: labels.controls.next, exact: true }).first();
export const contactForm: Part = (page, { contact }) =>
  page.getByRole('form', { name: contact.form.heading, exact: true });
export const availability: Part = (page, { stay }) =>
  page.getByRole('group', { name: stay.findRoom.labels.bar, exact: true });
export const dropdown =
  (name: 'rooms' | 'guests'): Part =>
  (page, brand) =>
    availability(page, brand).locator('summary').filter({ hasText: brand.stay.labels[name] });
export const increment =
  (name: 'rooms' | 'adults' | 'children'): Part =>
  (page, { stay }) =>
    page.getByRole('button', { name: stay.findRoom.labels.increment[name], exact: true });
export const tidesOfStay: Part = (page, { tides }) => page.getByRole('region', { name: tides.stay.heading });
export const unsentMessage: Part = (page, { labels }) => page.getByText(labels.unsentMessage.text);
