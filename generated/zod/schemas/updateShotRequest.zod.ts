/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ScreenDirection } from './screenDirection.zod.ts';
import { ShotAngle } from './shotAngle.zod.ts';
import { ShotSize } from './shotSize.zod.ts';

export const updateShotRequestSubjectMax = 1500;

export const updateShotRequestActionMax = 500;

export const updateShotRequestEndStateMax = 500;

export const updateShotRequestSoundMax = 100;



export const UpdateShotRequest = zod.strictObject({
  "subject": zod.string().min(1).max(updateShotRequestSubjectMax).optional().describe('Who or what is shown, and where'),
  "size": ShotSize.optional(),
  "angle": ShotAngle.optional(),
  "action": zod.string().max(updateShotRequestActionMax).optional().describe('What happens in the shot; empty for nothing in particular'),
  "end_state": zod.string().max(updateShotRequestEndStateMax).optional().describe('What a clip of the shot ends with; empty for no particular end'),
  "screen_direction": ScreenDirection.optional(),
  "continues": zod.boolean().optional().describe('Whether it goes on from the shot before, in one movement'),
  "sound": zod.string().max(updateShotRequestSoundMax).optional().describe('`effect_id` of the sound effect that plays with it; empty for none'),
  "is_locked": zod.boolean().optional().describe('Whether it stays when the shots are planned again')
}).describe('The parts of the shot that change');

export type UpdateShotRequest = zod.input<typeof UpdateShotRequest>;
export type UpdateShotRequestOutput = zod.output<typeof UpdateShotRequest>;
