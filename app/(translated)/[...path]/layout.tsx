import { UnbrandedRootLayout } from '../../(unbranded)/unbranded-root-layout';

export default async function TranslatedUnbrandedLayout({ children, params }: LayoutProps<'/[...path]'>) {
  const [lang] = (await params).path;
  return <UnbrandedRootLayout lang={lang}>{children}</UnbrandedRootLayout>;
}
