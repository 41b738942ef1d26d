import type { TestimonialsContent } from '@/content/model/home';
import type { Testimonial } from '@/content/model/testimonials';
import { interpolate } from '@/lib/interpolate';
import { OptionalPart } from '../../ui/optional-part';
import { Section } from '../../ui/section/section';
import { StarRating } from '../../ui/star-rating/star-rating';
import { TestimonialCarousel } from './testimonial-carousel';
import styles from './testimonials.module.css';

const HEADING_ID = 'guest-book';

interface TestimonialsProps extends TestimonialsContent {
  /** "{number} of {count}" */
  readonly slidePositionLabel: string;
}

/** Testimonials: columns between lines, or speech bubbles. */
export function Testimonials({ eyebrow, heading, list, labels, slidePositionLabel }: TestimonialsProps) {
  return (
    <OptionalPart>
      <Section tone="tint" headingId={HEADING_ID}>
        <TestimonialCarousel
          label={heading}
          labels={{ previous: labels.previous, next: labels.next, position: slidePositionLabel }}
          heading={
            <div className="stackS">
              <p className="eyebrow">{eyebrow}</p>
              <h2 id={HEADING_ID}>{heading}</h2>
            </div>
          }
          slides={list.map((testimonial) => (
            <Quote key={testimonial.quote} {...testimonial} labels={labels} />
          ))}
        />
      </Section>
    </OptionalPart>
  );
}

interface QuoteProps extends Testimonial {
  readonly labels: TestimonialsContent['labels'];
}

function Quote({ name, country, rating, quote, sample, labels }: QuoteProps) {
  return (
    <figure className={styles.quote}>
      <span className={styles.initials} aria-hidden="true">
        {getInitials(name)}
      </span>
      <StarRating rating={rating} label={interpolate(labels.rating, { rating })} />
      <blockquote>
        <p>{quote}</p>
      </blockquote>
      <figcaption className={styles.guest}>
        <span className={styles.name}>{name}</span>
        <span>{country}</span>
        {sample && <span className={styles.sample}>{labels.sample}</span>}
      </figcaption>
    </figure>
  );
}

/** "S. G." of "Sample guest". */
const getInitials = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => `${first.toUpperCase()}.`)
    .join(' ');
