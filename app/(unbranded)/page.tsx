import { LandingPage, createLandingMetadata } from './landing-page';

export const metadata = createLandingMetadata();

export default LandingPage;
