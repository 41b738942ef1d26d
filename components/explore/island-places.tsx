import type { GeoPoint } from '@/content/model/business';
import type { ExploreContent, IslandPlace } from '@/content/model/explore';
import { DescriptionList } from '../ui/description-list';
import { Section } from '../ui/section/section';
import island from './island.json';
import type { PhotoContent } from '@/content/fields/photo-content';
import { Photo } from '../ui/photo/photo';
import { BREAKPOINTS } from '../utils/breakpoints';
import styles from './island-places.module.css';

type IslandPlacesProps = Pick<ExploreContent, 'map' | 'places' | 'labels'>;

/** Map of the island and a list of places with distance and best time. */
export function IslandPlaces({ map: { heading, note, ...map }, places, labels }: IslandPlacesProps) {
  return (
    <Section tone="tint" headingId="places" heading={heading} text={note}>
      <div className={styles.places}>
        <div className={styles.map}>
          <IslandMap {...map} places={places} />
        </div>
        <ol className={styles.list}>
          {places.map(({ name, text, distance, travel, bestTime }) => (
            <li key={name} className={styles.place}>
              <h3>{name}</h3>
              <p>{text}</p>
              <DescriptionList
                className={styles.details}
                list={[
                  { label: labels.distance, value: distance },
                  { label: labels.travel, value: travel },
                  { label: labels.bestTime, value: bestTime },
                ]}
              />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** Size of the map in SVG units; one unit is about 130 m. island.json has the coast and the reef in these units. */
const VIEW_BOX = { width: 500, height: 640 };
const WEST = 39.06;
const NORTH = -5.69;
const UNITS_PER_DEGREE = 760;
/** A degree of longitude is shorter than one of latitude, by the cosine of the latitude. */
const LONGITUDE_SCALE = Math.cos((6.1 * Math.PI) / 180);

/** Coordinates in SVG units. */
const projectToMap = ({ longitude, latitude }: GeoPoint) => ({
  x: Math.round((longitude - WEST) * LONGITUDE_SCALE * UNITS_PER_DEGREE),
  y: Math.round((NORTH - latitude) * UNITS_PER_DEGREE),
});

type IslandMapProps = Omit<ExploreContent['map'], 'heading' | 'note'> & {
  readonly places: readonly IslandPlace[];
};

/** A longer name beside its number has two lines, so that it stays on one side of the coast. */
const MOST_CHARACTERS_IN_LINE = 12;

/** Drawn map of the island; the numbers are those of the list beside it. */
function IslandMap({ label, ocean, channel, home, places }: IslandMapProps) {
  const homePoint = projectToMap(home.at);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${VIEW_BOX.width} ${VIEW_BOX.height}`}
      role="img"
      aria-label={label}
    >
      <path className={styles.shallows} d={island.coastline} strokeWidth="44" />
      <path className={styles.shallows} d={island.coastline} strokeWidth="22" />
      <path className={styles.reef} d={island.reef} />
      <path className={styles.land} d={island.coastline} />
      <text className={styles.seaLabel} x="415" y="150">
        {ocean}
      </text>
      <text className={styles.seaLabel} x="92" y="535">
        {channel}
      </text>
      {places.map(({ coordinates, ...place }, index) => {
        const point = projectToMap(coordinates);
        return (
          <g key={place.name}>
            <circle className={styles.marker} cx={point.x} cy={point.y} r="12" />
            <text className={styles.number} x={point.x} y={point.y + 5}>
              {index + 1}
            </text>
            <PlaceName {...place} {...point} />
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

interface PlaceNameProps extends Pick<IslandPlace, 'name' | 'labelSide'> {
  readonly x: number;
  readonly y: number;
}

function PlaceName({ name, labelSide, x, y }: PlaceNameProps) {
  if (labelSide === 'above') {
    return (
      <text className={styles.placeName} data-side={labelSide} x={x} y={y - 19}>
        {name}
      </text>
    );
  }
  const labelX = x + (labelSide === 'left' ? -17 : 17);
  const space = name.length > MOST_CHARACTERS_IN_LINE ? name.indexOf(' ') : -1;
  const lines = space > 0 ? [name.slice(0, space), name.slice(space)] : [name];
  return (
    <text className={styles.placeName} data-side={labelSide} y={y + 6 - 10 * (lines.length - 1)}>
      {lines.map((line, index) => (
        <tspan key={line} x={labelX} dy={index && 20}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Seasons of the year, a dot for each month. */
export function ClimateSeasons({ list, ...heading }: ExploreContent['seasons']) {
  return (
    <Section headingId="seasons" {...heading}>
      <ol className={styles.year}>
        {list.map(({ months, monthCount, name, text: description }) => (
          <li key={name} className={styles.season}>
            <svg viewBox="0 0 80 8" aria-hidden="true">
              {Array.from({ length: monthCount }, (_, month) => (
                <circle key={month} cx={4 + month * 14} cy="4" r="4" />
              ))}
            </svg>
            <h3>{name}</h3>
            <p className={styles.months}>{months}</p>
            <p className="muted">{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Photos under arches, side by side. */
export function PhotoRow({ photos }: { readonly photos: readonly PhotoContent[] }) {
  return (
    <div className={styles.row}>
      {photos.map((photo) => (
        <div key={photo.name} className={styles.arch}>
          <Photo photo={photo} sizes={`${BREAKPOINTS.wide} 47rem, 59vw`} />
        </div>
      ))}
    </div>
  );
}
