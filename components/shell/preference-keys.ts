/** Keys of local storage; the values are "true" and "false" (DRK-02). */
export const DARK_MODE_KEY = 'darkMode';
export const MOTION_PAUSED_KEY = 'motionPaused';
