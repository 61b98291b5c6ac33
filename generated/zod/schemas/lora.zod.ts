/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { LoraCheckpoint } from './loraCheckpoint.zod.ts';
import { LoraModelType } from './loraModelType.zod.ts';
import { LoraSample } from './loraSample.zod.ts';
import { LoraStage } from './loraStage.zod.ts';
import { LoraStatus } from './loraStatus.zod.ts';
import { LoraTrainingItem } from './loraTrainingItem.zod.ts';
import { LoraType } from './loraType.zod.ts';

export const loraModelNameMax = 2000;

export const loraProgressMin = 0;
export const loraProgressMax = 100;

export const loraErrorMessageMax = 400000;

export const loraTriggerWordMax = 2000;

export const loraPrimaryTriggerMax = 2000;

export const loraSecondaryTriggerMax = 2000;

export const loraLoraScaleMin = 0;
export const loraLoraScaleMax = 2;

export const loraStepsMin = 100;
export const loraStepsMax = 4000;

export const loraTrainingDataMax = 10000;

export const loraTrainingDataItemsMax = 10000;

export const loraPreviewUrlMax = 8192;

export const loraSetVersionMax = 1000000;

export const loraStepsDoneMin = 0;
export const loraStepsDoneMax = 4000;

export const loraSecondsLeftMin = 0;
export const loraSecondsLeftMax = 1000000;

export const loraControlDistanceMin = 0;
export const loraControlDistanceMax = 1000000;

export const loraControlsMax = 100;

export const loraCheckpointsMax = 100;

export const loraRankMax = 1024;

export const loraTrainedByMax = 2000;

export const loraDrawnByMax = 2000;

export const loraDownloadUrlMax = 8192;

export const loraUsedInStylesItemMax = 2000;

export const loraUsedInStylesMax = 10000;



export const Lora = zod.object({
  "lora_id": zod.uuid().describe('The LoRA model'),
  "model_name": zod.string().max(loraModelNameMax).describe('Its name; empty until it is given one'),
  "model_type": LoraModelType,
  "lora_type": LoraType,
  "status": LoraStatus,
  "progress": zod.int().min(loraProgressMin).max(loraProgressMax).describe('Per cent of the training done, as reported by the trainer'),
  "error_message": zod.string().max(loraErrorMessageMax).nullable().describe('Why the training failed, as readable text; null when it did not'),
  "trigger_word": zod.string().max(loraTriggerWordMax).describe('The word that calls it up in a prompt; empty until it is given one'),
  "primary_trigger": zod.string().max(loraPrimaryTriggerMax).describe('The word for its main subject; empty: the trigger word'),
  "secondary_trigger": zod.string().max(loraSecondaryTriggerMax).describe('The word for a second subject; empty when there is none'),
  "lora_scale": zod.number().min(loraLoraScaleMin).max(loraLoraScaleMax).describe('Its strength; 1 is as trained'),
  "steps": zod.int().min(loraStepsMin).max(loraStepsMax).describe('Training steps'),
  "training_data": zod.array(zod.uuid()).max(loraTrainingDataMax).describe('Ids of the media it learns from'),
  "training_data_items": zod.array(LoraTrainingItem).max(loraTrainingDataItemsMax).describe('The same media with their captions, in the same order'),
  "preview_url": zod.string().max(loraPreviewUrlMax).nullable().describe('An image it drew; null until it is ready'),
  "set_version": zod.int().min(1).max(loraSetVersionMax).nullable().describe('The version of its set that it was trained from; null before the first training'),
  "consented_at": zod.iso.datetime({"offset":true}).nullable().describe('When the consent of the shown people was confirmed; null when it was not'),
  "steps_done": zod.int().min(loraStepsDoneMin).max(loraStepsDoneMax).describe('Steps done, as reported by the trainer'),
  "seconds_left": zod.int().min(loraSecondsLeftMin).max(loraSecondsLeftMax).nullable().describe('Estimated remaining seconds at the current pace; null without measurements'),
  "is_stopping": zod.boolean().describe('Whether the training ends with its best checkpoint as soon as the current one is finished'),
  "stage": zod.union([LoraStage,zod.null()]).describe('The stage of a remote training; null without one'),
  "control_distance": zod.number().min(loraControlDistanceMin).max(loraControlDistanceMax).nullable().describe('The distance of images without the model from the set; null until they are generated'),
  "controls": zod.array(LoraSample).max(loraControlsMax).describe('The samples without the model'),
  "checkpoints": zod.array(LoraCheckpoint).max(loraCheckpointsMax).describe('Its checkpoints, oldest first'),
  "rank": zod.int().min(1).max(loraRankMax).nullable().describe('Of its low-rank pairs, by its file’s header; null where it has none or there is no file yet'),
  "trained_by": zod.string().max(loraTrainedByMax).nullable().describe('Name of the engine that trained it, or does; null for an uploaded one and before it is trained'),
  "can_draw": zod.boolean().describe('Whether an engine here can use it'),
  "drawn_by": zod.string().max(loraDrawnByMax).nullable().describe('Name of the engine that uses it; null where none here does'),
  "download_url": zod.string().max(loraDownloadUrlMax).nullable().describe('Its safetensors file; null until there is one'),
  "used_in_styles": zod.array(zod.string().max(loraUsedInStylesItemMax)).max(loraUsedInStylesMax).describe('Names of the image styles that use it'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it was last changed')
}).describe('A custom image model');

export type Lora = zod.input<typeof Lora>;
export type LoraOutput = zod.output<typeof Lora>;
