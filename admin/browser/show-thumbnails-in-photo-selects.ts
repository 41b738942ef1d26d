/** Shows thumbnails in the lists of photos. */
import type { ContentInput } from '@/content/model/files/content-input';
import { EDITOR_THUMBNAILS_FOLDER } from '../shared/generated-editor-file-paths';

const CLASS = 'thumbnail';

/** @param content provides the alt texts, which are the labels of the options */
export function showThumbnailsInPhotoSelects({ photos }: ContentInput): void {
  const names = new Map(Object.entries(photos).map(([name, { alt }]) => [alt, name]));
  const show = (element: Element, words: string | undefined) => {
    const name = names.get(words?.trim() ?? '');
    const shown = element.querySelector<HTMLImageElement>(`:scope > .${CLASS}`);
    const src = name && `${EDITOR_THUMBNAILS_FOLDER}/${name}.webp`;
    if (!src) return shown?.remove();
    if (shown?.getAttribute('src') === src) return;
    const picture = shown ?? document.createElement('img');
    Object.assign(picture, { alt: '', className: CLASS, loading: 'lazy' });
    picture.setAttribute('src', src);
    picture.addEventListener('error', () => picture.remove(), { once: true });
    if (!shown) element.prepend(picture);
  };
  const showAll = () => {
    for (const option of document.querySelectorAll('[role=option]'))
      show(option, option.querySelector('.label')?.textContent ?? option.textContent);
    for (const chosen of document.querySelectorAll('[data-field-type=relation] [role=combobox]'))
      show(chosen, chosen.querySelector('.label')?.textContent);
  };
  let waiting = false;
  new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      showAll();
    });
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
