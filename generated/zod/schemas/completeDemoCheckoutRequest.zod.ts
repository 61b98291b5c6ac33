/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DemoCheckoutEnding } from './demoCheckoutEnding.zod.ts';

export const completeDemoCheckoutRequestCodeMax = 20;



export const CompleteDemoCheckoutRequest = zod.strictObject({
  "ending": DemoCheckoutEnding,
  "code": zod.string().max(completeDemoCheckoutRequestCodeMax).optional().describe('With CONFIRM_CODE the code that the page shows')
}).describe('How the checkout ends');

export type CompleteDemoCheckoutRequest = zod.input<typeof CompleteDemoCheckoutRequest>;
export type CompleteDemoCheckoutRequestOutput = zod.output<typeof CompleteDemoCheckoutRequest>;
