/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const AttentionKind = zod.enum(['FAILED_JOBS', 'OPEN_REPORTS', 'STUCK_TASKS', 'STUCK_EXPORTS', 'STUCK_JOBS', 'DEAD_LETTERS', 'LEDGER_DIFFERS', 'FILMS_WAITING', 'FAILING_ENGINES']).describe('What needs attention');

export type AttentionKind = zod.input<typeof AttentionKind>;
export type AttentionKindOutput = zod.output<typeof AttentionKind>;
