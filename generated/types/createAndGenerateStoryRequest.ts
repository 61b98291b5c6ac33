/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { ImageModel } from './imageModel.ts';
import type { Language } from './language.ts';
import type { ScriptType } from './scriptType.ts';

/**
 * A prompt or a script, and how the story that is made of it shall be
 */
export interface CreateAndGenerateStoryRequest {
  /**
     * Prompt or script as it was typed
     * @minLength 1
     * @maxLength 60000
     */
  initial_prompt: string;
  script_type?: ScriptType;
  aspect_ratio?: AspectRatio;
  language?: Language;
  /**
     * Length that is aimed for, seconds; not used for a script, which decides itself
     * @minimum 5
     * @maximum 900
     */
  video_length_in_sec?: number;
  /**
     * Id of a look
     * @maxLength 100
     */
  visual_style?: string;
  default_image_model?: ImageModel;
  /** Whether the story is told for the person's company and shows their logo and caption style */
  use_brand_settings?: boolean;
  /** Project that will hold the story */
  project_id?: string;
}
