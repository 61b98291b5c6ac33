/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Engine } from './engine.zod.ts';

export const engineListEnginesMax = 20;



export const EngineList = zod.object({
  "engines": zod.array(Engine).max(engineListEnginesMax).describe('One for each available kind of work')
}).describe('The engines');

export type EngineList = zod.input<typeof EngineList>;
export type EngineListOutput = zod.output<typeof EngineList>;
