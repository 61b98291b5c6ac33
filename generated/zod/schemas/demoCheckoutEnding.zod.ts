/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DemoCheckoutEnding = zod.enum(['PAY', 'PAY_LATE', 'PAY_TWICE', 'PAY_ONCE', 'ASK_CODE', 'CONFIRM_CODE', 'DECLINE', 'GIVE_UP']).describe('PAY; PAY_LATE confirms it 20 seconds later; PAY_TWICE confirms it twice; PAY_ONCE pays now and has the next renewal declined; ASK_CODE needs a second step, CONFIRM_CODE is that step; DECLINE refuses and leaves it open; GIVE_UP ends it unpaid');

export type DemoCheckoutEnding = zod.input<typeof DemoCheckoutEnding>;
export type DemoCheckoutEndingOutput = zod.output<typeof DemoCheckoutEnding>;
