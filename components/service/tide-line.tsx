import type { ActivitiesContent } from '@/content/types';
import { Notes } from './notes';
import styles from './tide-line.module.css';
import { WaveEdge } from './wave-edge';

const HIGH_Y = 74;
const LOW_Y = 172;
/** Where the line begins, at high water, and how far it is from there to low water. */
const FIRST_HIGH_X = 120;
const HALF_WAVE = 270;
/** Words between two turns stand on the open side of the slope. */
const BESIDE = 46;
const WIDTH = 1440;
const FLOOR = 220;

/** A day of the tide as a line, and what a guest should know of it. */
export function TideLine({ label, high, low, between, notes }: ActivitiesContent['tide']) {
  const turns = Array.from({ length: 5 }, (_, index) => FIRST_HIGH_X + index * HALF_WAVE);
  return (
    <div className={styles.tide}>
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${WIDTH} ${FLOOR}`}
        preserveAspectRatio="xMinYMid slice"
        role="img"
        aria-label={label}
      >
        <path className={styles.water} d={`${surface()}V${FLOOR}H0Z`} />
        <path className={styles.surface} d={surface()} />
        {turns.map((x, index) => {
          const isHigh = index % 2 === 0;
          return (
            <g key={x}>
              <circle className={styles.turn} cx={x} cy={isHigh ? HIGH_Y : LOW_Y} r="6" />
              <text className={styles.name} x={x} y={isHigh ? HIGH_Y - 30 : LOW_Y - 30}>
                {isHigh ? high : low}
              </text>
              {index < turns.length - 1 && (
                <text
                  className={styles.between}
                  data-slope={isHigh ? 'falling' : 'rising'}
                  x={x + HALF_WAVE / 2 + (isHigh ? BESIDE : -BESIDE)}
                  y={(HIGH_Y + LOW_Y) / 2 - 26}
                >
                  {between}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <div className={styles.sea}>
        <Notes list={notes} />
      </div>
      <WaveEdge at="bottom" />
    </div>
  );
}

/** A cosine between high and low water. */
function surface(): string {
  const middle = (HIGH_Y + LOW_Y) / 2;
  const reach = (LOW_Y - HIGH_Y) / 2;
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 12) {
    const y = middle - reach * Math.cos((Math.PI * (x - FIRST_HIGH_X)) / HALF_WAVE);
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}
