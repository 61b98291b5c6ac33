/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { FocalPath } from './focalPath.zod.ts';
import { FocalPoint } from './focalPoint.zod.ts';
import { ImageModelRatio } from './imageModelRatio.zod.ts';
import { UpscaleFactor } from './upscaleFactor.zod.ts';

export const taskWishReferenceMediaIdsMax = 8;

export const taskWishDurationMin = 0;
export const taskWishDurationMax = 86400;

export const taskWishExpressionIntensityMax = 5;

export const taskWishFidelityMin = 0;
export const taskWishFidelityMax = 100;

export const taskWishGrainMin = 0;
export const taskWishGrainMax = 100;

export const taskWishSeedMin = 0;
export const taskWishSeedMax = 2147483647;

export const taskWishLookMax = 100;

export const taskWishLoraWeightMin = 0;
export const taskWishLoraWeightMax = 1;

export const taskWishCharacterIdsMax = 4;

export const taskWishStrengthMax = 100;

export const taskWishRangeStartMsMin = 0;
export const taskWishRangeStartMsMax = 2147483647;

export const taskWishRangeEndMsMax = 2147483647;

export const taskWishFrameSizeMin = 25;
export const taskWishFrameSizeMax = 200;



export const TaskWish = zod.object({
  "source_media_id": zod.uuid().optional().describe('Picture or video that is worked on'),
  "reference_media_ids": zod.array(zod.uuid()).max(taskWishReferenceMediaIdsMax).optional().describe('Pictures whose look or content is followed'),
  "driving_media_id": zod.uuid().optional().describe('Sound or video that drives a lip sync'),
  "end_frame_id": zod.uuid().optional().describe('Picture a clip ends with'),
  "mask_media_id": zod.uuid().optional().describe('White where a picture is painted anew'),
  "duration": zod.int().min(taskWishDurationMin).max(taskWishDurationMax).optional().describe('Length of a clip, seconds'),
  "aspect_ratio": ImageModelRatio.optional(),
  "generate_audio": zod.boolean().optional().describe('Whether a clip gets sound'),
  "upscale_factor": UpscaleFactor.optional(),
  "body_control": zod.boolean().optional().describe('Whether a lip sync moves the body too'),
  "expression_intensity": zod.int().min(1).max(taskWishExpressionIntensityMax).optional().describe('How lively a lip sync\'s face is, 1 to 5'),
  "fidelity": zod.int().min(taskWishFidelityMin).max(taskWishFidelityMax).optional().describe('How true an enlarged picture or video stays, from 0 (may invent detail) to 100 (only sharper)'),
  "grain": zod.int().min(taskWishGrainMin).max(taskWishGrainMax).optional().describe('How much film grain an enlarged picture or video gets, 0 (none) to 100'),
  "keep_skin": zod.boolean().optional().describe('Whether what has the colour of skin is enlarged without any added detail'),
  "seed": zod.int().min(taskWishSeedMin).max(taskWishSeedMax).optional().describe('Number a picture is drawn from; the same words, style and seed draw the same picture'),
  "look": zod.string().max(taskWishLookMax).optional().describe('Style a picture is drawn in, of listLeonardoPresets'),
  "image_style_id": zod.uuid().optional().describe('Image style a new picture is drawn in'),
  "lora_id": zod.uuid().optional().describe('Trained model a new picture is drawn with'),
  "lora_weight": zod.number().min(taskWishLoraWeightMin).max(taskWishLoraWeightMax).optional().describe('How strongly the trained model draws'),
  "character_ids": zod.array(zod.uuid()).max(taskWishCharacterIdsMax).optional().describe('Characters of casts who are in a new picture'),
  "strength": zod.int().min(1).max(taskWishStrengthMax).optional().describe('How far a video is changed, from 1 (hardly) to 100; 100 without it'),
  "range_start_ms": zod.int().min(taskWishRangeStartMsMin).max(taskWishRangeStartMsMax).optional().describe('Where the change of a video begins, ms; at its beginning without it'),
  "range_end_ms": zod.int().min(1).max(taskWishRangeEndMsMax).optional().describe('Where the change of a video ends, ms; at its end without it'),
  "focal_point": FocalPoint.optional(),
  "focal_path": FocalPath.optional(),
  "frame_size": zod.int().min(taskWishFrameSizeMin).max(taskWishFrameSizeMax).optional().describe('Size of a new frame, percent of the largest in the picture or of the smallest around it')
}).describe('What was asked of the model besides the prompt; sent again, it asks for the same. What was not asked for is absent');

export type TaskWish = zod.input<typeof TaskWish>;
export type TaskWishOutput = zod.output<typeof TaskWish>;
