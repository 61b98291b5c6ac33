/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Language } from './language.ts';
import type { ScenePace } from './scenePace.ts';
import type { SceneSize } from './sceneSize.ts';
import type { ScriptType } from './scriptType.ts';

/**
 * The text to write from
 */
export interface GenerateStoryWithScriptTypeRequest {
  /** The story; scenes it already has are replaced */
  story_id: string;
  script_type: ScriptType;
  /**
     * Prompt, script or screenplay
     * @minLength 1
     * @maxLength 60000
     */
  initial_prompt: string;
  /**
     * What `initial_prompt` was written over; when the story has another one by now, nothing is written or charged
     * @maxLength 60000
     */
  base_initial_prompt?: string;
  /** Has the built-in engine write it where a model is connected; without it that engine never stands in for a model here */
  built_in_writer?: boolean;
  language?: Language;
  /**
     * Length that is aimed for, seconds; not used for a script
     * @minimum 5
     * @maximum 900
     */
  video_length_in_sec?: number;
  scene_size?: SceneSize;
  scene_pace?: ScenePace;
}
