import type { BrandBooking, Controls, HeroContent, HeroSlide } from '@/content';
import { langOf, withoutMark } from '@/untranslated/mark';
import { BookingLink } from '../../ui/booking-link';
import { ButtonLink } from '../../ui/button/button';
import { PORTRAIT_PHONE } from '../../ui/media';
import { Photo } from '../../ui/photo/photo';
import { HeroCarousel } from './hero-carousel';
import styles from './hero.module.css';
import controlStyles from './hero-controls.module.css';

interface HeroProps extends HeroContent {
  readonly booking: BrandBooking;
  readonly labels: Pick<Controls, 'previous' | 'next' | 'of'>;
}

/** Hero of the brand home: carousel, heading and booking link. */
export function Hero(props: HeroProps) {
  const { title, lead, secondaryLink, controls, slides, words, booking, labels } = props;
  return (
    <HeroCarousel
      labels={{ ...words, previous: labels.previous, next: labels.next, of: labels.of }}
      controls={controls}
      slides={slides.map((slide, index) => ({
        name: slide.headline,
        picture: <HeroPicture photo={slide.photo} priority={index === 0} />,
        caption: <Caption {...slide} />,
        thumbnail: controls === 'thumbnails' && <Thumbnail photo={slide.photo} />,
      }))}
    >
      <div className={styles.intro}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.actions}>
          <BookingLink booking={booking} variant="onPhotoPrimary" />
          <ButtonLink href={secondaryLink.href} variant="onPhoto">
            {secondaryLink.label}
          </ButtonLink>
        </div>
      </div>
    </HeroCarousel>
  );
}

/** The photo covers a box of 95 svh, so it may be wider than the screen. */
function HeroPicture({ photo, priority }: Pick<HeroSlide, 'photo'> & { readonly priority: boolean }) {
  return (
    <Photo
      photo={photo}
      sizes={`${PORTRAIT_PHONE} max(100vw, 64svh), max(100vw, 143svh)`}
      priority={priority}
      // the carousel mounts it when it is needed
      eager
      portrait
      className={styles.picture}
    />
  );
}

function Caption({ tagline, headline }: Pick<HeroSlide, 'tagline' | 'headline'>) {
  return (
    <div className={styles.caption}>
      <p className={styles.tagline}>{tagline}</p>
      <h2 className={styles.headline} lang={langOf(headline)}>
        {withoutMark(headline)
          .split(/(\S+-\S+)/)
          .map((part, index) =>
            // no line ends at the hyphen of a word
            index % 2 === 1 ? <span key={part}>{part}</span> : part,
          )}
      </h2>
    </div>
  );
}

/** Without alt text: the button is labelled with the headline. */
function Thumbnail({ photo }: Pick<HeroSlide, 'photo'>) {
  return <Photo photo={{ ...photo, alt: '' }} sizes="120px" className={controlStyles.thumbnail} />;
}
