import type { ActivitiesContent, TideActivitiesSection } from '@/content/model/activities';
import { NoteList } from '../ui/notes-and-good-to-know';
import { Photo } from '../ui/photo/photo';
import { Section, SectionHeading } from '../ui/section/section';
import { BREAKPOINTS } from '../utils/breakpoints';
import { ChartWater } from '../tides/chart-parts';
import styles from './tide-activities.module.css';

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
        <NoteList list={notes} />
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

const HIGH_Y = 74;
const LOW_Y = 172;
/** x of the first high water, and the distance from high to low water. */
const FIRST_HIGH_X = 120;
const HALF_WAVE = 270;
/** Labels between high and low water are moved off the line. */
const LABEL_OFFSET = 46;
const WIDTH = 1440;
const HEIGHT = 220;

/** How the tide goes on any day. */
export function SchematicTideCurve({
  label,
  highTide,
  lowTide,
  interval,
}: Omit<ActivitiesContent['tide'], 'notes'>) {
  const extremes = Array.from({ length: 5 }, (_, index) => FIRST_HIGH_X + index * HALF_WAVE);
  return (
    <div className={styles.chart}>
      <svg
        className={styles.svg}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMinYMid slice"
        role="img"
        aria-label={label}
      >
        <ChartWater surface={createCosinePath()} bottom={HEIGHT} />
        {extremes.map((x, index) => {
          const isHigh = index % 2 === 0;
          return (
            <g key={x} className={styles.extreme}>
              <circle className={styles.dot} cx={x} cy={isHigh ? HIGH_Y : LOW_Y} r="6" />
              <text className={styles.name} x={x} y={isHigh ? HIGH_Y - 30 : LOW_Y - 30}>
                {isHigh ? highTide : lowTide}
              </text>
              {index > 0 && (
                <text
                  className={styles.interval}
                  x={x - HALF_WAVE / 2 + (isHigh ? -LABEL_OFFSET : LABEL_OFFSET)}
                  y={(HIGH_Y + LOW_Y) / 2 - 26}
                >
                  {interval}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** Path of a cosine between high and low water. */
function createCosinePath(): string {
  const middle = (HIGH_Y + LOW_Y) / 2;
  const amplitude = (LOW_Y - HIGH_Y) / 2;
  const points: string[] = [];
  for (let x = 0; x <= WIDTH; x += 12) {
    const y = middle - amplitude * Math.cos((Math.PI * (x - FIRST_HIGH_X)) / HALF_WAVE);
    points.push(`${x} ${y.toFixed(1)}`);
  }
  return `M${points.join('L')}`;
}
