import type { Layouts, ToursContent } from '@/content';
import { FadeIn } from '../ui/fade-in/fade-in';
import { Section } from '../ui/section/section';
import { TourCard } from './tour-card';
import styles from './tour-list.module.css';

interface TourListProps extends Pick<ToursContent, 'tours' | 'labels'> {
  readonly layout: Layouts['tours'];
}

export function TourList({ layout, tours, labels }: TourListProps) {
  return (
    <Section>
      <div className={styles.list} data-layout={layout}>
        {tours.map((tour) => (
          <FadeIn key={tour.id}>
            <TourCard layout={layout} tour={tour} labels={labels} />
          </FadeIn>
        ))}
      </div>
    </Section>
  );
}
