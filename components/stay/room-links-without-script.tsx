import type { RoomOption } from '@/content/model/stay';
import { FullPageLink } from '../ui/links';

interface RoomLinksWithoutScriptProps {
  readonly rooms: readonly RoomOption[];
  readonly text: string;
}

/** The rooms of the room list, for a browser without scripts: there the page cannot know which one was chosen. */
export function RoomLinksWithoutScript({ rooms, text }: RoomLinksWithoutScriptProps) {
  return (
    <div className="touchTargets readable">
      <p>{text}</p>
      <ul>
        {rooms.map(
          ({ id, title, priceText, bookable }) =>
            bookable?.listed && (
              <li key={id}>
                <FullPageLink href={bookable.href}>{title}</FullPageLink> <span>{priceText}</span>
              </li>
            ),
        )}
      </ul>
    </div>
  );
}
