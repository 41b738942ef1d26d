/** What an owner who hides a room should know: what leaves the site with it, and which texts go on naming it. */
import { mapFields } from '@/content/fields/map-fields';
import type { ContentInput } from '@/content/model';
import { contentFiles } from '@/content/model/content-files';
import { isRecord } from '@/lib/is-record';
import { labelsIn, titleOfFile } from './form-issues';
import { brandIdOf, type Entry } from './live-content';

export function hiddenRoomRemarks({ path, data: { list } }: Entry, content: ContentInput): readonly string[] {
  const hidden = Array.isArray(list) ? list.filter(isRecord).filter((room) => room.hidden === true) : [];
  return hidden.map((room) => {
    const id = Number(room.id);
    const title = String(room.title);
    const { lists, texts } = placesOf(id, title, path, content);
    return [
      `“${title}” is hidden.`,
      lists.length > 0 && `Its entries and links leave ${lists.join('; ')}.`,
      texts.length > 0 && `Texts of these forms still name it: ${texts.join('; ')}.`,
    ]
      .filter(Boolean)
      .join(' ');
  });
}

/** Which lists and links name a room, and the forms with texts that do. */
function placesOf(id: number, title: string, path: string, content: ContentInput) {
  const lists: string[] = [];
  const texts: string[] = [];
  const brandId = brandIdOf(path);
  for (const { file, kind, schema, value, ...one } of contentFiles(content)) {
    // what a picture shows is there all the same
    if (file === path || kind === 'photo' || ![undefined, brandId].includes(one.brandId)) continue;
    mapFields(schema, value, ({ field, value, path }) => {
      const isReference =
        (field.reference === 'room' && value === id) ||
        (field.reference === 'page' && value === `/room/${id}`);
      const form = titleOfFile(file, content);
      if (isReference) lists.push([form, labelsIn({ file, path }, content)[0]].join(', '));
      else if (field.translated && typeof value === 'string' && value.includes(title)) texts.push(form);
      return value;
    });
  }
  return { lists: [...new Set(lists)], texts: [...new Set(texts)] };
}
