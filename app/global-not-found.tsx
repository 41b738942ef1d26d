import { NotFound, NotFoundRootLayout, createNotFoundMetadata } from './_components/not-found-page';
import { LocalizedNotFound } from '@/components/languages/localized-not-found';
import { translatedLanguages } from '@/content/i18n/languages';

const { title, ...untitledMetadata } = createNotFoundMetadata();
export const metadata = untitledMetadata;

/** Hosts serve this page for every unknown address; LocalizedNotFound then fetches the language of the address. */
export default function NotFoundPage() {
  return (
    <NotFoundRootLayout>
      <LocalizedNotFound title={title} codes={translatedLanguages.map(({ code }) => code)}>
        <NotFound />
      </LocalizedNotFound>
    </NotFoundRootLayout>
  );
}
