import { OfflinePage, createOfflineMetadata } from '../offline-page';

export const metadata = createOfflineMetadata();

export default OfflinePage;
