import { content } from '@/content';
import { sourceCatalog } from '@/content/i18n/catalog';
import { createFormats } from '@/content/i18n/formats';
import { createLinkResolver, sitePath } from '@/content/fields/links';

/** What a part of content is resolved with, outside of a brand. */
export const contextOf = (translation = sourceCatalog) => ({
  translation,
  formats: createFormats(translation.language, content.shared['number-texts']),
  sourceFormats: createFormats(sourceCatalog.language, content.shared['number-texts']),
  variables: {},
  resolveLink: createLinkResolver(sitePath('/'), []),
  photos: content.photos,
  siteHome: sitePath('/'),
});
