/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MusicCueKind } from './musicCueKind.zod.ts';
import { VolumePointInput } from './volumePointInput.zod.ts';

export const musicCueInputTrackMin = 0;
export const musicCueInputTrackMax = 9;

export const musicCueInputStartMsMin = 0;
export const musicCueInputStartMsMax = 86400000;

export const musicCueInputDurationMsMax = 86400000;

export const musicCueInputOffsetMsMin = 0;
export const musicCueInputOffsetMsMax = 86400000;

export const musicCueInputVolumeMin = 0;
export const musicCueInputVolumeMax = 1;

export const musicCueInputVolumePointsMax = 100;

export const musicCueInputFadeInMsMin = 0;
export const musicCueInputFadeInMsMax = 60000;

export const musicCueInputFadeOutMsMin = 0;
export const musicCueInputFadeOutMsMax = 60000;

export const musicCueInputDuckingDbMin = -24;
export const musicCueInputDuckingDbMax = 0;



export const MusicCueInput = zod.strictObject({
  "scene_id": zod.uuid().nullish().describe('Scene it belongs to; null or left out: it belongs to the whole video'),
  "kind": MusicCueKind.describe('What it is; an effect is not lowered under speech'),
  "media_id": zod.uuid().describe('The sound: one of the user, or a track of the music list'),
  "track": zod.int().min(musicCueInputTrackMin).max(musicCueInputTrackMax).optional().describe('Row in the timeline; left out: the first one'),
  "start_ms": zod.int().min(musicCueInputStartMsMin).max(musicCueInputStartMsMax).describe('When it begins, ms from the start of the scene or video'),
  "duration_ms": zod.int().min(1).max(musicCueInputDurationMsMax).nullish().describe('How long it plays, ms; null or left out: to the end of its scene or video'),
  "offset_ms": zod.int().min(musicCueInputOffsetMsMin).max(musicCueInputOffsetMsMax).optional().describe('Where in its file it begins, ms; left out: at its start'),
  "volume": zod.number().min(musicCueInputVolumeMin).max(musicCueInputVolumeMax).optional().describe('Loudness, 0 to 1; left out: 1'),
  "volume_points": zod.array(VolumePointInput).max(musicCueInputVolumePointsMax).optional().describe('Levels over time, in any order; left out is even'),
  "loops": zod.boolean().optional().describe('Whether it begins again where its file ends; left out: no'),
  "fade_in_ms": zod.int().min(musicCueInputFadeInMsMin).max(musicCueInputFadeInMsMax).optional().describe('Length of the fade at its start, ms; left out: 0'),
  "fade_out_ms": zod.int().min(musicCueInputFadeOutMsMin).max(musicCueInputFadeOutMsMax).optional().describe('Length of the fade at its end, ms; left out: 0'),
  "is_muted": zod.boolean().optional().describe('Whether it is left out of the sound; left out: no'),
  "ducking_db": zod.number().min(musicCueInputDuckingDbMin).max(musicCueInputDuckingDbMax).nullish().describe('How far music is lowered under speech, dB; 0: not at all; null or left out: as far as the story\'s own')
}).describe('A piece of music or an effect, to be added');

export type MusicCueInput = zod.input<typeof MusicCueInput>;
export type MusicCueInputOutput = zod.output<typeof MusicCueInput>;
