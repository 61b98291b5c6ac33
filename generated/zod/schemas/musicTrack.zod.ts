/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const MusicTrack = zod.object({
  "track_id": zod.string().describe('The track'),
  "name": zod.string().describe('Name to show'),
  "mood": zod.string().describe('Mood, in one word'),
  "bpm": zod.int().describe('Beats per minute'),
  "duration_ms": zod.int().describe('Length of the loop, ms'),
  "file_location": zod.string().describe('Address to play and to store as `background_music_file_location`'),
  "media_id": zod.uuid().describe('The track as media')
}).describe('A track that loops');

export type MusicTrack = zod.input<typeof MusicTrack>;
export type MusicTrackOutput = zod.output<typeof MusicTrack>;
