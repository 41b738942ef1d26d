import { NotFound, NotFoundRootLayout, createNotFoundMetadata } from './_components/not-found-page';
import { NotFoundInUrlLanguage } from '@/components/languages/not-found-in-url-language';
import { translatedLanguages } from '@/content/i18n/languages';

const { title, ...untitledMetadata } = createNotFoundMetadata();
export const metadata = untitledMetadata;

/** Hosts serve this page for every unknown address; NotFoundInUrlLanguage then fetches the language of the address. */
export default function NotFoundPage() {
  return (
    <NotFoundRootLayout>
      <NotFoundInUrlLanguage title={title} codes={translatedLanguages.map(({ code }) => code)}>
        <NotFound />
      </NotFoundInUrlLanguage>
    </NotFoundRootLayout>
  );
}
