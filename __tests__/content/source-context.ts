import { content } from '@/content';
import { sourceLanguage } from '@/content/languages/translation';
import { createFormats } from '@/content/resolve/format';
import { createLinkResolver, sitePath } from '@/content/resolve/links';

/** What a part of content is resolved with, outside of a brand. */
export const contextOf = (translation = sourceLanguage) => ({
  translation,
  formats: createFormats(translation.language, content.shared.figures),
  sourceFormats: createFormats(sourceLanguage.language, content.shared.figures),
  variables: {},
  resolveLink: createLinkResolver(sitePath('/'), []),
  photos: content.photos,
  siteHome: sitePath('/'),
});
