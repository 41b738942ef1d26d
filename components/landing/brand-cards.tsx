import type { Brand } from '@/content/model';
import { FullPageLink } from '../ui/links';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS, PORTRAIT_PHONE } from '../utils/breakpoints';
import styles from './brand-cards.module.css';

interface BrandCardsProps {
  /** The brands, of which each has the address that its card leads to. */
  readonly cards: readonly Brand[];
  /** Shown between the cards on wide screens, above them on narrow ones. */
  readonly intro?: { readonly heading: string; readonly text: string };
  /** Last line of each card. */
  readonly linkLabel?: string;
  /** Id of the brand whose card starts highlighted. */
  readonly highlighted?: string;
  /** Preloads the photos: the cards are the first screen. */
  readonly priority?: boolean;
}

/** A large link to each brand. */
export function BrandCards({ cards, intro, linkLabel, highlighted, priority }: BrandCardsProps) {
  return (
    <div className={styles.cards} data-with-intro={intro !== undefined}>
      {intro && (
        <div className={styles.intro}>
          <h1 className={styles.heading}>{intro.heading}</h1>
          <p className={styles.text}>{intro.text}</p>
        </div>
      )}
      {cards.map(({ id, href, look, name, tag, tagline, landingPhoto, closures }) => (
        <FullPageLink
          key={id}
          href={href}
          className={styles.card}
          data-look={look}
          data-card={id}
          // the inline script ends the highlight with the first hover, until the page is reloaded (LND-07, LND-08)
          data-highlighted={id === highlighted}
          suppressHydrationWarning
        >
          <span className={styles.arch}>
            <Photo
              photo={landingPhoto}
              sizes={`${PORTRAIT_PHONE} 53vw, ${BREAKPOINTS.wide} min(52vw, 46rem), min(82vw, 58rem)`}
              priority={priority}
              portrait
              className={styles.photo}
            />
          </span>
          <span className={styles.tag}>{tag}</span>
          <span className={styles.name} translate="no">
            {name}
          </span>
          <span className={styles.summary}>{tagline}</span>
          {closures.map(({ period, text }) => (
            <span key={period} className="accent small bold" data-show-during={period}>
              {text}
            </span>
          ))}
          {linkLabel && <span className={styles.linkLabel}>{linkLabel}</span>}
        </FullPageLink>
      ))}
    </div>
  );
}
