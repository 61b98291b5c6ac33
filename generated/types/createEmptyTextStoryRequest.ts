/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { Language } from './language.ts';

/**
 * What a blank story begins with
 */
export interface CreateEmptyTextStoryRequest {
  /** Project that will hold the story */
  project_id?: string;
  /**
     * Title; left out, the story is untitled
     * @minLength 1
     * @maxLength 200
     */
  story_name?: string;
  aspect_ratio?: AspectRatio;
  language?: Language;
}
