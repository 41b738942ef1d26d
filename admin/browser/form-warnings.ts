/** What a form says of values that can be saved, but do something that its owner may not expect. */
import type { ContentInput } from '@/content/model/files/content-input';
import { isRecord } from '@/lib/is-record';
import { getZanzibarDate } from '@/lib/zanzibar-time';
import { getContentFileKind, type SveltiaEntry } from '../shared/sveltia-entry';
import { findHiddenRoomWarnings } from './hidden-room-warnings';

export function findFormWarnings(
  entry: SveltiaEntry,
  content: ContentInput,
  today = getZanzibarDate(new Date()),
): readonly string[] {
  const { data } = entry;
  const kind = getContentFileKind(entry);
  const warnings: readonly (string | false)[] = [
    ...findHiddenRoomWarnings(entry, content),
    ...['notices', 'offers', 'seasons'].flatMap((list) => findPastEntryWarnings(data[list], today)),
    kind === 'post' &&
      String(data.date ?? '') > today &&
      `It is public at once, and not on ${data.date}: save it on that day.`,
    kind === 'photo' &&
      isRecord(data.focus) &&
      String(data.file).startsWith('blob:') &&
      'The picture is new, and its middle is still that of the old one: look at “Middle of the picture where it is cropped”, or take it out.',
  ];
  return warnings.filter((warning) => warning !== false);
}

/** Entries for some days that are over. */
const findPastEntryWarnings = (entries: unknown, today: string): readonly string[] =>
  (Array.isArray(entries) ? entries : []).flatMap(({ title, name, text, until, everyYear }) =>
    until && until < today && !everyYear
      ? [`“${title ?? name ?? text}” will not be shown: its last day, ${until}, is over.`]
      : [],
  );
