import type { ActivitiesContent } from '@/content/model/activities';
import { Notes } from '../ui/notes/notes';
import styles from './general-tide-notes.module.css';
import { WaveEdge } from './wave-edge';

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
