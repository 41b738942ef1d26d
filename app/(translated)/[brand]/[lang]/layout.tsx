import { getSite } from '@/content';
import { translatedLanguages } from '@/content/i18n/languages';

export { default } from '../../../[brand]/layout';

export const dynamicParams = false;

export function generateStaticParams() {
  return getSite().brands.flatMap(({ id: brand }) =>
    translatedLanguages.map(({ code: lang }) => ({ brand, lang })),
  );
}
