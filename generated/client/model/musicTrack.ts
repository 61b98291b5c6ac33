/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A track that loops
 */
export interface MusicTrack {
  /** The track */
  track_id: string;
  /** Name to show */
  name: string;
  /** Mood, in one word */
  mood: string;
  /**
     * Beats per minute
     * @minimum 0
     * @maximum 2147483647
     */
  bpm: number;
  /**
     * Length of the loop, ms
     * @minimum 0
     * @maximum 86400000
     */
  duration_ms: number;
  /** Address to play and to store as `background_music_file_location` */
  file_location: string;
  /** The track as media */
  media_id: string;
}
