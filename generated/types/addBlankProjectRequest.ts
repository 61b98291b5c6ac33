/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { Language } from './language.ts';

/**
 * What the project's blank story begins with
 */
export interface AddBlankProjectRequest {
  language?: Language;
  /** Image style of the story */
  image_style_id?: string;
  /**
     * Name of the project; left out, it is called Untitled project
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  aspect_ratio?: AspectRatio;
}
