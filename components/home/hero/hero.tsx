import type { Booking, HeroContent, HeroSlide } from '@/content/types';
import { ButtonLink } from '../../ui/button/button';
import { Photo } from '../../ui/photo/photo';
import { HeroCarousel } from './hero-carousel';
import styles from './hero.module.css';

interface HeroProps extends HeroContent {
  readonly booking: Booking;
}

/** The first screen: the house in six pictures, its name, and one way to book. */
export function Hero({ title, sentence, more, controls, slides, words, booking }: HeroProps) {
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
      <div className={styles.welcome}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.sentence}>{sentence}</p>
        <div className={styles.actions}>
          <ButtonLink href={booking.url} look="onPictureStrong">
            {booking.cardLabel}
          </ButtonLink>
          <ButtonLink href={more.href} look="onPicture">
            {more.label}
          </ButtonLink>
        </div>
      </div>
    </HeroCarousel>
  );
}

/** Covers a box of 94 svh: as wide as the screen, or as the height asks. */
function HeroPicture({ photo, priority }: Pick<HeroSlide, 'photo'> & { readonly priority: boolean }) {
  return (
    <Photo
      photo={photo}
      sizes="(max-width: 767px) and (orientation: portrait) max(100vw, 63svh), max(100vw, 141svh)"
      priority={priority}
      // the carousel puts it into the page when it is wanted
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
      <p className={styles.headline}>{headline}</p>
    </div>
  );
}

/** The slide says what the picture shows. */
function Thumbnail({ photo }: Pick<HeroSlide, 'photo'>) {
  return <Photo photo={{ ...photo, alt: '' }} sizes="120px" className={styles.thumbnail} />;
}
