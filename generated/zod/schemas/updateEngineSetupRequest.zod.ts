/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineValue } from './engineValue.zod.ts';

export const updateEngineSetupRequestSettingsMax = 100;



export const UpdateEngineSetupRequest = zod.strictObject({
  "settings": zod.array(EngineValue).min(1).max(updateEngineSetupRequestSettingsMax).describe('Each by its name')
}).describe('Settings by name; those that are left out stay');

export type UpdateEngineSetupRequest = zod.input<typeof UpdateEngineSetupRequest>;
export type UpdateEngineSetupRequestOutput = zod.output<typeof UpdateEngineSetupRequest>;
