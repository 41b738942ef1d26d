import type { Look } from '@/content/model/brand';
import type { HouseDrawingContent } from '@/content/model/home';
import { RoomPrice } from '../../rooms/room-price-and-details';
import { DateDependentPrice } from '../../ui/date-dependent-price';
import { ClientSideLink } from '../../ui/links';
import { Section } from '../../ui/section/section';
import styles from './house-drawing-with-legend.module.css';

/** Width of a door, measured by its height. */
const DOOR_RATIO = 40 / 77;

interface HouseDrawingWithLegendProps extends HouseDrawingContent {
  readonly look: Look;
}

/** The house as a drawing, with numbers that a list explains, and with doors that lead to the rooms. */
export function HouseDrawingWithLegend(props: HouseDrawingWithLegendProps) {
  const { look, drawing, places, floors, ...heading } = props;
  const inset = look === 'gallery';
  const numberedDrawing = <NumberedDrawing drawing={drawing} places={places} floors={floors} />;
  return (
    <Section headingId="house" {...heading} tone={inset ? 'dark' : 'tint'} foot={!inset && numberedDrawing}>
      {inset && <div className={styles.inset}>{numberedDrawing}</div>}
      <ol className={styles.places} data-columns={inset ? 3 : 5}>
        {places.map(({ name, text: description, href }) => (
          <li key={name}>
            <h3 className="h4">{href ? <ClientSideLink href={href}>{name}</ClientSideLink> : name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Drawing = Pick<HouseDrawingContent, 'drawing' | 'places' | 'floors'>;

function NumberedDrawing({ drawing, places, floors }: Drawing) {
  return (
    <div className={styles.drawing} data-house-drawing="">
      {/* a drawing has one size, so there is nothing for next/image or Photo to choose */}
      {/* eslint-disable-next-line @next/next/no-img-element */}
      <img {...drawing} alt={drawing.alt} loading="lazy" decoding="async" />
      {places.map(({ name, at }, index) => (
        <span
          key={name}
          className={styles.number}
          style={{ insetInlineStart: `${at.x}%`, top: `${at.y}%` }}
          aria-hidden="true"
        >
          {index + 1}
        </span>
      ))}
      {floors.length > 0 && <Doors drawing={drawing} floors={floors} />}
    </div>
  );
}

/** On the drawing itself, or as the front of a larger house where its doors would be too small for a finger. */
function Doors({ drawing: { width, height }, floors }: Pick<Drawing, 'drawing' | 'floors'>) {
  return (
    <div className={styles.front}>
      {floors.map(({ top, bottom, rooms }) => (
        <ul key={top} className={styles.floor}>
          {rooms.map(({ room, doors }) => {
            const halfDoor = ((bottom - top) * DOOR_RATIO * height) / width / 2;
            const place = {
              left: `${Math.min(...doors) - halfDoor}%`,
              right: `${100 - Math.max(...doors) - halfDoor}%`,
              top: `${top}%`,
              bottom: `${100 - bottom}%`,
            };
            return (
              <li key={room.id} style={place}>
                <ClientSideLink href={room.href} className={styles.room}>
                  <span className={styles.doors}>
                    {doors.map((door) => (
                      <span key={door} className={styles.door} style={{ aspectRatio: DOOR_RATIO }} />
                    ))}
                  </span>
                  <span className={styles.tag} aria-hidden="true">
                    <DateDependentPrice
                      as="span"
                      text={room.nightPrice.amount}
                      textsByPeriod={room.nightPrice.amountsByPeriod}
                    />
                  </span>
                  <div className={styles.label}>
                    <strong translate="no">{room.title}</strong> <RoomPrice {...room.nightPrice} />
                  </div>
                </ClientSideLink>
              </li>
            );
          })}
        </ul>
      ))}
    </div>
  );
}
