// Runs from the first paint on, before and without React. Every page has this script inline in its head.
import { applyPreferences } from './preferences';
import { closePopoversOnPageHide } from './close-popovers-on-page-hide';
import { addQueryToLanguageLinks } from './language-links';
import { controlNumberInputs } from './number-inputs';
import { endCardHighlightOnHover } from './card-highlight';
import { markPageLoaded } from './mark-page-loaded';
import { markReferrerBrand } from './referrer-brand';
import { markScrolled } from './mark-scrolled';
import { replayEarlyEvents } from './early-events';
import { showCurrentYear } from './current-year';
import { storeEnquiryOnClick } from './enquiry-links';

applyPreferences();
markScrolled();
markPageLoaded();
showCurrentYear();
markReferrerBrand();
endCardHighlightOnHover();
storeEnquiryOnClick();
addQueryToLanguageLinks();
closePopoversOnPageHide();
controlNumberInputs();
replayEarlyEvents();
