import type { Booking, HeroContent, HeroSlide } from '@/content/types';
import { ButtonLink } from '../../ui/button/button';
import { Photo } from '../../ui/photo/photo';
import { HeroCarousel } from './hero-carousel';
import styles from './hero.module.css';

interface HeroProps extends HeroContent {
  readonly booking: Booking;
}

/** Hero of the brand home: carousel, heading and booking link. */
export function Hero({ title, lead, secondaryLink, controls, slides, words, booking }: HeroProps) {
  return (
    <HeroCarousel
      words={words}
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
          <ButtonLink href={booking.url} variant="onPhotoPrimary">
            {booking.cardLabel}
          </ButtonLink>
          <ButtonLink href={secondaryLink.href} variant="onPhoto">
            {secondaryLink.label}
          </ButtonLink>
        </div>
      </div>
    </HeroCarousel>
  );
}

/** The photo covers a box of 94 svh, so it may be wider than the screen. */
function HeroPicture({ photo, priority }: Pick<HeroSlide, 'photo'> & { readonly priority: boolean }) {
  return (
    <Photo
      photo={photo}
      sizes="(max-width: 767px) and (orientation: portrait) max(100vw, 63svh), max(100vw, 141svh)"
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
      <h2 className={styles.headline}>{headline}</h2>
    </div>
  );
}

/** Without alt text: the button is labelled with the headline. */
function Thumbnail({ photo }: Pick<HeroSlide, 'photo'>) {
  return <Photo photo={{ ...photo, alt: '' }} sizes="120px" className={styles.thumbnail} />;
}
