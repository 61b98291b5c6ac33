/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const volumePointAtMsMin = 0;
export const volumePointAtMsMax = 86400000;

export const volumePointDbMin = -60;
export const volumePointDbMax = 12;



export const VolumePoint = zod.object({
  "at_ms": zod.int().min(volumePointAtMsMin).max(volumePointAtMsMax).describe('When, ms from the start of the cue'),
  "db": zod.number().min(volumePointDbMin).max(volumePointDbMax).describe('How much louder than its volume, dB; below 0 is softer')
}).describe('A level that a cue has at a time; it changes evenly in dB between two');

export type VolumePoint = zod.input<typeof VolumePoint>;
export type VolumePointOutput = zod.output<typeof VolumePoint>;
