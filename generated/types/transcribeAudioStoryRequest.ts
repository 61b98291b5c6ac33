/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The story whose recording is listened to
 */
export interface TranscribeAudioStoryRequest {
  /** The story */
  story_id: string;
  /**
     * BCP 47 tag of what is spoken
     * @maxLength 12
     * @pattern ^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$
     */
  language?: string;
  /**
     * What is said, where the person knows it: these words are laid onto the sound instead of being recognised. A line for each phrase, empty ones counted, places them best
     * @minLength 1
     * @maxLength 60000
     */
  text?: string;
}
