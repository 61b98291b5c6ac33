/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';

/**
 * The video that gets captions
 */
export interface CreateVideoCaptionsStoryRequest {
  /** An uploaded video */
  media: string;
  language: Language;
  /**
     * BCP 47 tag of what is spoken in the video; captions are translated when `language` differs
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
}
