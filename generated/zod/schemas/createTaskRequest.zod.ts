/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FocalPath } from './focalPath.zod.ts';
import { FocalPoint } from './focalPoint.zod.ts';
import { ImageModelRatio } from './imageModelRatio.zod.ts';
import { UpscaleFactor } from './upscaleFactor.zod.ts';

export const createTaskRequestModelIdMax = 100;

export const createTaskRequestEngineMax = 200;

export const createTaskRequestReferenceMediaIdsMax = 8;

export const createTaskRequestDurationDefault = 5;
export const createTaskRequestDurationMax = 600;

export const createTaskRequestPromptMax = 4000;

export const createTaskRequestExpressionIntensityDefault = 3;
export const createTaskRequestExpressionIntensityMax = 5;

export const createTaskRequestFidelityMin = 0;
export const createTaskRequestFidelityMax = 100;

export const createTaskRequestGrainMin = 0;
export const createTaskRequestGrainMax = 100;

export const createTaskRequestSeedMin = 0;
export const createTaskRequestSeedMax = 2147483647;

export const createTaskRequestLookMax = 100;

export const createTaskRequestLoraWeightMin = 0;
export const createTaskRequestLoraWeightMax = 1;

export const createTaskRequestCharacterIdsMax = 4;

export const createTaskRequestStrengthMax = 100;

export const createTaskRequestRangeStartMsMin = 0;
export const createTaskRequestRangeStartMsMax = 2147483647;

export const createTaskRequestRangeEndMsMax = 2147483647;

export const createTaskRequestFrameSizeMin = 25;
export const createTaskRequestFrameSizeMax = 200;



export const CreateTaskRequest = zod.strictObject({
  "model_id": zod.string().min(1).max(createTaskRequestModelIdMax).describe('Model of listTaskModels; it decides the task type'),
  "engine": zod.string().min(1).max(createTaskRequestEngineMax).optional().describe('One of the model\'s engines, by its name; the first without it'),
  "story_id": zod.uuid().optional().describe('Story it works for; left out on a tool page'),
  "aroll_id": zod.uuid().optional().describe('A-roll that gets the result'),
  "source_media_id": zod.uuid().optional().describe('Image, video or recording to work on'),
  "reference_media_ids": zod.array(zod.uuid()).max(createTaskRequestReferenceMediaIdsMax).optional().describe('Images whose look or content is followed'),
  "driving_media_id": zod.uuid().optional().describe('Sound or video that drives a lip sync'),
  "end_frame_id": zod.uuid().optional().describe('Image a clip ends with'),
  "duration": zod.int().min(1).max(createTaskRequestDurationMax).default(createTaskRequestDurationDefault).describe('Length of a clip (up to 30) or of composed music (from 3), seconds'),
  "aspect_ratio": ImageModelRatio.optional(),
  "prompt": zod.string().max(createTaskRequestPromptMax).optional().describe('The prompt'),
  "generate_audio": zod.boolean().optional().describe('Whether a clip gets sound'),
  "upscale_factor": UpscaleFactor.optional(),
  "body_control": zod.boolean().optional().describe('Whether a lip sync moves the body too'),
  "expression_intensity": zod.int().min(1).max(createTaskRequestExpressionIntensityMax).default(createTaskRequestExpressionIntensityDefault).describe('How lively a lip sync\'s face is, 1 to 5'),
  "fidelity": zod.int().min(createTaskRequestFidelityMin).max(createTaskRequestFidelityMax).optional().describe('How true an enlarged image or video stays, from 0 (may invent detail) to 100 (only sharper)'),
  "grain": zod.int().min(createTaskRequestGrainMin).max(createTaskRequestGrainMax).optional().describe('How much film grain an enlarged image or video gets, 0 (none) to 100'),
  "keep_skin": zod.boolean().optional().describe('Whether what has the colour of skin is enlarged without any added detail'),
  "seed": zod.int().min(createTaskRequestSeedMin).max(createTaskRequestSeedMax).optional().describe('The seed; the same words, style and seed give the same image. Left out, it is random'),
  "look": zod.string().min(1).max(createTaskRequestLookMax).optional().describe('Style of an image, of listLeonardoPresets'),
  "image_style_id": zod.uuid().optional().describe('Image style of a new image, with its look, words, model and reference image; not together with `look`'),
  "lora_id": zod.uuid().optional().describe('Trained model for a new image; its trigger is added to the words. Takes precedence over that of an image style'),
  "lora_weight": zod.number().min(createTaskRequestLoraWeightMin).max(createTaskRequestLoraWeightMax).optional().describe('Strength of the trained model, 0 to 1; default 0.8'),
  "character_ids": zod.array(zod.uuid()).max(createTaskRequestCharacterIdsMax).optional().describe('Characters in a new image; their looks are added to the words'),
  "mask_media_id": zod.uuid().optional().describe('Image as large as the source, white where it is repainted; for the model that repaints a part'),
  "strength": zod.int().min(1).max(createTaskRequestStrengthMax).optional().describe('How far a video is changed, from 1 (hardly) to 100; 100 without it'),
  "range_start_ms": zod.int().min(createTaskRequestRangeStartMsMin).max(createTaskRequestRangeStartMsMax).optional().describe('Where the change of a video begins, ms; at its beginning without it'),
  "range_end_ms": zod.int().min(1).max(createTaskRequestRangeEndMsMax).optional().describe('Where the change of a video ends, ms; at its end without it'),
  "focal_point": FocalPoint.optional(),
  "focal_path": FocalPath.optional(),
  "frame_size": zod.int().min(createTaskRequestFrameSizeMin).max(createTaskRequestFrameSizeMax).optional().describe('Size of a new frame, percent of the largest inside the image (cropping, up to 100) or of the smallest around it (expanding, from 100); default 100'),
  "reduce_noise": zod.boolean().optional().describe('Whether cleaning up a sound removes steady and changing noise behind speech; true without it'),
  "cut_rumble": zod.boolean().optional().describe('Whether cleaning up a sound removes everything below 80 Hz; true without it'),
  "match_level": zod.boolean().optional().describe('Whether cleaning up a sound brings it to the loudness of the built-in voices, by one gain; true without it')
}).describe('Work for an AI model; which fields count depends on the model');

export type CreateTaskRequest = zod.input<typeof CreateTaskRequest>;
export type CreateTaskRequestOutput = zod.output<typeof CreateTaskRequest>;
