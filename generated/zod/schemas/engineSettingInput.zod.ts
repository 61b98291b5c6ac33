/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const engineSettingInputNameMax = 100;

export const engineSettingInputValueMax = 2000;



export const EngineSettingInput = zod.strictObject({
  "name": zod.string().min(1).max(engineSettingInputNameMax).describe('The setting\'s name'),
  "value": zod.string().max(engineSettingInputValueMax).nullable().describe('The value; null removes it')
}).describe('A value for a setting');

export type EngineSettingInput = zod.input<typeof EngineSettingInput>;
export type EngineSettingInputOutput = zod.output<typeof EngineSettingInput>;
