import { showCachedLinks } from './cached-links';
import { reloadWhenOnline } from './reload-when-online';

// The only script of the page that is shown in place of one that is not cached.
reloadWhenOnline();
if ('caches' in window) showCachedLinks();
