import type { Family } from '@/content/types';
import { HouseDoors, type Door } from '../landing/house-doors';
import { DocumentLink } from '../ui/links';
import { FetchedDoors } from './fetched-doors';
import styles from './not-found-screen.module.css';

const DOORS_ID = 'doors';

interface NotFoundScreenProps {
  readonly words: Family['notFound'];
  /** Absent where every page carries the screen: it fetches them from the 404 page if it is ever shown. */
  readonly doors?: readonly Door[];
}

/** The 404 page, also shown when a page fails (RTE-20 to RTE-24): no shell, a way home, the doors of the houses. */
export function NotFoundScreen({ words, doors }: NotFoundScreenProps) {
  return (
    <main className={styles.screen}>
      <p className={styles.code}>{words.code}</p>
      <h1 className={styles.heading}>{words.heading}</h1>
      <p>{words.line}</p>
      <DocumentLink href={words.goHome.href} className={styles.home}>
        {words.goHome.label}
      </DocumentLink>
      {doors ? (
        <div id={DOORS_ID} className={styles.doors}>
          <h2 className={styles.doorsHeading}>{words.doors}</h2>
          <HouseDoors doors={doors} />
        </div>
      ) : (
        <FetchedDoors page="/404" id={DOORS_ID} />
      )}
    </main>
  );
}
