import { NotFoundDocument } from '../../../not-found-document';
import { languages } from '@/content/i18n/languages';

export const dynamicParams = false;

export function generateStaticParams() {
  return languages.slice(1).map(({ code: lang }) => ({ lang }));
}

export default async function TranslatedNotFoundLayout({
  children,
  params,
}: LayoutProps<'/not-found/[lang]'>) {
  return <NotFoundDocument lang={(await params).lang}>{children}</NotFoundDocument>;
}
