import { LandingPage, landingMetadata } from './landing-page';

export const metadata = landingMetadata();

export default LandingPage;
