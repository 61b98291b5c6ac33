/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const engineSettingNameMax = 100;

export const engineSettingValueMax = 2000;

export const engineSettingUsualMax = 2000;



export const EngineSetting = zod.strictObject({
  "name": zod.string().min(1).max(engineSettingNameMax).describe('For example ENGINE_WRITER'),
  "value": zod.string().max(engineSettingValueMax).nullable().describe('What it is; null where there is none, and for keys, which are never shown'),
  "is_secret": zod.boolean().describe('Whether it is a key'),
  "source": zod.enum(['ENVIRONMENT', 'STORED', 'NONE']).describe('Where a value is from. ENVIRONMENT: the server was started with it, and it wins; STORED: it was set here; NONE: there is none'),
  "usual": zod.string().max(engineSettingUsualMax).nullable().describe('What counts where there is no value; null for nothing')
}).describe('A setting of engines, by the name that the environment has for it');

export type EngineSetting = zod.input<typeof EngineSetting>;
export type EngineSettingOutput = zod.output<typeof EngineSetting>;
