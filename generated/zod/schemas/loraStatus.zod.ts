/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraStatus = zod.enum(['DRAFT', 'TRAINING', 'COMPLETED', 'FAILED']).describe('DRAFT collects training data, TRAINING waits or learns, COMPLETED is usable, FAILED was refunded and can be submitted again');

export type LoraStatus = zod.input<typeof LoraStatus>;
export type LoraStatusOutput = zod.output<typeof LoraStatus>;
