/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MusicCueKind = zod.enum(['MUSIC', 'EFFECT']).describe('What a cue is');

export type MusicCueKind = zod.input<typeof MusicCueKind>;
export type MusicCueKindOutput = zod.output<typeof MusicCueKind>;
