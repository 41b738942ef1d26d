import { content } from '@/content';
import { sourceLanguage } from '@/content/languages/translation';
import { formatsOf } from '@/content/resolve/format';
import { linksOf, sitePath } from '@/content/resolve/links';

/** What a part of content is resolved with, outside of a brand. */
export const contextOf = (translation = sourceLanguage) => ({
  translation,
  formats: formatsOf(translation.language, content.shared.figures),
  sourceFormats: formatsOf(sourceLanguage.language, content.shared.figures),
  variables: {},
  joinLink: linksOf(sitePath('/'), []),
  photos: content.photos,
  siteHome: sitePath('/'),
});
