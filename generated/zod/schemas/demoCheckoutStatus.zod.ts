/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DemoCheckoutStatus = zod.enum(['OPEN', 'AWAITS_CODE', 'PROCESSING', 'PAID', 'EXPIRED']).describe('AWAITS_CODE needs the second step, PROCESSING is paid and not yet confirmed');

export type DemoCheckoutStatus = zod.input<typeof DemoCheckoutStatus>;
export type DemoCheckoutStatusOutput = zod.output<typeof DemoCheckoutStatus>;
