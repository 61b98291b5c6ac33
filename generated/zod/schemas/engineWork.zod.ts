/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineHealth } from './engineHealth.zod.ts';
import { EngineKind } from './engineKind.zod.ts';
import { EngineSetting } from './engineSetting.zod.ts';

export const engineWorkProvidersItemMax = 100;

export const engineWorkProvidersMax = 50;

export const engineWorkEnginesMax = 50;



export const EngineWork = zod.strictObject({
  "kind": EngineKind,
  "setting": EngineSetting,
  "providers": zod.array(zod.string().max(engineWorkProvidersItemMax)).max(engineWorkProvidersMax).describe('Names of the providers that can do it'),
  "has_draft": zod.boolean().describe('Whether a built-in engine does it, too'),
  "engines": zod.array(EngineHealth).max(engineWorkEnginesMax).describe('The engines of providers in the order of their use')
}).describe('A kind of work and the engines that do it');

export type EngineWork = zod.input<typeof EngineWork>;
export type EngineWorkOutput = zod.output<typeof EngineWork>;
