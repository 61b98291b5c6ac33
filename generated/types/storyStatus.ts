/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GenerationStep } from './generationStep.ts';
import type { Render } from './render.ts';
import type { StoryState } from './storyState.ts';

/**
 * How far a story is, small enough to be polled
 */
export interface StoryStatus {
  /** The story */
  story_id: string;
  status: StoryState;
  step: GenerationStep;
  /**
     * How many scenes are to be made; 0 until the text is split
     * @minimum 0
     * @maximum 10000
     */
  scenes_total: number;
  /**
     * How many scenes have their voice-over and picture
     * @minimum 0
     * @maximum 10000
     */
  scenes_completed: number;
  /**
     * How far the whole generation is, percent, 0 to 100
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * What is being done, in words a person can read; empty when nothing is
     * @maxLength 2000
     */
  activity: string;
  /**
     * Name of the engine at work, for example Built-in draft engine
     * @maxLength 2000
     * @nullable
     */
  engine_label: string | null;
  /** Whether cancelGeneration would stop something */
  can_cancel: boolean;
  /** Whether the connected writer failed and nothing was made of the text, so that `generateStoryWithScriptType` can be asked again, with the same writer or with `built_in_writer` */
  offers_built_in_writer: boolean;
  /**
     * Why it FAILED, what was kept and what to do; null otherwise
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * What this generation has cost so far, credits; 0 for the first one and after a refund
     * @minimum -1000000000
     * @maximum 1000000000
     */
  credits_charged: number;
  /**
     * Length of what there is so far, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /** The export that is queued or running, or else the last one; null before the first */
  current_render: Render | null;
  /**
     * The story's revision; a client whose document is older loads it again
     * @minimum 0
     * @maximum 2147483647
     */
  revision: number;
  /** When the story last changed */
  updated_at: string;
}
