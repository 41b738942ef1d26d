import { reloadOnRetryOrReconnect } from './reload-on-retry-or-reconnect';
import { showCachedLinks } from './show-cached-links';

// The only script of the offline page, which is shown in place of a page that is not cached.
reloadOnRetryOrReconnect();
if ('caches' in window) showCachedLinks();
