import { LandingRoute, landingMetadata } from './landing-route';

export const metadata = landingMetadata();

export default function LandingPage() {
  return <LandingRoute />;
}
