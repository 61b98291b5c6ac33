/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CaptionCue } from './captionCue.ts';
import type { Language } from './language.ts';

/**
 * The video that gets captions
 */
export interface CreateVideoCaptionsStoryRequest {
  /** An uploaded video */
  media: string;
  language: Language;
  /**
     * BCP 47 tag of what is spoken in the video; without `cues` it is the language of the captions too
     * @maxLength 12
     * @pattern ^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$
     */
  transcribe_language?: string;
  /** Project that will hold the story */
  project_id?: string;
  /**
     * Title; left out, the file's name
     * @minLength 1
     * @maxLength 200
     */
  story_name?: string;
  /** The video's sound as an uploaded WAV recording; it is listened to and becomes the scenes' voice-over */
  sound_media_id?: string;
  /**
     * Captions that are there already, in order; nothing is listened to then
     * @minItems 1
     * @maxItems 5000
     */
  cues?: CaptionCue[];
  /**
     * What is said, where the person knows it; a line for each phrase places it best
     * @minLength 1
     * @maxLength 60000
     */
  text?: string;
}
