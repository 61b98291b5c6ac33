/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PriceUnit = zod.enum(['PICTURE', 'SECOND', 'TEXT', 'MINUTE', 'STEPS']).describe('What a price is for. PICTURE; SECOND of a clip; TEXT of a thousand characters that are spoken, written or translated; MINUTE of sound that is listened to; STEPS, a thousand of a training');

export type PriceUnit = zod.input<typeof PriceUnit>;
export type PriceUnitOutput = zod.output<typeof PriceUnit>;
