/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const musicSettingsBackgroundMusicVolumeMin = 0;
export const musicSettingsBackgroundMusicVolumeMax = 1;

export const musicSettingsDuckingDbMin = -24;
export const musicSettingsDuckingDbMax = -3;

export const musicSettingsBackgroundMusicFileLocationMax = 8192;

export const musicSettingsBackgroundMusicNameMax = 2000;

export const musicSettingsBackgroundMusicTrackIdMax = 2000;

export const musicSettingsBackgroundMusicDurationMsMin = 0;
export const musicSettingsBackgroundMusicDurationMsMax = 86400000;



export const MusicSettings = zod.object({
  "have_background_music": zod.boolean().describe('Whether music is played'),
  "background_music_volume": zod.number().min(musicSettingsBackgroundMusicVolumeMin).max(musicSettingsBackgroundMusicVolumeMax).describe('Loudness, 0 to 1'),
  "ducking_db": zod.number().min(musicSettingsDuckingDbMin).max(musicSettingsDuckingDbMax).nullish().describe('How far the music is lowered under speech, dB; null leaves it as loud. Absent in older documents'),
  "background_music_file_location": zod.string().max(musicSettingsBackgroundMusicFileLocationMax).nullable().describe('Signed URL of the track; it loops until the story ends. A track of the music list is composed as long as the story was when it was chosen or generated, and ends with it. null while none is chosen'),
  "background_music_name": zod.string().max(musicSettingsBackgroundMusicNameMax).nullable().describe('Name of the track, or of the file that was uploaded'),
  "background_music_media_id": zod.uuid().nullable().describe('Media of the track; null while none is chosen'),
  "background_music_track_id": zod.string().max(musicSettingsBackgroundMusicTrackIdMax).nullish().describe('The track of the music list that is played; null for any other music. Absent in older documents'),
  "background_music_duration_ms": zod.int().min(musicSettingsBackgroundMusicDurationMsMin).max(musicSettingsBackgroundMusicDurationMsMax).nullish().describe('Length of the music, ms; null while unknown. Absent in older documents')
}).describe('Music under the whole story');

export type MusicSettings = zod.input<typeof MusicSettings>;
export type MusicSettingsOutput = zod.output<typeof MusicSettings>;
