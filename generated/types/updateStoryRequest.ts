/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AiOutputMode } from './aiOutputMode.ts';
import type { CreationMode } from './creationMode.ts';
import type { ImageModel } from './imageModel.ts';
import type { Language } from './language.ts';
import type { ScenePace } from './scenePace.ts';
import type { SceneSize } from './sceneSize.ts';
import type { ScriptType } from './scriptType.ts';

/**
 * Choices of the wizard and the style panel; what is left out stays
 */
export interface UpdateStoryRequest {
  /**
     * Title as people read it
     * @minLength 1
     * @maxLength 200
     */
  display_title?: string;
  creation_mode?: CreationMode;
  script_type?: ScriptType;
  /**
     * Prompt, script or screenplay as it was typed
     * @maxLength 60000
     */
  initial_prompt?: string;
  /**
     * What `initial_prompt` was written over; when something else stands there by now, nothing is changed
     * @maxLength 60000
     */
  base_initial_prompt?: string;
  language?: Language;
  /**
     * Length that is aimed for, seconds; null leaves it to the text
     * @minimum 5
     * @maximum 900
     * @nullable
     */
  video_length_in_sec?: number | null;
  scene_size?: SceneSize;
  scene_pace?: ScenePace;
  /**
     * Id of a look; null for the first one
     * @maxLength 100
     * @nullable
     */
  visual_style?: string | null;
  /**
     * Seed all new pictures start from; null gives every picture its own
     * @minimum 0
     * @maximum 2147483647
     * @nullable
     */
  image_seed?: number | null;
  default_image_model?: ImageModel;
  /**
     * Voice of new scenes; null for what the story has spoken with before, else the language's first voice
     * @maxLength 100
     * @nullable
     */
  default_voice_code?: string | null;
  /**
     * Picture model as `listLeonardoPresets` names it, before `default_image_model`; null for none
     * @maxLength 100
     * @nullable
     */
  leonardo_model_id?: string | null;
  /**
     * Id of a Leonardo style; null for none
     * @maxLength 100
     * @nullable
     */
  leonardo_style_id?: string | null;
  /**
     * Media whose style new pictures follow; null for none
     * @nullable
     */
  leonardo_style_reference_image_id?: string | null;
  /**
     * How closely the reference is followed, 0 to 1
     * @minimum 0
     * @maximum 1
     * @nullable
     */
  leonardo_style_reference_strength?: number | null;
  /**
     * Image style for all pictures; null for none
     * @nullable
     */
  image_style_id?: string | null;
  ai_output_mode?: AiOutputMode;
  /** Whether the person's logo and caption style are drawn, and the writer tells prompts for their company */
  use_brand_settings?: boolean;
  /** Whether the film ends with a card that names whom its stock comes from */
  has_end_card?: boolean;
  /**
     * Project that holds the story; null takes it out of its project
     * @nullable
     */
  project_id?: string | null;
}
