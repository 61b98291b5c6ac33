/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { VisualUse } from './visualUse.zod.ts';

export const chosenMediaVisualStartMsMin = 0;
export const chosenMediaVisualStartMsMax = 3600000;

export const chosenMediaVisualDurationMsMin = 100;
export const chosenMediaVisualDurationMsMax = 3600000;



export const ChosenMediaVisual = zod.strictObject({
  "source": zod.enum(['MEDIA']).describe('Selects `media_id`'),
  "media_id": zod.uuid().describe('The picked media'),
  "use_as": VisualUse.optional(),
  "start_ms": zod.int().min(chosenMediaVisualStartMsMin).max(chosenMediaVisualStartMsMax).optional().describe('When a B-roll appears, ms from the scene\'s start; not used for an A-roll'),
  "duration_ms": zod.int().min(chosenMediaVisualDurationMsMin).max(chosenMediaVisualDurationMsMax).optional().describe('How long it is shown, ms; left out, the scene is shared evenly')
}).describe('A generated candidate or an upload');

export type ChosenMediaVisual = zod.input<typeof ChosenMediaVisual>;
export type ChosenMediaVisualOutput = zod.output<typeof ChosenMediaVisual>;
