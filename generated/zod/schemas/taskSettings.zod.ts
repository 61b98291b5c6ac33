/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FocalPath } from './focalPath.zod.ts';
import { FocalPoint } from './focalPoint.zod.ts';
import { ImageModelRatio } from './imageModelRatio.zod.ts';
import { UpscaleFactor } from './upscaleFactor.zod.ts';

export const taskSettingsEngineMax = 2000;

export const taskSettingsReferenceMediaIdsMax = 8;

export const taskSettingsDurationMin = 0;
export const taskSettingsDurationMax = 86400;

export const taskSettingsExpressionIntensityMax = 5;

export const taskSettingsFidelityMin = 0;
export const taskSettingsFidelityMax = 100;

export const taskSettingsGrainMin = 0;
export const taskSettingsGrainMax = 100;

export const taskSettingsSeedMin = 0;
export const taskSettingsSeedMax = 2147483647;

export const taskSettingsLookMax = 100;

export const taskSettingsLoraWeightMin = 0;
export const taskSettingsLoraWeightMax = 1;

export const taskSettingsCharacterIdsMax = 4;

export const taskSettingsStrengthMax = 100;

export const taskSettingsRangeStartMsMin = 0;
export const taskSettingsRangeStartMsMax = 2147483647;

export const taskSettingsRangeEndMsMax = 2147483647;

export const taskSettingsFrameSizeMin = 25;
export const taskSettingsFrameSizeMax = 200;



export const TaskSettings = zod.object({
  "engine": zod.string().min(1).max(taskSettingsEngineMax).optional().describe('The requested engine, where one was named'),
  "source_media_id": zod.uuid().optional().describe('Image, video or recording that is worked on'),
  "reference_media_ids": zod.array(zod.uuid()).max(taskSettingsReferenceMediaIdsMax).optional().describe('Images whose look or content is followed'),
  "driving_media_id": zod.uuid().optional().describe('Sound or video that drives a lip sync'),
  "end_frame_id": zod.uuid().optional().describe('Image a clip ends with'),
  "mask_media_id": zod.uuid().optional().describe('White where an image is repainted'),
  "duration": zod.int().min(taskSettingsDurationMin).max(taskSettingsDurationMax).optional().describe('Length of a clip or of composed music, seconds'),
  "aspect_ratio": ImageModelRatio.optional(),
  "generate_audio": zod.boolean().optional().describe('Whether a clip gets sound'),
  "upscale_factor": UpscaleFactor.optional(),
  "body_control": zod.boolean().optional().describe('Whether a lip sync moves the body too'),
  "expression_intensity": zod.int().min(1).max(taskSettingsExpressionIntensityMax).optional().describe('How lively a lip sync\'s face is, 1 to 5'),
  "fidelity": zod.int().min(taskSettingsFidelityMin).max(taskSettingsFidelityMax).optional().describe('How true an enlarged image or video stays, from 0 (may invent detail) to 100 (only sharper)'),
  "grain": zod.int().min(taskSettingsGrainMin).max(taskSettingsGrainMax).optional().describe('How much film grain an enlarged image or video gets, 0 (none) to 100'),
  "keep_skin": zod.boolean().optional().describe('Whether what has the colour of skin is enlarged without any added detail'),
  "seed": zod.int().min(taskSettingsSeedMin).max(taskSettingsSeedMax).optional().describe('The seed; the same words, style and seed give the same image'),
  "look": zod.string().max(taskSettingsLookMax).optional().describe('Style of an image, of listLeonardoPresets'),
  "image_style_id": zod.uuid().optional().describe('Image style of a new image'),
  "lora_id": zod.uuid().optional().describe('Trained model for a new image'),
  "lora_weight": zod.number().min(taskSettingsLoraWeightMin).max(taskSettingsLoraWeightMax).optional().describe('Strength of the trained model'),
  "character_ids": zod.array(zod.uuid()).max(taskSettingsCharacterIdsMax).optional().describe('Characters in a new image'),
  "strength": zod.int().min(1).max(taskSettingsStrengthMax).optional().describe('How far a video is changed, from 1 (hardly) to 100; 100 without it'),
  "range_start_ms": zod.int().min(taskSettingsRangeStartMsMin).max(taskSettingsRangeStartMsMax).optional().describe('Where the change of a video begins, ms; at its beginning without it'),
  "range_end_ms": zod.int().min(1).max(taskSettingsRangeEndMsMax).optional().describe('Where the change of a video ends, ms; at its end without it'),
  "focal_point": FocalPoint.optional(),
  "focal_path": FocalPath.optional(),
  "frame_size": zod.int().min(taskSettingsFrameSizeMin).max(taskSettingsFrameSizeMax).optional().describe('Size of a new frame, percent of the largest in the image or of the smallest around it'),
  "reduce_noise": zod.boolean().optional().describe('Whether cleaning up a sound removes steady and changing noise behind speech; true without it'),
  "cut_rumble": zod.boolean().optional().describe('Whether cleaning up a sound removes everything below 80 Hz; true without it'),
  "match_level": zod.boolean().optional().describe('Whether cleaning up a sound brings it to the loudness of the built-in voices, by one gain; true without it')
}).describe('The request to the model besides the prompt; sent again, it repeats the task. Omitted settings are absent');

export type TaskSettings = zod.input<typeof TaskSettings>;
export type TaskSettingsOutput = zod.output<typeof TaskSettings>;
