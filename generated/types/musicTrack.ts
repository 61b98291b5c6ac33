/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A track that loops
 */
export interface MusicTrack {
  /**
     * The track
     * @maxLength 2000
     */
  track_id: string;
  /**
     * Name to show
     * @minLength 1
     * @maxLength 2000
     */
  name: string;
  /**
     * Mood, in one word
     * @maxLength 2000
     */
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
  /**
     * Address to play and to store as `background_music_file_location`
     * @maxLength 8192
     */
  file_location: string;
  /** The track as media */
  media_id: string;
}
