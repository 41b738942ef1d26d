import type { ActivitiesContent, TideActivitiesSection } from '@/content/model/activities';
import { Notes } from '../ui/notes-and-facts';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import styles from './tide-activities.module.css';
import { BREAKPOINTS } from '../utils/breakpoints';

interface TideActivitiesProps extends TideActivitiesSection {
  readonly id: string;
  /** Background of the section. */
  readonly background: 'sand' | 'water';
}

/** Activities for one state of the tide. */
export function TideActivities({
  id,
  background,
  eyebrow,
  heading,
  text,
  photo,
  activities,
}: TideActivitiesProps) {
  return (
    <div className={styles.section} data-background={background}>
      {background === 'water' && <WaveEdge at="top" />}
      <Section headingId={id}>
        <div className={styles.layout}>
          <div className={styles.photo}>
            <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 59rem, ${BREAKPOINTS.large} 74vw, 92vw`} />
          </div>
          <div>
            <SectionHeading id={id} eyebrow={eyebrow} heading={heading} text={text} />
            <ol className={styles.activities}>
              {activities.map(({ name, when, text: description }) => (
                <li key={name}>
                  <h3 className="h4">{name}</h3>
                  <p className={styles.when}>{when}</p>
                  <p className="muted">{description}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </Section>
      {background === 'water' && <WaveEdge at="bottom" />}
    </div>
  );
}

/** What is true of the tide on any day. */
export function GeneralTideNotes({ notes }: Pick<ActivitiesContent['tide'], 'notes'>) {
  return (
    <div>
      <WaveEdge at="top" />
      <div className={styles.notes}>
        <Notes list={notes} />
      </div>
      <WaveEdge at="bottom" />
    </div>
  );
}

/** Wave-shaped edge of a section, in the page background. */
function WaveEdge({ at }: { readonly at: 'top' | 'bottom' }) {
  return (
    <svg
      className={styles.edge}
      data-at={at}
      viewBox="0 0 1440 48"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d="M0 0V22C220 58 470-6 720 16S1210 52 1440 12V0Z" />
    </svg>
  );
}
