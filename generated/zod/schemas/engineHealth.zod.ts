/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineKind } from './engineKind.zod.ts';
import { PriceUnit } from './priceUnit.zod.ts';

export const engineHealthLabelMax = 200;

export const engineHealthProviderMax = 200;

export const engineHealthLimitMax = 64;

export const engineHealthStandInsItemMax = 200;

export const engineHealthStandInsMax = 20;

export const engineHealthFailuresMin = 0;
export const engineHealthFailuresMax = 2147483647;

export const engineHealthLastFailureOneProblemMax = 1000;

export const engineHealthEngineMax = 2000;

export const engineHealthPriceOneCreditsMin = 0;
export const engineHealthPriceOneCreditsMax = 1000000;

export const engineHealthPriceOneUsdMin = 0;
export const engineHealthPriceOneUsdMax = 1000000;



export const EngineHealth = zod.object({
  "kind": EngineKind,
  "label": zod.string().min(1).max(engineHealthLabelMax).describe('The displayed name'),
  "provider": zod.string().min(1).max(engineHealthProviderMax).describe('Its provider'),
  "limit": zod.int().min(1).max(engineHealthLimitMax).describe('Requests that go to this provider at once'),
  "stand_ins": zod.array(zod.string().max(engineHealthStandInsItemMax)).max(engineHealthStandInsMax).describe('Its fallbacks, in their order'),
  "failures": zod.int().min(engineHealthFailuresMin).max(engineHealthFailuresMax).describe('How often it failed; counted anew after a day without a failure'),
  "is_failing": zod.boolean().describe('Whether nothing has worked since its last failures, of which there are at least three'),
  "last_failure": zod.union([zod.object({
  "at": zod.iso.datetime({"offset":true}).describe('When'),
  "problem": zod.string().max(engineHealthLastFailureOneProblemMax).describe('The message for users')
}).describe('How an engine failed last'),zod.null()]).describe('The last of them; null when there was none'),
  "engine": zod.string().max(engineHealthEngineMax).nullable().describe('As settings name it, for example openai:gpt-5.2; null for a service that only its URL names'),
  "price": zod.union([zod.object({
  "unit": PriceUnit,
  "credits": zod.number().min(engineHealthPriceOneCreditsMin).max(engineHealthPriceOneCreditsMax).describe('What users pay, before rounding up'),
  "usd": zod.number().min(engineHealthPriceOneUsdMin).max(engineHealthPriceOneUsdMax).nullable().describe('What the provider charges, US dollars, as an estimate; null where the price table does not say'),
  "is_known": zod.boolean().describe('false: the price is that of any model of the provider, and so the most that is asked for')
}).describe('A price per unit of work'),zod.null()]).describe('What it costs; null where it is not billed')
}).describe('An engine of a provider, as all processes of the server have seen it');

export type EngineHealth = zod.input<typeof EngineHealth>;
export type EngineHealthOutput = zod.output<typeof EngineHealth>;
