import type { ExploreContent, IslandPlace } from '@/content/model/explore';
import { coastlinePath, ISLAND_MAP_VIEW_BOX, projectToMap, reefPath } from './island-geometry';
import styles from './island-map.module.css';

type IslandMapProps = Omit<ExploreContent['map'], 'heading' | 'note'> & {
  readonly places: readonly IslandPlace[];
};

/** Drawn map of the island; the numbers are those of the list beside it. */
export function IslandMap({ label, ocean, channel, home, places }: IslandMapProps) {
  const homePoint = projectToMap(home.at);
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${ISLAND_MAP_VIEW_BOX.width} ${ISLAND_MAP_VIEW_BOX.height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.shallows} d={coastlinePath} strokeWidth="44" />
      <path className={styles.shallows} d={coastlinePath} strokeWidth="22" />
      <path className={styles.reef} d={reefPath} />
      <path className={styles.land} d={coastlinePath} />
      <text className={styles.seaLabel} x="415" y="150">
        {ocean}
      </text>
      <text className={styles.seaLabel} x="92" y="535">
        {channel}
      </text>
      {places.map(({ name, coordinates, labelSide }, index) => {
        const { x, y } = projectToMap(coordinates);
        return (
          <g key={name}>
            <circle className={styles.marker} cx={x} cy={y} r="12" />
            <text className={styles.number} x={x} y={y + 5}>
              {index + 1}
            </text>
            <text
              className={styles.name}
              data-side={labelSide}
              x={x + (labelSide === 'left' ? -19 : 19)}
              y={y + 6}
            >
              {name}
            </text>
          </g>
        );
      })}
      <path
        className={styles.home}
        d={`M${homePoint.x - 9} ${homePoint.y + 10}v-12c0-6 5-8 9-12 4 4 9 6 9 12v12z`}
        strokeLinejoin="round"
      />
      <text className={styles.homeName} x={homePoint.x + 18} y={homePoint.y + 7}>
        {home.name}
      </text>
    </svg>
  );
}
