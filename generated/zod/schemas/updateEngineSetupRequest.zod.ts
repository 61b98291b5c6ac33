/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateEngineSetupRequestSettingsItemNameMax = 100;

export const updateEngineSetupRequestSettingsItemValueMax = 2000;

export const updateEngineSetupRequestSettingsMax = 100;



export const UpdateEngineSetupRequest = zod.strictObject({
  "settings": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(updateEngineSetupRequestSettingsItemNameMax).describe('The setting\'s name'),
  "value": zod.string().max(updateEngineSetupRequestSettingsItemValueMax).nullable().describe('The value; null removes it')
}).describe('A value for a setting')).min(1).max(updateEngineSetupRequestSettingsMax).describe('Each by its name')
}).describe('Settings by name; those that are left out stay');

export type UpdateEngineSetupRequest = zod.input<typeof UpdateEngineSetupRequest>;
export type UpdateEngineSetupRequestOutput = zod.output<typeof UpdateEngineSetupRequest>;
