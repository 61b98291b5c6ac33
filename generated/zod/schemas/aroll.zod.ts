/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ArollLayout } from './arollLayout.zod.ts';
import { ArollObject } from './arollObject.zod.ts';
import { ArollState } from './arollState.zod.ts';
import { ArollType } from './arollType.zod.ts';
import { ContentFit } from './contentFit.zod.ts';
import { CropArea } from './cropArea.zod.ts';
import { ImageAnimation } from './imageAnimation.zod.ts';
import { Shot } from './shot.zod.ts';
import { TransitionName } from './transitionName.zod.ts';

export const arollArollOrderMin = 0;
export const arollArollOrderMax = 10000;

export const arollErrorMessageMax = 400000;

export const arollImageStyleMax = 2000;

export const arollLeonardoStyleIdMax = 2000;

export const arollTransitionDurationMsMin = 0;
export const arollTransitionDurationMsMax = 86400000;

export const arollDurationMsMin = 0;
export const arollDurationMsMax = 86400000;

export const arollPlaybackRateMin = 0.25;
export const arollPlaybackRateMax = 4;

export const arollVideoVolumeMin = 0;
export const arollVideoVolumeMax = 2;



export const Aroll = zod.object({
  "id": zod.uuid().describe('The A-roll'),
  "scene_id": zod.uuid().describe('Scene it belongs to'),
  "story_id": zod.uuid().describe('Story it belongs to'),
  "aroll_order": zod.int().min(arollArollOrderMin).max(arollArollOrderMax).describe('Position in the scene, from 0'),
  "aroll_type": ArollType,
  "status": ArollState,
  "error_message": zod.string().max(arollErrorMessageMax).nullable().describe('Why the last image FAILED, or what is wrong with a COMPLETED one; null otherwise'),
  "aroll_object": ArollObject,
  "image_style": zod.string().max(arollImageStyleMax).nullable().describe('Look of this image; null for the scene\'s'),
  "leonardo_style_id": zod.string().max(arollLeonardoStyleIdMax).nullable().describe('Leonardo style of this image; null for the story\'s'),
  "transition_name": TransitionName,
  "transition_duration_ms": zod.int().min(arollTransitionDurationMsMin).max(arollTransitionDurationMsMax).describe('Length of the transition over this A-roll\'s start, ms; 0 for none'),
  "image_animation": ImageAnimation,
  "content_fit": ContentFit,
  "duration_ms": zod.int().min(arollDurationMsMin).max(arollDurationMsMax).describe('How long it is shown, ms; the A-rolls of a scene add up to the scene\'s length'),
  "playback_rate": zod.number().min(arollPlaybackRateMin).max(arollPlaybackRateMax).describe('Speed of the video, 1 is its own, 0.25 to 4'),
  "crop": zod.union([CropArea,zod.null()]).describe('Part of the source that is shown; null for all of it'),
  "layout": ArollLayout,
  "reversed": zod.boolean().describe('Whether the video runs backwards'),
  "flipped": zod.boolean().describe('Whether the image is mirrored left to right'),
  "use_video_audio": zod.boolean().describe('Whether the video\'s own sound is audible'),
  "video_volume": zod.number().min(arollVideoVolumeMin).max(arollVideoVolumeMax).optional().describe('Loudness of the video\'s own sound, 0 to 2; 1 is its own. Absent in older documents'),
  "shot": zod.union([Shot,zod.null()]).optional().describe('What it is planned to show; null where nothing is planned. Absent in older documents'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When the A-roll last changed')
}).describe('A visual layer of a scene');

export type Aroll = zod.input<typeof Aroll>;
export type ArollOutput = zod.output<typeof Aroll>;
