import type { BookingLinkContent, Look } from '@/content/model/brand';
import type { HeroContent, HeroSlide } from '@/content/model/home';
import type { ControlLabels } from '@/content/model/labels';
import { BookingLink } from '../../ui/booking-link';
import { ButtonLink } from '../../ui/button/button';
import { BREAKPOINTS, PORTRAIT_PHONE } from '../../utils/breakpoints';
import { Photo } from '../../ui/photo/photo';
import { HeroCarousel } from './hero-carousel';
import styles from './hero.module.css';
import controlStyles from './hero-controls.module.css';

/** Widths of the photo before it is cropped: phones in portrait orientation show half a screen, a scrapbook a column. */
const SIZES = {
  gallery: `${PORTRAIT_PHONE} 100vw, max(100vw, 90svh)`,
  scrapbook: `${PORTRAIT_PHONE} 100vw, ${BREAKPOINTS.large} max(60vw, 130svh), max(100vw, 90svh)`,
} as const;

interface HeroProps extends HeroContent {
  readonly look: Look;
  readonly booking: BookingLinkContent;
  readonly controlLabels: ControlLabels;
}

/** Hero of the brand home: carousel, heading and booking link. */
export function Hero(props: HeroProps) {
  const { look, title, lead, secondaryLink, slides, labels, booking, controlLabels } = props;
  return (
    <HeroCarousel
      labels={{
        ...labels,
        previous: controlLabels.previous,
        next: controlLabels.next,
        position: controlLabels.position,
      }}
      look={look}
      slides={slides.map((slide, index) => ({
        name: slide.headline,
        photo: (
          <Photo
            photo={slide.photo}
            sizes={SIZES[look]}
            priority={index === 0}
            // without waiting for the viewport: the carousel renders a photo only when it is needed
            eager
            portrait
            className={styles.photo}
          />
        ),
        caption: <Caption {...slide} />,
        // without alt text, because its button is labelled with the headline
        thumbnail: look === 'gallery' && (
          <Photo photo={{ ...slide.photo, alt: '' }} sizes="5.75rem" className={controlStyles.thumbnail} />
        ),
      }))}
    >
      <div className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <BookingLink booking={booking} />
          <ButtonLink href={secondaryLink.href} variant="secondary">
            {secondaryLink.label}
          </ButtonLink>
        </div>
      </div>
    </HeroCarousel>
  );
}

function Caption({ tagline, headline }: Pick<HeroSlide, 'tagline' | 'headline'>) {
  return (
    <div className={styles.caption}>
      <p className={styles.tagline}>{tagline}</p>
      <h2 className={styles.headline}>
        {headline.split(/(\S+-\S+)/).map((part, index) =>
          // no line ends at the hyphen of a word
          index % 2 === 1 ? <span key={part}>{part}</span> : part,
        )}
      </h2>
    </div>
  );
}
