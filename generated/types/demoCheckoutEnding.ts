/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * PAY; PAY_LATE confirms it 20 seconds later; PAY_TWICE confirms it twice; PAY_ONCE pays now and has the next renewal declined; ASK_CODE needs a second step, CONFIRM_CODE is that step; DECLINE refuses and leaves it open; GIVE_UP ends it unpaid
 */
export type DemoCheckoutEnding = typeof DemoCheckoutEnding[keyof typeof DemoCheckoutEnding];


export const DemoCheckoutEnding = {
  PAY: 'PAY',
  PAY_LATE: 'PAY_LATE',
  PAY_TWICE: 'PAY_TWICE',
  PAY_ONCE: 'PAY_ONCE',
  ASK_CODE: 'ASK_CODE',
  CONFIRM_CODE: 'CONFIRM_CODE',
  DECLINE: 'DECLINE',
  GIVE_UP: 'GIVE_UP',
} as const;
