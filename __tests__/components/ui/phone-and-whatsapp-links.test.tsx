import { render, screen } from '@testing-library/react';
import { PhoneLink, WhatsAppLink } from '@/components/ui/phone-and-whatsapp-links';
import { resolveChecked } from '../../support/resolve-changed-content';
import { content } from '../../support/site';

function links(phone: string) {
  const business = { ...content.shared.business, phone, phoneHasWhatsApp: phone !== '' };
  return resolveChecked({ ...content, shared: { ...content.shared, business } }).unbranded.business;
}
const { whatsApp: LABEL } = content.shared.labels;

test('the phone is written in groups and called as it is; WhatsApp gets the message', () => {
  const { whatsApp, ...business } = links('+255777123456');
  const message = 'I would like to stay in Suite Juu, 2 adults & 1 child. Is it free?';
  render(<PhoneLink {...business} />);
  render(<WhatsAppLink link={whatsApp} message={message} />);
  expect(screen.getByRole('link', { name: '+255 777 123 456' })).toHaveAttribute('href', 'tel:+255777123456');
  const { href, target } = screen.getByRole<HTMLAnchorElement>('link', { name: LABEL });
  const { origin, pathname, searchParams } = new URL(href);
  expect(origin + pathname).toBe('https://wa.me/255777123456');
  expect([searchParams.get('text'), target]).toEqual([message, '_blank']);
});

test('without a phone number neither link is shown', () => {
  const { whatsApp, ...business } = links('');
  render(<PhoneLink {...business} />);
  render(<WhatsAppLink link={whatsApp} />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
