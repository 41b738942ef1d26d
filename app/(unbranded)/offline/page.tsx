import { OfflinePage, offlineMetadata } from '../offline-page';

export const metadata = offlineMetadata();

export default OfflinePage;
