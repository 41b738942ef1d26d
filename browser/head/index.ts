// Runs from the first paint on, before and without React. Every page has this script inline in its head.
import { applyPreferences } from './preferences';
import { closePopoversOnPageHide } from './close-popovers-on-page-hide';
import { handleLanguageLinkClicks } from './language-link-clicks';
import { enableNumberInputButtons } from './number-input-buttons';
import { clearInitialCardHighlightOnHover } from './clear-card-highlight-on-hover';
import { markPageLoaded } from './mark-page-loaded';
import { markReferrerBrand } from './referrer-brand';
import { markScrolled } from './mark-scrolled';
import { replayEarlyEvents } from './early-events';
import { showCurrentYear } from './current-year';
import { storeEnquiryOnClick } from './store-enquiry-on-click';

applyPreferences();
markScrolled();
markPageLoaded();
showCurrentYear();
markReferrerBrand();
clearInitialCardHighlightOnHover();
storeEnquiryOnClick();
handleLanguageLinkClicks();
closePopoversOnPageHide();
enableNumberInputButtons();
replayEarlyEvents();
