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

export const PublicAroll = zod.strictObject({
  "id": zod.uuid().describe('The A-roll'),
  "aroll_type": ArollType,
  "media_url": zod.string().nullable().describe('The picture or video; null for none'),
  "width": zod.int().nullable().describe('Width of the source, px'),
  "height": zod.int().nullable().describe('Height of the source, px'),
  "video_start": zod.int().nullable().describe('In point, ms; null for a picture'),
  "video_end": zod.int().nullable().describe('Out point, ms; null for a picture'),
  "transition_name": TransitionName,
  "transition_duration_ms": zod.int().describe('Length of the transition, ms'),
  "image_animation": ImageAnimation,
  "content_fit": ContentFit,
  "duration_ms": zod.int().describe('How long it is shown, ms'),
  "playback_rate": zod.number().describe('Speed of the video, 1 is its own'),
  "crop": zod.union([CropArea,zod.null()]).describe('Part of the source that is shown; null for all of it'),
  "layout": ArollLayout,
  "reversed": zod.boolean().describe('Whether the video runs backwards'),
  "flipped": zod.boolean().describe('Whether the picture is mirrored'),
  "use_video_audio": zod.boolean().describe('Whether the video\'s own sound is heard')
}).describe('An A-roll as a visitor\'s player draws it');

export type PublicAroll = zod.input<typeof PublicAroll>;
export type PublicArollOutput = zod.output<typeof PublicAroll>;
