/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoudnessLufs = zod.enum({
  BROADCAST: -23,
  PODCAST: -16,
  ONLINE_VIDEO: -14,
}).describe('Integrated loudness, LUFS after ITU-R BS.1770');

export type LoudnessLufs = zod.input<typeof LoudnessLufs>;
export type LoudnessLufsOutput = zod.output<typeof LoudnessLufs>;
