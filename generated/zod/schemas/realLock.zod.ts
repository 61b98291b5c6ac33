/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RealLock = zod.enum(['EDITED', 'IN_WORK', 'MADE', 'NO_VOICE']).describe('Why an asset is not replaced. EDITED: the user edited or uploaded it, and that would be lost; IN_WORK: it is being generated; MADE: a connected engine made it; NO_VOICE: the engine has no voice of this language');

export type RealLock = zod.input<typeof RealLock>;
export type RealLockOutput = zod.output<typeof RealLock>;
