/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TaskStatus = zod.enum(['CREATED', 'PROCESSING', 'COMPLETED', 'FAILED', 'CANCELLED', 'THROTTLED']).describe('CREATED and PROCESSING are pending; FAILED, CANCELLED and THROTTLED have failed and were refunded');

export type TaskStatus = zod.input<typeof TaskStatus>;
export type TaskStatusOutput = zod.output<typeof TaskStatus>;
