import type { Tour, TourLabels, ToursContent } from '@/content/model/tours';
import { interpolate } from '@/lib/interpolate';
import { ButtonLink } from '../ui/button/button';
import { DescriptionList } from '../ui/description-list';
import { FadeInOnScroll } from '../ui/fade-in-on-scroll/fade-in-on-scroll';
import { Photo } from '../ui/photo/photo';
import { Section } from '../ui/section/section';
import { StarRating } from '../ui/star-rating/star-rating';
import { TourIcon } from './tour-icon';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './tour-list.module.css';

type TourListProps = Pick<ToursContent, 'tours' | 'labels'>;

export function TourList({ tours, labels }: TourListProps) {
  return (
    <Section>
      <div className={`${styles.list} stackL patches`}>
        {tours.map((tour) => (
          <FadeInOnScroll key={tour.id}>
            <TourCard tour={tour} labels={labels} />
          </FadeInOnScroll>
        ))}
      </div>
    </Section>
  );
}

interface TourCardProps {
  readonly tour: Tour;
  readonly labels: TourLabels;
}

function TourCard({ tour, labels }: TourCardProps) {
  const titleId = `tour-${tour.id}`;
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={`${styles.photo} livelyPhoto`}>
        <Photo photo={tour.photo} sizes={`${BREAKPOINTS.wide} 43rem, ${BREAKPOINTS.large} 53vw, 92vw`} />
        <p className={styles.price}>{tour.lowestPriceText}</p>
      </div>
      <div className={styles.body}>
        <span className={styles.icon}>
          <TourIcon text={`${tour.id} ${tour.title}`} />
        </span>
        <div className={styles.head}>
          <h2 id={titleId} className="h3">
            {tour.title}
          </h2>
          {tour.rating && (
            <StarRating rating={tour.rating} label={interpolate(labels.stars, { rating: tour.rating })} />
          )}
        </div>
        <p className="muted">{tour.description}</p>
        <DescriptionList
          className={styles.details}
          list={[
            { label: labels.duration, value: tour.duration },
            { label: labels.maxGroup, value: tour.maxGroup },
            { label: labels.minGroup, value: tour.minGroup },
            { label: labels.tide, value: tour.tide },
            { label: labels.children, value: tour.childrenOnTour },
          ].filter(({ value }) => value)}
        />
        {tour.highlights.length > 0 && (
          <ul className={styles.highlights} aria-label={labels.highlights}>
            {tour.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
        <div className={styles.footer}>
          <p className={styles.note}>{labels.note}</p>
          <ButtonLink href={labels.contact.href} enquiry={tour.enquiry} describedBy={titleId}>
            {labels.contact.label}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}

export function GeneralTourInformation({ heading, blocks }: ToursContent['information']) {
  return (
    <Section tone="dark" headingId="tour-information" heading={heading}>
      <FadeInOnScroll>
        <div className={styles.blocks}>
          {blocks.map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </FadeInOnScroll>
    </Section>
  );
}
