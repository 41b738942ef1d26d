import type { Look } from '@/content/model/brand';
import type { HouseDrawingContent } from '@/content/model/home';
import { ClientSideLink } from '../../ui/links';
import { Section } from '../../ui/section/section';
import styles from './house-drawing-with-legend.module.css';

interface HouseDrawingWithLegendProps extends HouseDrawingContent {
  readonly look: Look;
}

/** The house as a drawing, with numbers that a list explains. */
export function HouseDrawingWithLegend({ look, drawing, places, ...heading }: HouseDrawingWithLegendProps) {
  const inset = look === 'gallery';
  const numberedDrawing = <NumberedDrawing drawing={drawing} places={places} />;
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

function NumberedDrawing({ drawing, places }: Pick<HouseDrawingContent, 'drawing' | 'places'>) {
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
    </div>
  );
}
