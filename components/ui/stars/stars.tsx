import styles from './stars.module.css';

interface StarsProps {
  readonly rating: number;
  /** Accessible name, such as "5 out of 5 stars". */
  readonly label: string;
  /** Outlines only: nobody has given them. */
  readonly sample?: boolean;
}

export function Stars({ rating, label, sample = false }: StarsProps) {
  return (
    <span className={styles.stars} role="img" aria-label={label} data-sample={sample}>
      {Array.from({ length: rating }, (_, index) => (
        <svg key={index} viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path d="M10 1.6l2.6 5.5 6 .8-4.4 4.2 1.1 6L10 15.2 4.7 18.1l1.1-6L1.4 7.9l6-.8z" />
        </svg>
      ))}
    </span>
  );
}
