import type { Look } from '@/content/model/brand';
import type { ServicesContent } from '@/content/model/services';
import { ClientSideLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './service-cards.module.css';

/**
 * The photos are cropped, so that a file of this width is enlarged a little on phones. Four files of the full width
 * would make the page heavy.
 */
const SIZES: Readonly<Record<Look, string>> = {
  gallery: `${BREAKPOINTS.wide} 36rem, ${BREAKPOINTS.small} 45vw, 92vw`,
  scrapbook: `${BREAKPOINTS.wide} 36rem, ${BREAKPOINTS.large} 45vw, ${BREAKPOINTS.small} 97vw, 100vw`,
};

interface ServiceCardsProps extends Readonly<Pick<ServicesContent, 'cards' | 'linkLabel'>> {
  readonly look: Look;
}

/** Cards that link to the services of the brand. */
export function ServiceCards({ cards, linkLabel, look }: ServiceCardsProps) {
  return (
    <Section tone={look === 'gallery' ? 'plain' : 'dark'}>
      <ul className={styles.cards}>
        {cards.map(({ heading, text, photo, href }) => (
          <li key={href} className={styles.card}>
            <div className={styles.frame}>
              <div className={styles.photo}>
                <Photo photo={photo} sizes={SIZES[look]} />
              </div>
            </div>
            <h2 className="h3">
              <ClientSideLink href={href} className={`${styles.link} cardLink`}>
                {heading}
              </ClientSideLink>
            </h2>
            <p className={styles.text}>{text}</p>
            <p className={styles.linkLabel} aria-hidden="true">
              {linkLabel}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
