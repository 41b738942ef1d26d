/** How long it is shown what came of a message (CNT-13). */
export const STATUS_TIMEOUT_MS = 5_000;
