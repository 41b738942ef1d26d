import type { Brand, FooterColumn } from '@/content/types';
import { KangaBorder } from '../ui/kanga-border/kanga-border';
import { DocumentLink, OutsideLink, SiteLink } from '../ui/links';
import { Wordmark } from '../ui/wordmark/wordmark';
import { CurrentYear } from './current-year';
import styles from './footer.module.css';
import { MotionSwitch } from './motion-switch';

export function Footer({ brand }: { readonly brand: Brand }) {
  const { footer, business, words } = brand;
  return (
    <footer className={styles.footer}>
      <KangaBorder />
      <div className={styles.columns}>
        <div className={styles.house}>
          <Wordmark mark={brand.mark} name={brand.name} />
          <p>{footer.intro}</p>
          {business.pictureNote && <p className={styles.note}>{business.pictureNote}</p>}
        </div>
        <LinkColumn {...footer.help} />
        <LinkColumn {...footer.nests} />
        <LinkColumn {...footer.more} />
        <div>
          <h2>{footer.touchTitle}</h2>
          <ul className={styles.links}>
            <li className={styles.plain}>{business.location}</li>
            <li>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </li>
            <li className={styles.phone}>
              {business.phone && <a href={`tel:${business.phone}`}>{business.phone}</a>}
            </li>
            <li>
              <OutsideLink href={business.mapsUrl}>{words.maps}</OutsideLink>
            </li>
            {business.social.map(({ label, href }) => (
              <li key={label}>
                <OutsideLink href={href}>{label}</OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.foot}>
        <p>
          © <CurrentYear builtIn={new Date().getFullYear()} /> {business.host}. {words.rights}
        </p>
        <MotionSwitch
          pauseLabel={words.pauseMotion}
          resumeLabel={words.resumeMotion}
          className={styles.motionSwitch}
        />
        <p className={styles.houses}>
          {footer.otherBrands.label}{' '}
          {footer.otherBrands.links.map(({ label, href }) => (
            <DocumentLink key={href} href={href}>
              {label}
            </DocumentLink>
          ))}
        </p>
      </div>
    </footer>
  );
}

/** Pages of this brand stay in its shell; all others load a document of their own. */
function LinkColumn({ title, links }: FooterColumn) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.label}>
            {'siteHref' in link ? (
              <DocumentLink href={link.siteHref}>{link.label}</DocumentLink>
            ) : (
              <SiteLink href={link.href}>{link.label}</SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
