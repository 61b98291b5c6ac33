/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const DebugJobStatus = zod.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED', 'ACKNOWLEDGED']).describe('Where a job stands; ACKNOWLEDGED when it failed and a person has dealt with it');

export type DebugJobStatus = zod.input<typeof DebugJobStatus>;
export type DebugJobStatusOutput = zod.output<typeof DebugJobStatus>;
