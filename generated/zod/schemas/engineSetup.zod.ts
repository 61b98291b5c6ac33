/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineHealth } from './engineHealth.zod.ts';
import { EngineKind } from './engineKind.zod.ts';
import { EngineSetting } from './engineSetting.zod.ts';
import { EngineValue } from './engineValue.zod.ts';

export const engineSetupProblemMax = 2000;

export const engineSetupWorkItemProvidersItemMax = 100;

export const engineSetupWorkItemProvidersMax = 50;

export const engineSetupWorkItemEnginesMax = 50;

export const engineSetupWorkMax = 50;

export const engineSetupProvidersItemNameMax = 100;

export const engineSetupProvidersItemLabelMax = 200;

export const engineSetupProvidersItemSettingsMax = 10;

export const engineSetupProvidersItemOfferMax = 50;

export const engineSetupProvidersMax = 50;

export const engineSetupOptionsMax = 20;

export const engineSetupLocalItemLabelMax = 200;

export const engineSetupLocalItemModelMax = 200;

export const engineSetupLocalItemUrlMax = 2000;

export const engineSetupLocalItemKindsMax = 20;

export const engineSetupLocalItemSettingsMax = 10;

export const engineSetupLocalMax = 100;

export const engineSetupLimitsMax = 10;



export const EngineSetup = zod.strictObject({
  "is_settable": zod.boolean().describe('Whether engines can be set here; not in a server without settings of its own'),
  "problem": zod.string().max(engineSetupProblemMax).nullable().describe('Why the stored settings are not used; null where they are'),
  "work": zod.array(zod.strictObject({
  "kind": EngineKind,
  "setting": EngineSetting,
  "providers": zod.array(zod.string().max(engineSetupWorkItemProvidersItemMax)).max(engineSetupWorkItemProvidersMax).describe('Names of the providers that can do it'),
  "has_draft": zod.boolean().describe('Whether a built-in engine does it, too'),
  "engines": zod.array(EngineHealth).max(engineSetupWorkItemEnginesMax).describe('The engines of providers in the order of their use')
}).describe('A kind of work and the engines that do it')).max(engineSetupWorkMax).describe('Each kind of work'),
  "providers": zod.array(zod.strictObject({
  "name": zod.string().min(1).max(engineSetupProvidersItemNameMax).describe('As engines are named by it, for example openai'),
  "label": zod.string().min(1).max(engineSetupProvidersItemLabelMax).describe('Its name'),
  "settings": zod.array(EngineSetting).max(engineSetupProvidersItemSettingsMax).describe('Its key, URL, limit and time-out'),
  "offer": zod.array(EngineValue).max(engineSetupProvidersItemOfferMax).describe('What updateEngineSetup is given so that its usual models do work that no other provider does yet; empty without a key, and where nothing is left for it')
}).describe('A provider of engines and how it is reached')).max(engineSetupProvidersMax).describe('Each provider'),
  "options": zod.array(EngineSetting).max(engineSetupOptionsMax).describe('Settings of no work or provider, for example whether users may set keys of their own'),
  "local": zod.array(zod.strictObject({
  "label": zod.string().min(1).max(engineSetupLocalItemLabelMax).describe('The program, for example Ollama, or the name of a model that this server runs itself'),
  "model": zod.string().max(engineSetupLocalItemModelMax).nullable().describe('Its name; null where models are files, which only the environment names'),
  "url": zod.string().max(engineSetupLocalItemUrlMax).nullable().describe('Where the program is reached; null where this server runs the model itself'),
  "kinds": zod.array(EngineKind).max(engineSetupLocalItemKindsMax).describe('What it can be used for'),
  "state": zod.enum(['OFFERED', 'USED', 'FIXED', 'NEEDS_FILE', 'NOT_FETCHED']).describe('OFFERED: its settings use it; USED: it is used; FIXED: the environment sets other engines; NEEDS_FILE: it is named in the environment, by a file; NOT_FETCHED: npm run models fetches it'),
  "settings": zod.array(EngineValue).max(engineSetupLocalItemSettingsMax).describe('What updateEngineSetup is given to use it, before the engines that are set already')
}).describe('A model, and the settings that use it')).max(engineSetupLocalMax).nullable().describe('Models on the server\'s own machine, of programs that answer now and those that this server runs itself; null where they are not looked for'),
  "limits": zod.array(EngineSetting).max(engineSetupLimitsMax).describe('What holds for all providers together')
}).describe('Which engines do which work, and how their providers are reached');

export type EngineSetup = zod.input<typeof EngineSetup>;
export type EngineSetupOutput = zod.output<typeof EngineSetup>;
