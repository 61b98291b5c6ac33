/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { LoraModelType } from './loraModelType.ts';
import type { LoraStatus } from './loraStatus.ts';
import type { LoraTrainingItem } from './loraTrainingItem.ts';
import type { LoraType } from './loraType.ts';

/**
 * A custom image model
 */
export interface Lora {
  /** The LoRA model */
  lora_id: string;
  /** Its name; empty until it is given one */
  model_name: string;
  model_type: LoraModelType;
  lora_type: LoraType;
  status: LoraStatus;
  /**
     * Per cent of the training done
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * Why the training failed, in words a person can read; null when it did not
     * @nullable
     */
  error_message: string | null;
  /** The word that calls it up in a prompt; empty until it is given one */
  trigger_word: string;
  /** The word for its main subject; empty: the trigger word */
  primary_trigger: string;
  /** The word for a second subject; empty when there is none */
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
  /** Ids of the media it learns from */
  training_data: string[];
  /** The same media with their captions, in the same order */
  training_data_items: LoraTrainingItem[];
  /**
     * A picture it drew; null until it is ready
     * @nullable
     */
  preview_url: string | null;
  /** When it was made */
  created_at: string;
  /** When it was last changed */
  updated_at: string;
}
