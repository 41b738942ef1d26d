import type { Brand } from '@/content/types';
import { DocumentLink, OutsideLink, SiteLink } from '../ui/links';
import { HeaderBar } from './header-bar';
import styles from './header.module.css';
import { MotionSwitch } from './motion-switch';
import { SiteMenu } from './site-menu';
import { ThemeToggle } from './theme-toggle';
import { Wordmark } from '../ui/wordmark/wordmark';

export function Header({ brand }: { readonly brand: Brand }) {
  const { header, footer, words, booking, business } = brand;
  return (
    <HeaderBar>
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
        <MotionSwitch
          pauseLabel={words.pauseMotion}
          resumeLabel={words.resumeMotion}
          className={styles.motionSwitch}
        />
      </div>
      <div className={styles.bar}>
        <SiteLink href={brand.href} className={styles.logo} aria-label={`${brand.name}, ${words.home}`}>
          <Wordmark mark={brand.mark} name={brand.name} />
        </SiteLink>
        <SiteMenu
          label={words.menu}
          openLabel={words.openMenu}
          closeLabel={words.closeMenu}
          items={header.nav}
        >
          <p className={styles.menuFoot}>
            <span>{brand.line}</span>
            {footer.otherBrands.links.map(({ label, href }) => (
              <DocumentLink key={href} href={href}>
                {label}
              </DocumentLink>
            ))}
          </p>
        </SiteMenu>
        <OutsideLink href={booking.url} className={styles.book}>
          {booking.navLabel}
        </OutsideLink>
        <ThemeToggle darkLabel={words.darkMode} lightLabel={words.lightMode} />
      </div>
    </HeaderBar>
  );
}
