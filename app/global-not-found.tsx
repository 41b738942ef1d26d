import { NotFound, NotFoundDocument, notFoundMetadata } from './not-found-document';
import { NotFoundInLanguage } from '@/components/languages/not-found-in-language';
import { languages } from '@/content/languages';

export const metadata = notFoundMetadata();

/** Hosts answer every unknown address with this one page; those of another language fetch its words. */
export default function NotFoundPage() {
  return (
    <NotFoundDocument>
      <NotFoundInLanguage codes={languages.slice(1).map(({ code }) => code)}>
        <NotFound />
      </NotFoundInLanguage>
    </NotFoundDocument>
  );
}
