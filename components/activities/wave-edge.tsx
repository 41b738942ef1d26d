import styles from './wave-edge.module.css';

/** Wave-shaped edge of a section, in the page background. */
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
