import styles from './floor-marker.module.css';

/** From the roof to the sea: what lights up, and the lines on it. */
const FLOORS = [
  { light: 'M4 50 21 21l17 29z', lines: 'M4 50 21 21l17 29M9 47 21 27l12 20M9 47h24M21 27v20' },
  {
    light: 'M9 50h24v45h7v11H9z',
    lines: 'M9 50v56h24V50M16 106V86q5-9 10 0v20M21 50v10M17 60h8l2 8H15zM33 106h7V95M33 95h7M36.500 95v11',
  },
  {
    light: 'M9 109h24v53H9z',
    lines: 'M9 106v56h24v-56M29 106v7h-4v7h-4v7h-4v7h-4v7H9M22 162v-16q4.500-8 9 0v16',
  },
  {
    light: 'M2 162h38v54H2z',
    lines:
      'M2 162h38M10 162v9h4v9M2 216h18v-10M20 206h1v14h17v-14h2M23 210q2.500-2 5 0t5 0 4 0M9 216c1-12 0-20 4-30M13 186c-5-4-9-3-11 1 4-2 7-2 11-1zM13 186c-5 0-8 4-8 9 2-5 5-7 8-9zM13 186c5-5 10-3 12 1-4-2-8-2-12-1zM13 186c5 0 8 4 9 9-3-5-6-7-9-9zM13 186c-1-5 1-9 5-11 0 5-2 8-5 11z',
  },
  {
    light: 'M2 220h38v58H2z',
    lines:
      'M2 232c14 0 18 20 38 24M2 258q4.750-3 9.500 0t9.500 0 9.500 0 9.500 0M8 268q3-2 6 0t6 0M22 272q3-2 6 0t6 0M24 250q6 4 13 0M29 252v-20l8 15h-8',
  },
] as const;

/**
 * A slim drawing of the house that goes down with the guest: it shows on which floor the part of the page in view is.
 * The style sheet says which part is which floor.
 */
export function FloorMarker() {
  return (
    <div className={styles.marker} aria-hidden="true">
      <svg viewBox="0 0 42 280" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path
          className={styles.niche}
          d="M1 279V34C1 22 8 15 14 11c4-3 6-5 7-9 1 4 3 6 7 9 6 4 13 11 13 23v245z"
        />
        {FLOORS.map(({ light, lines }) => (
          <g key={lines} className={styles.floor}>
            <path className={styles.light} d={light} />
            <path d={lines} />
          </g>
        ))}
      </svg>
    </div>
  );
}
