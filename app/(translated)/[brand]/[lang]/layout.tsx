import { brands } from '@/content';
import { languages } from '@/content/i18n/languages';

export { default } from '../../../[brand]/layout';

export const dynamicParams = false;

export function generateStaticParams() {
  return brands.flatMap(({ id: brand }) => languages.slice(1).map(({ code: lang }) => ({ brand, lang })));
}
