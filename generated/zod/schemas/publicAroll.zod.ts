/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ArollLayout } from './arollLayout.zod.ts';
import { ArollType } from './arollType.zod.ts';
import { ContentFit } from './contentFit.zod.ts';
import { CropArea } from './cropArea.zod.ts';
import { ImageAnimation } from './imageAnimation.zod.ts';
import { TransitionName } from './transitionName.zod.ts';

export const publicArollMediaUrlMax = 8192;

export const publicArollWidthMin = 0;
export const publicArollWidthMax = 100000;

export const publicArollHeightMin = 0;
export const publicArollHeightMax = 100000;

export const publicArollVideoStartMin = 0;
export const publicArollVideoStartMax = 86400000;

export const publicArollVideoEndMin = 0;
export const publicArollVideoEndMax = 86400000;

export const publicArollTransitionDurationMsMin = 0;
export const publicArollTransitionDurationMsMax = 86400000;

export const publicArollDurationMsMin = 0;
export const publicArollDurationMsMax = 86400000;

export const publicArollPlaybackRateMin = -1000000000;
export const publicArollPlaybackRateMax = 1000000000;

export const publicArollVideoVolumeMin = 0;
export const publicArollVideoVolumeMax = 2;



export const PublicAroll = zod.strictObject({
  "id": zod.uuid().describe('The A-roll'),
  "aroll_type": ArollType,
  "media_url": zod.string().max(publicArollMediaUrlMax).nullable().describe('The image or video; null for none'),
  "width": zod.int().min(publicArollWidthMin).max(publicArollWidthMax).nullable().describe('Width of the source, px'),
  "height": zod.int().min(publicArollHeightMin).max(publicArollHeightMax).nullable().describe('Height of the source, px'),
  "video_start": zod.int().min(publicArollVideoStartMin).max(publicArollVideoStartMax).nullable().describe('In point, ms; null for an image'),
  "video_end": zod.int().min(publicArollVideoEndMin).max(publicArollVideoEndMax).nullable().describe('Out point, ms; null for an image'),
  "transition_name": TransitionName,
  "transition_duration_ms": zod.int().min(publicArollTransitionDurationMsMin).max(publicArollTransitionDurationMsMax).describe('Length of the transition, ms'),
  "image_animation": ImageAnimation,
  "content_fit": ContentFit,
  "duration_ms": zod.int().min(publicArollDurationMsMin).max(publicArollDurationMsMax).describe('How long it is shown, ms'),
  "playback_rate": zod.number().min(publicArollPlaybackRateMin).max(publicArollPlaybackRateMax).describe('Speed of the video, 1 is its own'),
  "crop": zod.union([CropArea,zod.null()]).describe('Part of the source that is shown; null for all of it'),
  "layout": ArollLayout,
  "reversed": zod.boolean().describe('Whether the video runs backwards'),
  "flipped": zod.boolean().describe('Whether the image is mirrored'),
  "use_video_audio": zod.boolean().describe('Whether the video\'s own sound is audible'),
  "video_volume": zod.number().min(publicArollVideoVolumeMin).max(publicArollVideoVolumeMax).describe('Loudness of the video\'s own sound, 0 to 2; 1 is its own')
}).describe('An A-roll for a visitor\'s player');

export type PublicAroll = zod.input<typeof PublicAroll>;
export type PublicArollOutput = zod.output<typeof PublicAroll>;
