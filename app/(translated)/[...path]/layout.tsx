import { UnbrandedDocument } from '../../(site)/unbranded-document';

export default async function TranslatedUnbrandedLayout({ children, params }: LayoutProps<'/[...path]'>) {
  const [lang] = (await params).path;
  return <UnbrandedDocument lang={lang}>{children}</UnbrandedDocument>;
}
