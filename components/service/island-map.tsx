import type { ExploreContent, IslandPlace } from '@/content/types';
import { coastline, MAP, onMap, reef } from './island-outline';
import styles from './island-map.module.css';

type IslandMapProps = Omit<ExploreContent['map'], 'heading' | 'note'> & {
  readonly places: readonly IslandPlace[];
};

/** The island as a hand would draw it, with the numbers of the list beside it. */
export function IslandMap({ label, ocean, channel, home, places }: IslandMapProps) {
  const house = onMap(home.at);
  return (
    <svg className={styles.map} viewBox={`0 0 ${MAP.width} ${MAP.height}`} role="img" aria-label={label}>
      <path className={styles.shallows} d={coastline} strokeWidth="44" />
      <path className={styles.shallows} d={coastline} strokeWidth="22" />
      <path className={styles.reef} d={reef} />
      <path className={styles.land} d={coastline} />
      <text className={styles.sea} x="415" y="150">
        {ocean}
      </text>
      <text className={styles.sea} x="92" y="535">
        {channel}
      </text>
      {places.map(({ name, at, nameSide }, index) => {
        const { x, y } = onMap(at);
        return (
          <g key={name}>
            <circle className={styles.stud} cx={x} cy={y} r="12" />
            <text className={styles.number} x={x} y={y + 5}>
              {index + 1}
            </text>
            <text
              className={styles.name}
              data-side={nameSide}
              x={x + (nameSide === 'left' ? -19 : 19)}
              y={y + 6}
            >
              {name}
            </text>
          </g>
        );
      })}
      <path
        className={styles.home}
        d={`M${house.x - 9} ${house.y + 10}v-12c0-6 5-8 9-12 4 4 9 6 9 12v12z`}
        strokeLinejoin="round"
      />
      <text className={styles.homeName} x={house.x + 18} y={house.y + 7}>
        {home.name}
      </text>
    </svg>
  );
}
