import { render, screen } from '@testing-library/react';
import { PhoneLink, WhatsAppLink } from '@/components/ui/phone-links';
import { content } from '@/content';
import { showBusiness } from '@/content/resolve/business';

const { business } = content.shared;

const reachable = showBusiness(
  { ...business, phone: '+255777123456', phoneHasWhatsApp: true },
  'Write',
  'test',
);
const silent = showBusiness({ ...business, phone: '', phoneHasWhatsApp: false }, 'Write', 'test');

test('a phone is read in groups and called as it is', () => {
  render(<PhoneLink {...reachable} />);
  expect(screen.getByRole('link', { name: '+255 777 123 456' })).toHaveAttribute('href', 'tel:+255777123456');
});

test('on WhatsApp the message is the one that the contact form would begin with', () => {
  const message = 'I would like to stay in Suite Juu, 2 adults & 1 child. Is it free?';
  render(<WhatsAppLink link={reachable.whatsApp} message={message} />);
  const { href, target } = screen.getByRole<HTMLAnchorElement>('link', { name: 'Write' });
  const url = new URL(href);
  expect([url.origin + url.pathname, url.searchParams.get('text'), target]).toEqual([
    'https://wa.me/255777123456',
    message,
    '_blank',
  ]);
});

test('without a phone there is neither link', () => {
  const { container } = render(
    <>
      <PhoneLink {...silent} />
      <WhatsAppLink link={silent.whatsApp} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
