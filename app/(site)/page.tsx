import { LocalizedLandingPage, landingMetadata } from './localized-landing-page';

export const metadata = landingMetadata();

export default function Page() {
  return <LocalizedLandingPage />;
}
