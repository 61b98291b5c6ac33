/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const musicTrackTrackIdMax = 2000;

export const musicTrackNameMax = 2000;

export const musicTrackMoodMax = 2000;

export const musicTrackBpmMin = 0;
export const musicTrackBpmMax = 2147483647;

export const musicTrackDurationMsMin = 0;
export const musicTrackDurationMsMax = 86400000;

export const musicTrackFileLocationMax = 8192;



export const MusicTrack = zod.object({
  "track_id": zod.string().max(musicTrackTrackIdMax).describe('The track'),
  "name": zod.string().min(1).max(musicTrackNameMax).describe('Name to show'),
  "mood": zod.string().max(musicTrackMoodMax).describe('Mood, in one word'),
  "bpm": zod.int().min(musicTrackBpmMin).max(musicTrackBpmMax).describe('Beats per minute'),
  "duration_ms": zod.int().min(musicTrackDurationMsMin).max(musicTrackDurationMsMax).describe('Length of the loop, ms'),
  "file_location": zod.string().max(musicTrackFileLocationMax).describe('URL to play and to store as `background_music_file_location`'),
  "media_id": zod.uuid().describe('The track as media')
}).describe('A track that loops; a story that it is chosen for plays it as long as its video, with an ending');

export type MusicTrack = zod.input<typeof MusicTrack>;
export type MusicTrackOutput = zod.output<typeof MusicTrack>;
