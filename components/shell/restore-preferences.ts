import { DARK_MODE_KEY, MOTION_PAUSED_KEY } from './preference-keys';

/** Runs before the first paint, so that an evening visitor never sees a flash of day (DRK-05). */
export const restorePreferences =
  `(function(r){try{var s=localStorage;` +
  `if(s.getItem('${DARK_MODE_KEY}')==='true')r.classList.add('dark');` +
  `if(s.getItem('${MOTION_PAUSED_KEY}')==='true')r.dataset.motion='paused'` +
  `}catch(e){}})(document.documentElement)`;
