/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Music under the whole story
 */
export interface MusicSettings {
  /** Whether music is heard */
  have_background_music: boolean;
  /**
     * Loudness, 0 to 1
     * @minimum 0
     * @maximum 1
     */
  background_music_volume: number;
  /**
     * Signed address of the track; it loops until the story ends. null while none is chosen
     * @maxLength 8192
     * @nullable
     */
  background_music_file_location: string | null;
  /**
     * Name of the track, or of the file that was uploaded
     * @maxLength 2000
     * @nullable
     */
  background_music_name: string | null;
  /**
     * Media of the track; null while none is chosen
     * @nullable
     */
  background_music_media_id: string | null;
}
