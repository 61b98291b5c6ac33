/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineKind } from './engineKind.zod.ts';

export const engineHealthLabelMax = 200;

export const engineHealthProviderMax = 200;

export const engineHealthLimitMax = 64;

export const engineHealthStandInsItemMax = 200;

export const engineHealthStandInsMax = 20;

export const engineHealthFailuresMin = 0;
export const engineHealthFailuresMax = 2147483647;

export const engineHealthLastFailureOneProblemMax = 1000;



export const EngineHealth = zod.object({
  "kind": EngineKind,
  "label": zod.string().min(1).max(engineHealthLabelMax).describe('The displayed name'),
  "provider": zod.string().min(1).max(engineHealthProviderMax).describe('Its provider'),
  "limit": zod.int().min(1).max(engineHealthLimitMax).describe('Requests that go to this provider at once'),
  "stand_ins": zod.array(zod.string().max(engineHealthStandInsItemMax)).max(engineHealthStandInsMax).describe('Its fallbacks, in their order'),
  "failures": zod.int().min(engineHealthFailuresMin).max(engineHealthFailuresMax).describe('How often it failed; counted anew after a day without a failure'),
  "last_failure": zod.union([zod.object({
  "at": zod.iso.datetime({"offset":true}).describe('When'),
  "problem": zod.string().max(engineHealthLastFailureOneProblemMax).describe('The message for users')
}).describe('How it failed'),zod.null()]).describe('The last of them; null when there was none')
}).describe('An engine of a provider, as all processes of the server have seen it');

export type EngineHealth = zod.input<typeof EngineHealth>;
export type EngineHealthOutput = zod.output<typeof EngineHealth>;
