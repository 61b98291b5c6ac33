/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineProvider } from './engineProvider.zod.ts';
import { EngineWork } from './engineWork.zod.ts';

export const engineSetupProblemMax = 2000;

export const engineSetupWorkMax = 50;

export const engineSetupProvidersMax = 50;



export const EngineSetup = zod.strictObject({
  "is_settable": zod.boolean().describe('Whether engines can be set here; not in a server without settings of its own'),
  "problem": zod.string().max(engineSetupProblemMax).nullable().describe('Why the stored settings are not used; null where they are'),
  "work": zod.array(EngineWork).max(engineSetupWorkMax).describe('Each kind of work'),
  "providers": zod.array(EngineProvider).max(engineSetupProvidersMax).describe('Each provider')
}).describe('Which engines do which work, and how their providers are reached');

export type EngineSetup = zod.input<typeof EngineSetup>;
export type EngineSetupOutput = zod.output<typeof EngineSetup>;
