import { UnbrandedDocument } from './unbranded-document';

export default function UnbrandedLayout({ children }: LayoutProps<'/'>) {
  return <UnbrandedDocument>{children}</UnbrandedDocument>;
}
