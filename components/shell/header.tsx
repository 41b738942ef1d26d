import type { Brand } from '@/content/types';
import { LanguageButton, LanguageList } from '../languages/language-menu';
import { FullPageLink, ExternalLink, InternalLink } from '../ui/links';
import styles from './header.module.css';
import { MotionToggle } from './motion-toggle';
import { MainMenu } from './main-menu';
import { ThemeToggle } from './theme-toggle';
import { Wordmark } from '../ui/wordmark/wordmark';

export function Header({ brand }: { readonly brand: Brand }) {
  const { header, footer, words, booking, business } = brand;
  return (
    <header className={styles.header}>
      <div className={styles.topBar}>
        <div className={styles.tickerWindow}>
          <ul className={styles.ticker}>
            {header.ticker.map((message) => (
              <li key={message}>{message}</li>
            ))}
            <li>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </li>
          </ul>
        </div>
        <LanguageButton of={brand} />
        <MotionToggle
          pauseLabel={words.pauseMotion}
          resumeLabel={words.resumeMotion}
          className={styles.motionToggle}
        />
      </div>
      <nav aria-label={words.menu} className={styles.navBar}>
        <InternalLink href={brand.href} className={styles.logo}>
          <Wordmark logoStyle={brand.logoStyle} name={brand.name} />
        </InternalLink>
        <MainMenu openLabel={words.openMenu} closeLabel={words.closeMenu} items={header.nav}>
          <p className={styles.menuFooter}>
            <span>{brand.tagline}</span>
            <LanguageButton of={brand} />
            {footer.otherBrands.links.map(({ label, href }) => (
              <FullPageLink key={href} href={href}>
                {label}
              </FullPageLink>
            ))}
          </p>
        </MainMenu>
        <ExternalLink href={booking.url} className={styles.bookNow}>
          {booking.navLabel}
        </ExternalLink>
        <ThemeToggle darkLabel={words.darkMode} lightLabel={words.lightMode} />
      </nav>
      <LanguageList of={brand} />
    </header>
  );
}
