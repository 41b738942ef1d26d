/** Warnings about a hidden room: what else is removed from the site, and which texts still name the room. */
import { forEachField } from '@/content/fields/replace-fields';
import { listContentFiles } from '@/content/model/files/content-files';
import type { ContentInput } from '@/content/model/files/content-input';
import { isRecord } from '@/lib/is-record';
import { getFieldLabelsAlongPath, getFormTitle } from '../shared/form-field-labels';
import { getBrandId, type SveltiaEntry } from '../shared/sveltia-entry';

export function findHiddenRoomWarnings(
  { path, data: { list } }: SveltiaEntry,
  content: ContentInput,
): readonly string[] {
  const hidden = Array.isArray(list) ? list.filter(isRecord).filter((room) => room.hidden === true) : [];
  return hidden.map((room) => {
    const id = Number(room.id);
    const title = String(room.title);
    const { lists, texts } = getPlaces(id, title, path, content);
    return [
      `“${title}” is hidden.`,
      lists.length > 0 && `Its entries and links leave ${lists.join('; ')}.`,
      texts.length > 0 && `Texts of these forms still name it: ${texts.join('; ')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  });
}

/** Finds the lists and links that refer to a room, and the forms with texts that name it. */
function getPlaces(id: number, title: string, ownFile: string, content: ContentInput) {
  const lists: string[] = [];
  const texts: string[] = [];
  const brandId = getBrandId(ownFile);
  for (const { file, kind, schema, value: fileValue, brandId: fileBrandId } of listContentFiles(content)) {
    // a photo still shows the room, so its description may name it
    if (file === ownFile || kind === 'photo' || ![undefined, brandId].includes(fileBrandId)) continue;
    forEachField(schema, fileValue, ({ field, value, path }) => {
      const isReference =
        (field.reference === 'room' && value === id) ||
        (field.reference === 'page' && value === `/room/${id}`);
      if (isReference)
        lists.push(
          [getFormTitle(file, content), getFieldLabelsAlongPath({ file, path }, content)[0]].join(', '),
        );
      else if (field.translated && typeof value === 'string' && value.includes(title))
        texts.push(getFormTitle(file, content));
    });
  }
  return { lists: [...new Set(lists)], texts: [...new Set(texts)] };
}
