/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineSetting } from './engineSetting.zod.ts';

export const engineProviderNameMax = 100;

export const engineProviderLabelMax = 200;

export const engineProviderSettingsMax = 10;



export const EngineProvider = zod.strictObject({
  "name": zod.string().min(1).max(engineProviderNameMax).describe('As engines are named by it, for example openai'),
  "label": zod.string().min(1).max(engineProviderLabelMax).describe('Its name'),
  "settings": zod.array(EngineSetting).max(engineProviderSettingsMax).describe('Its key, URL, limit and time-out')
}).describe('A provider of engines and how it is reached');

export type EngineProvider = zod.input<typeof EngineProvider>;
export type EngineProviderOutput = zod.output<typeof EngineProvider>;
