import type { Brand } from '@/content/model';
import { InlineLanguageList, LanguageMenuPopover } from '../languages/language-menu';
import { BookingLink } from '../ui/booking-link';
import { FullPageLink, ClientSideLink } from '../ui/links';
import styles from './header.module.css';
import { MainMenu } from './main-menu';
import { DarkModeToggle } from './preference-toggles';
import { TopBar } from './top-bar';
import { PhoneLink, WhatsAppLink } from '../ui/phone-and-whatsapp-links';
import { Logo } from './logo/logo';

export function Header({ brand }: { readonly brand: Brand }) {
  const { header, footer, labels, booking, business } = brand;
  return (
    <header className={styles.header}>
      <TopBar brand={brand} />
      <nav aria-label={labels.menu} className={styles.navBar}>
        <ClientSideLink href={brand.href} className={styles.logo}>
          <Logo look={brand.look} name={brand.name} />
        </ClientSideLink>
        <MainMenu
          openLabel={labels.openMenu}
          closeLabel={labels.closeMenu}
          items={header.nav}
          booking={<BookingLink booking={booking} label={booking.navLabel} />}
        >
          <InlineLanguageList brandOrUnbranded={brand} />
          <span>{brand.tagline}</span>
          <PhoneLink {...business} />
          <WhatsAppLink link={business.whatsApp} />
          {footer.otherBrands.links.map(({ label, href }) => (
            <FullPageLink key={href} href={href}>
              {label}
            </FullPageLink>
          ))}
        </MainMenu>
        <BookingLink booking={booking} label={booking.navLabel} className={styles.bookNow} />
        <DarkModeToggle darkLabel={labels.darkMode} lightLabel={labels.lightMode} />
      </nav>
      <LanguageMenuPopover brandOrUnbranded={brand} />
    </header>
  );
}
