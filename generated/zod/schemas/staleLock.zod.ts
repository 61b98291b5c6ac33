/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaleLock = zod.enum(['EDITED', 'NO_VOICE', 'IN_WORK']).describe('Why an asset is not regenerated automatically. EDITED: the user edited it, and that would be lost; NO_VOICE: no voice is available; IN_WORK: it is being generated');

export type StaleLock = zod.input<typeof StaleLock>;
export type StaleLockOutput = zod.output<typeof StaleLock>;
