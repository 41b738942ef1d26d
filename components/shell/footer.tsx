import type { Brand } from '@/content/model';
import type { FooterColumn } from '@/content/model/footer';
import { InlineLanguageList } from '../languages/language-menu';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink, ExternalLink, ClientSideLink } from '../ui/links';
import { PhoneLink, WhatsAppLink } from '../ui/phone-and-whatsapp-links';
import { CurrentYear } from './current-year';
import { Logo } from './logo/logo';
import styles from './footer.module.css';
import { MotionToggle } from './preference-toggles';

export function Footer({ brand }: { readonly brand: Brand }) {
  const { footer, home, look, business, labels } = brand;
  const frieze = look === 'scrapbook' && home.house?.drawing;
  return (
    <footer className={frieze ? `${styles.footer} ${styles.field}` : styles.footer}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a drawing has one size */}
      {frieze && <img {...frieze} alt="" loading="lazy" decoding="async" className={styles.frieze} />}
      {look === 'gallery' && (
        <p className={styles.signature} translate="no">
          {brand.name}
        </p>
      )}
      <div className={styles.columns}>
        <div className={styles.about}>
          {look === 'scrapbook' && <Logo look={look} name={brand.name} />}
          <p className="muted">{footer.intro}</p>
          {business.photoNote && <p className={`${styles.note} muted`}>{business.photoNote}</p>}
        </div>
        <LinkColumn {...footer.help} />
        <LinkColumn {...footer.roomLinks} />
        <LinkColumn {...footer.more} />
        <div>
          <h2>{footer.contactHeading}</h2>
          <ul className={`${styles.links} touchTargets quietLinks`}>
            <li className={styles.text}>{business.location}</li>
            <li>
              <a href={`mailto:${business.email}`}>{business.email}</a>
            </li>
            <li className={styles.phone}>
              <PhoneLink {...business} />
            </li>
            {business.whatsApp && (
              <li>
                <WhatsAppLink link={business.whatsApp} />
              </li>
            )}
            <li>
              <ExternalLink href={business.mapsUrl}>{labels.maps}</ExternalLink>
            </li>
            {business.social.map(({ label, href }) => (
              <li key={label}>
                <ExternalLink href={href}>{label}</ExternalLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.bottom}>
        <p>
          © <CurrentYear buildYear={new Date().getFullYear()} /> {business.host}. {labels.rights}
        </p>
        <InlineLanguageList brandOrUnbranded={brand} />
        <LinkRow quiet as={ClientSideLink} links={footer.legalLinks} />
        <MotionToggle
          pauseLabel={labels.pauseMotion}
          resumeLabel={labels.resumeMotion}
          className={styles.motionToggle}
        />
        <p className={styles.otherBrands}>
          {footer.otherBrands.label}{' '}
          {footer.otherBrands.links.map(({ label, href }) => (
            <FullPageLink key={href} href={href}>
              {label}
            </FullPageLink>
          ))}
        </p>
      </div>
    </footer>
  );
}

/** Links within the brand navigate on the client; all others load a new document. */
function LinkColumn({ title, links }: FooterColumn) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={`${styles.links} touchTargets quietLinks`}>
        {links.map((link) => (
          <li key={link.label}>
            {'unbrandedHref' in link ? (
              <FullPageLink href={link.unbrandedHref}>{link.label}</FullPageLink>
            ) : (
              <ClientSideLink href={link.href}>{link.label}</ClientSideLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
