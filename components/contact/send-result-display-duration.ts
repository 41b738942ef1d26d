/** How long the page shows whether a message was sent (CNT-13). */
export const SEND_RESULT_DISPLAY_MS = 5_000;
