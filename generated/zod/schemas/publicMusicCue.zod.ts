/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MusicCueKind } from './musicCueKind.zod.ts';
import { VolumePoint } from './volumePoint.zod.ts';

export const publicMusicCueMediaUrlMax = 8192;

export const publicMusicCueMediaDurationMsMin = 0;
export const publicMusicCueMediaDurationMsMax = 86400000;

export const publicMusicCueTrackMin = 0;
export const publicMusicCueTrackMax = 9;

export const publicMusicCueStartMsMin = 0;
export const publicMusicCueStartMsMax = 86400000;

export const publicMusicCueDurationMsMax = 86400000;

export const publicMusicCueOffsetMsMin = 0;
export const publicMusicCueOffsetMsMax = 86400000;

export const publicMusicCueVolumeMin = 0;
export const publicMusicCueVolumeMax = 1;

export const publicMusicCueVolumePointsMax = 10000;

export const publicMusicCueFadeInMsMin = 0;
export const publicMusicCueFadeInMsMax = 60000;

export const publicMusicCueFadeOutMsMin = 0;
export const publicMusicCueFadeOutMsMax = 60000;

export const publicMusicCueDuckingDbMin = -24;
export const publicMusicCueDuckingDbMax = 0;



export const PublicMusicCue = zod.strictObject({
  "id": zod.uuid().describe('The cue'),
  "scene_id": zod.uuid().nullable().describe('Scene it belongs to; null: it belongs to the whole video'),
  "kind": MusicCueKind.describe('What it is; an effect is not lowered under speech'),
  "media_url": zod.string().max(publicMusicCueMediaUrlMax).nullable().describe('The sound; null for none'),
  "media_duration_ms": zod.int().min(publicMusicCueMediaDurationMsMin).max(publicMusicCueMediaDurationMsMax).nullable().describe('Length of the sound, ms; null when unknown'),
  "track": zod.int().min(publicMusicCueTrackMin).max(publicMusicCueTrackMax).describe('Row in the timeline; the sound does not depend on it'),
  "start_ms": zod.int().min(publicMusicCueStartMsMin).max(publicMusicCueStartMsMax).describe('When it begins, ms from the start of the scene or video'),
  "duration_ms": zod.int().min(1).max(publicMusicCueDurationMsMax).nullable().describe('How long it plays, ms; null: to the end of its scene or video, where a longer one is cut, too'),
  "offset_ms": zod.int().min(publicMusicCueOffsetMsMin).max(publicMusicCueOffsetMsMax).describe('Where in its file it begins, ms'),
  "volume": zod.number().min(publicMusicCueVolumeMin).max(publicMusicCueVolumeMax).describe('Loudness, 0 to 1'),
  "volume_points": zod.array(VolumePoint).max(publicMusicCueVolumePointsMax).describe('Levels over time, in order; none is even'),
  "loops": zod.boolean().describe('Whether it begins again where its file ends'),
  "fade_in_ms": zod.int().min(publicMusicCueFadeInMsMin).max(publicMusicCueFadeInMsMax).describe('Length of the fade at its start, ms'),
  "fade_out_ms": zod.int().min(publicMusicCueFadeOutMsMin).max(publicMusicCueFadeOutMsMax).describe('Length of the fade at its end, ms'),
  "is_muted": zod.boolean().describe('Whether it is left out of the sound'),
  "ducking_db": zod.number().min(publicMusicCueDuckingDbMin).max(publicMusicCueDuckingDbMax).nullable().describe('How far music is lowered under speech, dB; 0: not at all; null: as far as the storys own')
}).describe('A piece of music or an effect, for a visitor\'s player');

export type PublicMusicCue = zod.input<typeof PublicMusicCue>;
export type PublicMusicCueOutput = zod.output<typeof PublicMusicCue>;
