import { showCachedLinks } from './cached-links';
import { reloadOnRetryOrReconnect } from './reload-on-retry-or-reconnect';

// The only script of the page that is shown in place of one that is not cached.
reloadOnRetryOrReconnect();
if ('caches' in window) showCachedLinks();
