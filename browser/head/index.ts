// Runs from the first paint on, before and without React. Every page has this script inline in its head.
// docs/guides/browser-code.md says what belongs here.
import { replayEarlyEvents, restoreAfterRerender } from './before-hydration';
import { handleNumberInputs } from './handle-number-inputs';
import { initDarkModeAndMotion } from './init-dark-mode-and-motion';
import {
  clearInitialCardHighlightOnHover,
  handleLanguageLinkClicks,
  reloadOnClick,
  storeEnquiryOnClick,
} from './links-and-buttons';
import {
  closePopoversOnPageHide,
  markPageFailed,
  markPageLoading,
  markPageScrolledPastThreshold,
  markReferrerBrand,
  removeRepeatedSlashes,
} from './page-state';
import { replaceFailedPhotos } from './replace-failed-photos';

removeRepeatedSlashes();
initDarkModeAndMotion();
markPageScrolledPastThreshold();
markPageLoading();
markPageFailed();
markReferrerBrand();
clearInitialCardHighlightOnHover();
reloadOnClick();
storeEnquiryOnClick();
handleLanguageLinkClicks();
closePopoversOnPageHide();
replaceFailedPhotos();
handleNumberInputs();
replayEarlyEvents();
restoreAfterRerender();
