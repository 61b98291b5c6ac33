/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { Language } from './language.ts';
import type { SceneSize } from './sceneSize.ts';

/**
 * A text and the one voice that reads it
 */
export interface CreateNarratedStoryRequest {
  /**
     * Text that is read word for word
     * @minLength 1
     * @maxLength 60000
     */
  initial_prompt: string;
  /**
     * Title; left out, the first words become the title
     * @minLength 1
     * @maxLength 200
     */
  story_name?: string;
  /**
     * Voice of the narrator
     * @minLength 1
     * @maxLength 100
     */
  voice_code?: string;
  language?: Language;
  aspect_ratio?: AspectRatio;
  scene_size?: SceneSize;
  /**
     * Id of a look
     * @maxLength 100
     */
  visual_style?: string;
  /** Project that will hold the story */
  project_id?: string;
}
