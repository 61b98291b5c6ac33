/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { MusicCueKind } from './musicCueKind.zod.ts';
import { VolumePointInput } from './volumePointInput.zod.ts';

export const musicCueChangeInputTrackMin = 0;
export const musicCueChangeInputTrackMax = 9;

export const musicCueChangeInputStartMsMin = 0;
export const musicCueChangeInputStartMsMax = 86400000;

export const musicCueChangeInputDurationMsMax = 86400000;

export const musicCueChangeInputOffsetMsMin = 0;
export const musicCueChangeInputOffsetMsMax = 86400000;

export const musicCueChangeInputVolumeMin = 0;
export const musicCueChangeInputVolumeMax = 1;

export const musicCueChangeInputVolumePointsMax = 100;

export const musicCueChangeInputFadeInMsMin = 0;
export const musicCueChangeInputFadeInMsMax = 60000;

export const musicCueChangeInputFadeOutMsMin = 0;
export const musicCueChangeInputFadeOutMsMax = 60000;

export const musicCueChangeInputDuckingDbMin = -24;
export const musicCueChangeInputDuckingDbMax = 0;



export const MusicCueChangeInput = zod.strictObject({
  "music_cue_id": zod.uuid().describe('The cue'),
  "scene_id": zod.uuid().nullish().describe('Scene it belongs to; null: it belongs to the whole video'),
  "kind": MusicCueKind.optional().describe('What it is; an effect is not lowered under speech'),
  "media_id": zod.uuid().optional().describe('The sound: one of the user, or a track of the music list'),
  "track": zod.int().min(musicCueChangeInputTrackMin).max(musicCueChangeInputTrackMax).optional().describe('Row in the timeline; the sound does not depend on it'),
  "start_ms": zod.int().min(musicCueChangeInputStartMsMin).max(musicCueChangeInputStartMsMax).optional().describe('When it begins, ms from the start of the scene or video'),
  "duration_ms": zod.int().min(1).max(musicCueChangeInputDurationMsMax).nullish().describe('How long it plays, ms; null: to the end of its scene or video, where a longer one is cut, too'),
  "offset_ms": zod.int().min(musicCueChangeInputOffsetMsMin).max(musicCueChangeInputOffsetMsMax).optional().describe('Where in its file it begins, ms'),
  "volume": zod.number().min(musicCueChangeInputVolumeMin).max(musicCueChangeInputVolumeMax).optional().describe('Loudness, 0 to 1'),
  "volume_points": zod.array(VolumePointInput).max(musicCueChangeInputVolumePointsMax).optional().describe('Levels over time, in any order; none is even'),
  "loops": zod.boolean().optional().describe('Whether it begins again where its file ends'),
  "fade_in_ms": zod.int().min(musicCueChangeInputFadeInMsMin).max(musicCueChangeInputFadeInMsMax).optional().describe('Length of the fade at its start, ms'),
  "fade_out_ms": zod.int().min(musicCueChangeInputFadeOutMsMin).max(musicCueChangeInputFadeOutMsMax).optional().describe('Length of the fade at its end, ms'),
  "is_muted": zod.boolean().optional().describe('Whether it is left out of the sound'),
  "ducking_db": zod.number().min(musicCueChangeInputDuckingDbMin).max(musicCueChangeInputDuckingDbMax).nullish().describe('How far music is lowered under speech, dB; 0: not at all; null: as far as the storys own')
}).describe('A change of one cue; what is left out stays');

export type MusicCueChangeInput = zod.input<typeof MusicCueChangeInput>;
export type MusicCueChangeInputOutput = zod.output<typeof MusicCueChangeInput>;
