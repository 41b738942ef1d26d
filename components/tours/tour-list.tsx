import type { ToursContent } from '@/content/model/tours';
import { FadeInOnScroll } from '../ui/fade-in-on-scroll/fade-in-on-scroll';
import { Section } from '../ui/section/section';
import { TourCard } from './tour-card';
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
