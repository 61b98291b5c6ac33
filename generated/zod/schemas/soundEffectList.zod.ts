/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SoundEffect } from './soundEffect.zod.ts';

export const soundEffectListEffectsMax = 10000;



export const SoundEffectList = zod.object({
  "effects": zod.array(SoundEffect).max(soundEffectListEffectsMax).describe('Sorted by name')
}).describe('Sound effects and ambience that come with the product');

export type SoundEffectList = zod.input<typeof SoundEffectList>;
export type SoundEffectListOutput = zod.output<typeof SoundEffectList>;
