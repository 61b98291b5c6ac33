/** The code of the demo checkout's second step; the page shows it. */
export const DEMO_CODE = '123456'
