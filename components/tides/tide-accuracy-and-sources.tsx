import type { TidesContent } from '@/content/model/tides';
import { ExternalLink } from '../ui/links';
import styles from './tide-accuracy-and-sources.module.css';

/** How exact the tides are, and where their constants come from. */
export function TideAccuracyAndSources({
  accuracy,
  source,
  sourceLinks,
}: Pick<TidesContent, 'accuracy' | 'source' | 'sourceLinks'>) {
  return (
    <div className={styles.note}>
      <p>{accuracy}</p>
      <p>
        {source}{' '}
        {sourceLinks.map(({ label, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <ExternalLink href={href}>{label}</ExternalLink>
          </span>
        ))}
        .
      </p>
    </div>
  );
}
