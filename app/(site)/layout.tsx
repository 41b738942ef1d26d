import { UnbrandedDocument } from './unbranded-document';

/** Root layout of pages without a brand. */
export default function UnbrandedLayout({ children }: LayoutProps<'/'>) {
  return <UnbrandedDocument>{children}</UnbrandedDocument>;
}
