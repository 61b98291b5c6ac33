/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const QueueName = zod.enum(['INTERACTIVE', 'ENGINE', 'RENDER', 'BOOKKEEPING']).describe('A queue of jobs: INTERACTIVE work that a user waits for, ENGINE work that takes minutes, RENDER of videos, BOOKKEEPING without a waiting user');

export type QueueName = zod.input<typeof QueueName>;
export type QueueNameOutput = zod.output<typeof QueueName>;
