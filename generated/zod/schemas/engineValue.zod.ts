/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const engineValueNameMax = 100;

export const engineValueValueMax = 2000;



export const EngineValue = zod.strictObject({
  "name": zod.string().min(1).max(engineValueNameMax).describe('The setting\'s name'),
  "value": zod.string().max(engineValueValueMax).nullable().describe('The value; null removes it')
}).describe('A value for a setting of engines');

export type EngineValue = zod.input<typeof EngineValue>;
export type EngineValueOutput = zod.output<typeof EngineValue>;
