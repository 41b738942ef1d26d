import type { Brand } from '@/content';
import { LanguageList, LanguageRow } from '../languages/language-menu';
import { BookingLink } from '../ui/booking-link';
import { FullPageLink, InternalLink } from '../ui/links';
import styles from './header.module.css';
import { MainMenu } from './main-menu';
import { ThemeToggle } from './theme-toggle';
import { TopBar } from './top-bar';
import { PhoneLink, WhatsAppLink } from '../ui/phone-links';
import { Wordmark } from '../ui/wordmark/wordmark';

export function Header({ brand }: { readonly brand: Brand }) {
  const { header, footer, layouts, words, booking, business } = brand;
  return (
    <header className={styles.header} data-layout={layouts.header}>
      <TopBar brand={brand} />
      <nav aria-label={words.menu} className={styles.navBar}>
        <InternalLink href={brand.href} className={styles.logo}>
          <Wordmark logoStyle={brand.logoStyle} name={brand.name} />
        </InternalLink>
        <MainMenu
          openLabel={words.openMenu}
          closeLabel={words.closeMenu}
          items={header.nav}
          booking={<BookingLink booking={booking} label={booking.navLabel} />}
        >
          <LanguageRow of={brand} />
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
        <ThemeToggle darkLabel={words.darkMode} lightLabel={words.lightMode} />
      </nav>
      <LanguageList of={brand} />
    </header>
  );
}
