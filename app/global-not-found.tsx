import { Document } from './document';
import { family } from '@/content';
import { pageMetadata } from './page-metadata';
import { RoutingErrorScreen } from './routing-error-screen';

export const metadata = pageMetadata(family, {
  title: family.notFound.title,
  description: family.notFound.line,
  noindex: true,
  canonical: null,
});

export default function NotFoundPage() {
  return (
    <Document dressedAs={family.dressedAs}>
      <RoutingErrorScreen />
    </Document>
  );
}
