import { LandingScreen, landingMetadata } from './landing-screen';

export const metadata = landingMetadata();

export default function LandingPage() {
  return <LandingScreen />;
}
