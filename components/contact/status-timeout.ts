/** How long it is shown what came of a message (CNT-13). */
export const SEND_STATUS_DURATION_MS = 5_000;
