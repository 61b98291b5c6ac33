/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Voice } from './voice.zod.ts';

export const voiceListVoicesMax = 10000;



export const VoiceList = zod.object({
  "voices": zod.array(Voice).max(voiceListVoicesMax).describe('Sorted by language and name')
}).describe('Every voice');

export type VoiceList = zod.input<typeof VoiceList>;
export type VoiceListOutput = zod.output<typeof VoiceList>;
