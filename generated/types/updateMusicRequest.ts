/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Music under the story; what is left out stays
 */
export interface UpdateMusicRequest {
  /** The story */
  story_id: string;
  /** Whether music is heard */
  have_background_music?: boolean;
  /**
     * Loudness, 0 to 1
     * @minimum 0
     * @maximum 1
     */
  background_music_volume?: number;
  /**
     * Address of a track of the music list, or of one's own media
     * @maxLength 2000
     */
  background_music_file_location?: string;
  /** A track of one's own, WAV, MP3, M4A or OGG, up to 25 MB; only in a form, and instead of `background_music_file_location`. Longer ones are uploaded as media and named there */
  file?: Blob | File;
}
