import { NotFound, createNotFoundMetadata } from '../../../_components/not-found-page';

export async function generateMetadata({ params }: PageProps<'/not-found/[lang]'>) {
  return createNotFoundMetadata((await params).lang);
}

/** What 404.html shows for an unknown address in another language (components/languages/not-found-in-url-language.tsx). */
export default async function TranslatedNotFoundPage({ params }: PageProps<'/not-found/[lang]'>) {
  return <NotFound lang={(await params).lang} />;
}
