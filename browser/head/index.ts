// Runs from the first paint on, before and without React. Every page has this script inline in its head.
// docs/guides/browser-code.md says what belongs here.
import { clearInitialCardHighlightOnHover } from './clear-initial-card-highlight-on-hover';
import { closePopoversOnPageHide } from './close-popovers-on-page-hide';
import { handleLanguageLinkClicks } from './handle-language-link-clicks';
import { handleNumberInputs } from './handle-number-inputs';
import { initThemeAndMotion } from './init-theme-and-motion';
import { markPageLoading } from './mark-page-loading';
import { markPageScrolledPastThreshold } from './mark-page-scrolled-past-threshold';
import { markReferrerBrand } from './mark-referrer-brand';
import { removeRepeatedSlashes } from './remove-repeated-slashes';
import { replayEarlyEvents } from './replay-early-events';
import { restoreAfterRerender } from './restore-after-rerender';
import { storeEnquiryOnClick } from './store-enquiry-on-click';

removeRepeatedSlashes();
initThemeAndMotion();
markPageScrolledPastThreshold();
markPageLoading();
markReferrerBrand();
clearInitialCardHighlightOnHover();
storeEnquiryOnClick();
handleLanguageLinkClicks();
closePopoversOnPageHide();
handleNumberInputs();
replayEarlyEvents();
restoreAfterRerender();
