/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiOutputMode } from './aiOutputMode.ts';
import type { AspectRatio } from './aspectRatio.ts';
import type { CreateStoryRequestSceneSize } from './createStoryRequestSceneSize.ts';
import type { CreationMode } from './creationMode.ts';
import type { ImageModel } from './imageModel.ts';
import type { Language } from './language.ts';
import type { ScenePace } from './scenePace.ts';
import type { ScriptType } from './scriptType.ts';

/**
 * What a new story begins with; everything but the mode can be chosen later
 */
export interface CreateStoryRequest {
  creation_mode: CreationMode;
  /**
     * Prompt, script or screenplay as it was typed
     * @maxLength 60000
     */
  initial_prompt?: string;
  /**
     * Title; left out, the first words of the prompt become the title until the writer finds one
     * @minLength 1
     * @maxLength 200
     */
  story_name?: string;
  script_type?: ScriptType;
  aspect_ratio?: AspectRatio;
  language?: Language;
  /**
     * Length that is aimed for, seconds; not used for a script, which decides itself
     * @minimum 5
     * @maximum 900
     */
  video_length_in_sec?: number;
  /** How much is said in one scene */
  scene_size?: CreateStoryRequestSceneSize;
  scene_pace?: ScenePace;
  /**
     * Id of a look
     * @maxLength 100
     */
  visual_style?: string;
  /** Image style for all pictures */
  image_style_id?: string;
  default_image_model?: ImageModel;
  /**
     * Voice of new scenes
     * @minLength 1
     * @maxLength 100
     */
  default_voice_code?: string;
  ai_output_mode?: AiOutputMode;
  /** Whether the person's logo and caption style are drawn */
  use_brand_settings?: boolean;
  /** Project that will hold the story */
  project_id?: string;
}
