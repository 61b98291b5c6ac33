/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateMusicRequestBackgroundMusicVolumeMin = 0;
export const updateMusicRequestBackgroundMusicVolumeMax = 1;

export const updateMusicRequestDuckingDbMin = -24;
export const updateMusicRequestDuckingDbMax = -3;

export const updateMusicRequestBackgroundMusicFileLocationMax = 2000;



export const UpdateMusicRequest = zod.strictObject({
  "story_id": zod.uuid().describe('The story'),
  "have_background_music": zod.boolean().optional().describe('Whether music is played'),
  "background_music_volume": zod.number().min(updateMusicRequestBackgroundMusicVolumeMin).max(updateMusicRequestBackgroundMusicVolumeMax).optional().describe('Loudness, 0 to 1'),
  "ducking_db": zod.number().min(updateMusicRequestDuckingDbMin).max(updateMusicRequestDuckingDbMax).nullish().describe('How far the music is lowered under speech, dB; null leaves it as loud'),
  "background_music_file_location": zod.string().max(updateMusicRequestBackgroundMusicFileLocationMax).optional().describe('URL of a track of the music list, or of the user\'s own media'),
  "file": zod.instanceof(Blob).optional().describe('The user\'s own track, WAV, MP3, M4A or OGG, up to 25 MB; only in a form, and instead of `background_music_file_location`. Longer ones are uploaded as media and named there')
}).describe('Music under the story; omitted fields stay unchanged');

export type UpdateMusicRequest = zod.input<typeof UpdateMusicRequest>;
export type UpdateMusicRequestOutput = zod.output<typeof UpdateMusicRequest>;
