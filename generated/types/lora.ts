/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraCheckpoint } from './loraCheckpoint.ts';
import type { LoraModelType } from './loraModelType.ts';
import type { LoraSample } from './loraSample.ts';
import type { LoraStage } from './loraStage.ts';
import type { LoraStatus } from './loraStatus.ts';
import type { LoraTrainingItem } from './loraTrainingItem.ts';
import type { LoraType } from './loraType.ts';

/**
 * A custom image model
 */
export interface Lora {
  /** The LoRA model */
  lora_id: string;
  /**
     * Its name; empty until it is given one
     * @maxLength 2000
     */
  model_name: string;
  model_type: LoraModelType;
  lora_type: LoraType;
  status: LoraStatus;
  /**
     * Per cent of the training done, as far as whoever trains says so
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * Why the training failed, in words a person can read; null when it did not
     * @maxLength 400000
     * @nullable
     */
  error_message: string | null;
  /**
     * The word that calls it up in a prompt; empty until it is given one
     * @maxLength 2000
     */
  trigger_word: string;
  /**
     * The word for its main subject; empty: the trigger word
     * @maxLength 2000
     */
  primary_trigger: string;
  /**
     * The word for a second subject; empty when there is none
     * @maxLength 2000
     */
  secondary_trigger: string;
  /**
     * How strongly it draws; 1 is as trained
     * @minimum 0
     * @maximum 2
     */
  lora_scale: number;
  /**
     * Training steps
     * @minimum 100
     * @maximum 4000
     */
  steps: number;
  /**
     * Ids of the media it learns from
     * @maxItems 10000
     */
  training_data: string[];
  /**
     * The same media with their captions, in the same order
     * @maxItems 10000
     */
  training_data_items: LoraTrainingItem[];
  /**
     * A picture it drew; null until it is ready
     * @maxLength 8192
     * @nullable
     */
  preview_url: string | null;
  /**
     * The version of its set that it was trained from; null before the first training
     * @minimum 1
     * @maximum 1000000
     * @nullable
     */
  set_version: number | null;
  /**
     * When it was confirmed that the people in the pictures agree; null when it was not
     * @nullable
     */
  consented_at: string | null;
  /**
     * Steps done, as far as whoever trains says so
     * @minimum 0
     * @maximum 4000
     */
  steps_done: number;
  /**
     * Seconds that the rest takes at the present pace; null while nothing was measured
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  seconds_left: number | null;
  /** Whether the training ends with its best checkpoint as soon as the one under way is drawn */
  is_stopping: boolean;
  /** What a training elsewhere is at; null while nothing is trained elsewhere */
  stage: LoraStage | null;
  /**
     * How far pictures without the model are from the set; null until they are drawn
     * @minimum 0
     * @maximum 1000000
     * @nullable
     */
  control_distance: number | null;
  /**
     * The samples without the model
     * @maxItems 100
     */
  controls: LoraSample[];
  /**
     * What it knew on the way, oldest first
     * @maxItems 100
     */
  checkpoints: LoraCheckpoint[];
  /**
     * Of its low-rank pairs, by its file’s header; null where it has none or there is no file yet
     * @minimum 1
     * @maximum 1024
     * @nullable
     */
  rank: number | null;
  /**
     * Name of the engine that trained it, or does; null for an uploaded one and before it is trained
     * @maxLength 2000
     * @nullable
     */
  trained_by: string | null;
  /** Whether an engine here can draw with it */
  can_draw: boolean;
  /**
     * Name of the engine that draws with it; null where none here does
     * @maxLength 2000
     * @nullable
     */
  drawn_by: string | null;
  /**
     * Its safetensors file; null until there is one
     * @maxLength 8192
     * @nullable
     */
  download_url: string | null;
  /**
     * Names of the image styles that draw with it
     * @maxItems 10000
     * @items.maxLength 2000
     */
  used_in_styles: string[];
  /** When it was made */
  created_at: string;
  /** When it was last changed */
  updated_at: string;
}
