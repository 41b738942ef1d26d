import { LandingPage, landingMetadata } from './landing-page';

export const metadata = landingMetadata();

export default function Page() {
  return <LandingPage />;
}
