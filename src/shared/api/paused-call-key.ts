/** Local storage: the call that waits for credits. Its own file, so that every page can check for one without loading more. */
export const PAUSED_CALL_KEY = 'pausedSpending'
