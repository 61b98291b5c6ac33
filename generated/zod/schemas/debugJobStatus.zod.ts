/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DebugJobStatus = zod.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED', 'ACKNOWLEDGED']).describe('The state of a job; ACKNOWLEDGED when it failed and staff have dealt with it');

export type DebugJobStatus = zod.input<typeof DebugJobStatus>;
export type DebugJobStatusOutput = zod.output<typeof DebugJobStatus>;
