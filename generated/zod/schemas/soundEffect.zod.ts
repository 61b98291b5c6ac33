/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { SoundEffectKind } from './soundEffectKind.zod.ts';

export const soundEffectEffectIdMax = 2000;

export const soundEffectNameMax = 2000;

export const soundEffectWordsItemMax = 200;

export const soundEffectWordsMax = 100;

export const soundEffectDurationMsMin = 0;
export const soundEffectDurationMsMax = 86400000;

export const soundEffectFileLocationMax = 8192;



export const SoundEffect = zod.object({
  "effect_id": zod.string().max(soundEffectEffectIdMax).describe('The sound effect'),
  "name": zod.string().min(1).max(soundEffectNameMax).describe('Name to show'),
  "words": zod.array(zod.string().max(soundEffectWordsItemMax)).max(soundEffectWordsMax).describe('Other words that a search finds it by, in lower case'),
  "kind": SoundEffectKind,
  "duration_ms": zod.int().min(soundEffectDurationMsMin).max(soundEffectDurationMsMax).describe('Length, ms'),
  "loops": zod.boolean().describe('Whether its end continues into its start without a click'),
  "file_location": zod.string().max(soundEffectFileLocationMax).describe('URL to play'),
  "media_id": zod.uuid().describe('The sound as media')
}).describe('A sound effect, or the sound of a place');

export type SoundEffect = zod.input<typeof SoundEffect>;
export type SoundEffectOutput = zod.output<typeof SoundEffect>;
