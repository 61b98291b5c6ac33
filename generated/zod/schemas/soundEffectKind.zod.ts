/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SoundEffectKind = zod.enum(['EFFECT', 'AMBIENCE']).describe('EFFECT for one short sound, AMBIENCE for the sound of a place');

export type SoundEffectKind = zod.input<typeof SoundEffectKind>;
export type SoundEffectKindOutput = zod.output<typeof SoundEffectKind>;
