import { UnbrandedRootLayout } from './unbranded-root-layout';

/** Root layout of pages without a brand. */
export default function UnbrandedLayout({ children }: LayoutProps<'/'>) {
  return <UnbrandedRootLayout>{children}</UnbrandedRootLayout>;
}
