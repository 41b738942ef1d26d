import styles from './wave-edge.module.css';

/** Where water meets sand: the page's ground in a wave over the band it stands in. */
export function WaveEdge({ at }: { readonly at: 'top' | 'bottom' }) {
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
