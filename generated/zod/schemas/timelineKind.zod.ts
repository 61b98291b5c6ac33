/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TimelineKind = zod.enum(['JOINED', 'VERIFIED', 'PROFILE', 'SESSION', 'STORY', 'EXPORT', 'TASK_FAILED', 'CHARGE', 'GRANT', 'PAYMENT', 'REPORT']).describe('What happened');

export type TimelineKind = zod.input<typeof TimelineKind>;
export type TimelineKindOutput = zod.output<typeof TimelineKind>;
