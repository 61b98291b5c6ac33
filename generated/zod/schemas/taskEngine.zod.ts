/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const taskEngineEngineMax = 2000;

export const taskEngineCreditsMin = -1000000000;
export const taskEngineCreditsMax = 1000000000;



export const TaskEngine = zod.object({
  "engine": zod.string().min(1).max(taskEngineEngineMax).describe('Its name'),
  "is_built_in": zod.boolean().describe('Whether it is a built-in draft engine'),
  "credits": zod.number().min(taskEngineCreditsMin).max(taskEngineCreditsMax).describe('Maximum cost of one unit as the preferred engine, credits')
}).describe('An engine that does a model\'s work');

export type TaskEngine = zod.input<typeof TaskEngine>;
export type TaskEngineOutput = zod.output<typeof TaskEngine>;
