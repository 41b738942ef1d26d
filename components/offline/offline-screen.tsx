import type { Business, Link, OfflineContent } from '@/content';
import { Button } from '../ui/button/button';
import { LinkRow } from '../ui/link-row/link-row';
import { FullPageLink } from '../ui/links';
import { PhoneLink } from '../ui/phone-links';
import styles from './offline-screen.module.css';

interface OfflineScreenProps extends Pick<OfflineContent, 'heading' | 'message' | 'retry' | 'kept'> {
  readonly brands: readonly OfflineBrand[];
}

/** Where a brand is found without a network, and its pages that may be kept. */
interface OfflineBrand {
  readonly name: string;
  readonly business: Pick<Business, 'location' | 'phone' | 'phoneText'>;
  readonly links: readonly Link[];
}

/** Shown offline in place of a page that is not kept. It has no other script (scripts/defer-app-scripts.ts). */
export function OfflineScreen({ heading, message, retry, kept, brands }: OfflineScreenProps) {
  return (
    <div className={styles.screen} data-static-page="">
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.message}>{message}</p>
      <form data-retry="">
        <Button type="submit">{retry}</Button>
      </form>
      <div className={styles.brands}>
        {brands.map(({ name, business, links }) => (
          <section key={name}>
            <h2 className={styles.name}>{name}</h2>
            <p>{business.location}</p>
            <p>
              <PhoneLink {...business} />
            </p>
            <div data-kept="" hidden>
              <p className={styles.kept}>{kept}</p>
              <LinkRow as={FullPageLink} links={links} hidden />
            </div>
          </section>
        ))}
      </div>
      <script dangerouslySetInnerHTML={{ __html: offlineScript }} />
    </div>
  );
}

/**
 * Shows the links whose pages are kept, and opens the page that was asked for as soon as there is a network (not merely
 * a connection, which tells little; the worker leaves HEAD requests alone), or its answer comes after all, which the
 * worker tells: unless the visitor is on the way to another page.
 */
const offlineScript = `(function(){
var leaving;
function retry(){location.reload()}
addEventListener('online',function(){fetch(location.href,{method:'HEAD'}).then(retry,function(){})});
document.querySelector('[data-retry]').addEventListener('submit',function(e){e.preventDefault();retry()});
if(!('caches' in window))return;
addEventListener('click',function(e){if(e.target.closest('a[href^="/"]'))leaving=true});
addEventListener('pageshow',function(){leaving=false});
navigator.serviceWorker.onmessage=function(){if(!leaving)retry()};
document.querySelectorAll('[data-kept] a').forEach(function(link){
caches.match(link.pathname).then(function(page){
if(page)link.parentNode.hidden=link.closest('[data-kept]').hidden=false;
});
});
})();`;
