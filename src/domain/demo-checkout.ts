/** What the demo checkout's second step asks for; the page says it. */
export const DEMO_CODE = '123456'
