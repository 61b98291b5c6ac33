/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const volumePointInputAtMsMin = 0;
export const volumePointInputAtMsMax = 86400000;

export const volumePointInputDbMin = -60;
export const volumePointInputDbMax = 12;



export const VolumePointInput = zod.strictObject({
  "at_ms": zod.int().min(volumePointInputAtMsMin).max(volumePointInputAtMsMax).describe('When, ms from the start of the cue'),
  "db": zod.number().min(volumePointInputDbMin).max(volumePointInputDbMax).describe('How much louder than its volume, dB; below 0 is softer')
}).describe('A level that a cue is to have at a time');

export type VolumePointInput = zod.input<typeof VolumePointInput>;
export type VolumePointInputOutput = zod.output<typeof VolumePointInput>;
