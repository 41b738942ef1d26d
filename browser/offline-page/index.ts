import { showCachedLinks } from './cached-links';
import { reloadOnRetryOrReconnect } from './reload-on-retry-or-reconnect';

// The only script of the offline page, which is shown in place of a page that is not cached.
reloadOnRetryOrReconnect();
if ('caches' in window) showCachedLinks();
