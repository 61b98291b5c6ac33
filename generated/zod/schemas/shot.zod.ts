/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ScreenDirection } from './screenDirection.zod.ts';
import { ShotAngle } from './shotAngle.zod.ts';
import { ShotSize } from './shotSize.zod.ts';

export const shotSubjectMax = 400000;

export const shotActionMax = 400000;

export const shotEndStateMax = 400000;

export const shotSoundMax = 100;



export const Shot = zod.object({
  "subject": zod.string().max(shotSubjectMax).describe('Who or what is shown, and where'),
  "size": ShotSize,
  "angle": ShotAngle,
  "action": zod.string().max(shotActionMax).describe('What happens in the shot; empty for nothing in particular'),
  "end_state": zod.string().max(shotEndStateMax).describe('What a clip of the shot ends with; empty for no particular end'),
  "screen_direction": ScreenDirection,
  "continues": zod.boolean().describe('Whether it goes on from the shot before, in one movement'),
  "sound": zod.string().max(shotSoundMax).describe('`effect_id` of the sound effect that plays with it; empty for none'),
  "is_locked": zod.boolean().describe('Whether it stays when the shots are planned again')
}).describe('What an A-roll is planned to show. Its image prompt is composed of it');

export type Shot = zod.input<typeof Shot>;
export type ShotOutput = zod.output<typeof Shot>;
