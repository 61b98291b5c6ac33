/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaleLock = zod.enum(['EDITED', 'NO_VOICE', 'IN_WORK']).describe('Why something is not made again by itself. EDITED: a person worked on it, and that would be lost; NO_VOICE: nobody here speaks it; IN_WORK: it is being made');

export type StaleLock = zod.input<typeof StaleLock>;
export type StaleLockOutput = zod.output<typeof StaleLock>;
