/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Media } from './media.zod.ts';
import { MusicCueKind } from './musicCueKind.zod.ts';
import { VolumePoint } from './volumePoint.zod.ts';

export const musicCueTrackMin = 0;
export const musicCueTrackMax = 9;

export const musicCueStartMsMin = 0;
export const musicCueStartMsMax = 86400000;

export const musicCueDurationMsMax = 86400000;

export const musicCueOffsetMsMin = 0;
export const musicCueOffsetMsMax = 86400000;

export const musicCueVolumeMin = 0;
export const musicCueVolumeMax = 1;

export const musicCueVolumePointsMax = 10000;

export const musicCueFadeInMsMin = 0;
export const musicCueFadeInMsMax = 60000;

export const musicCueFadeOutMsMin = 0;
export const musicCueFadeOutMsMax = 60000;

export const musicCueDuckingDbMin = -24;
export const musicCueDuckingDbMax = 0;



export const MusicCue = zod.strictObject({
  "id": zod.uuid().describe('The cue'),
  "scene_id": zod.uuid().nullable().describe('Scene it belongs to; null: it belongs to the whole video'),
  "kind": MusicCueKind.describe('What it is; an effect is not lowered under speech'),
  "media": zod.union([Media,zod.null()]).describe('The sound; null when it was deleted'),
  "track": zod.int().min(musicCueTrackMin).max(musicCueTrackMax).describe('Row in the timeline; the sound does not depend on it'),
  "start_ms": zod.int().min(musicCueStartMsMin).max(musicCueStartMsMax).describe('When it begins, ms from the start of the scene or video'),
  "duration_ms": zod.int().min(1).max(musicCueDurationMsMax).nullable().describe('How long it plays, ms; null: to the end of its scene or video, where a longer one is cut, too'),
  "offset_ms": zod.int().min(musicCueOffsetMsMin).max(musicCueOffsetMsMax).describe('Where in its file it begins, ms'),
  "volume": zod.number().min(musicCueVolumeMin).max(musicCueVolumeMax).describe('Loudness, 0 to 1'),
  "volume_points": zod.array(VolumePoint).max(musicCueVolumePointsMax).optional().describe('Levels over time, in order; none is even. Absent in older documents'),
  "loops": zod.boolean().describe('Whether it begins again where its file ends'),
  "fade_in_ms": zod.int().min(musicCueFadeInMsMin).max(musicCueFadeInMsMax).describe('Length of the fade at its start, ms'),
  "fade_out_ms": zod.int().min(musicCueFadeOutMsMin).max(musicCueFadeOutMsMax).describe('Length of the fade at its end, ms'),
  "is_muted": zod.boolean().describe('Whether it is left out of the sound'),
  "ducking_db": zod.number().min(musicCueDuckingDbMin).max(musicCueDuckingDbMax).nullable().describe('How far music is lowered under speech, dB; 0: not at all; null: as far as the storys own')
}).describe('A piece of music or an effect beside the story\'s own music');

export type MusicCue = zod.input<typeof MusicCue>;
export type MusicCueOutput = zod.output<typeof MusicCue>;
