import { NotFoundRootLayout } from '../../../_components/not-found-page';
import { translatedLanguages } from '@/content/i18n/languages';

export const dynamicParams = false;

export function generateStaticParams() {
  return translatedLanguages.map(({ code: lang }) => ({ lang }));
}

export default async function TranslatedNotFoundLayout({
  children,
  params,
}: LayoutProps<'/not-found/[lang]'>) {
  return <NotFoundRootLayout lang={(await params).lang}>{children}</NotFoundRootLayout>;
}
