/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraStatus = zod.enum(['CREATED', 'QUEUED', 'TRAINING', 'READY', 'FAILED']).describe('CREATED collects training data, QUEUED waits, TRAINING learns, READY can draw, FAILED was refunded and can be submitted again');

export type LoraStatus = zod.input<typeof LoraStatus>;
export type LoraStatusOutput = zod.output<typeof LoraStatus>;
