/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const engineTestProblemMax = 1000;

export const engineTestTookMsMin = 0;
export const engineTestTookMsMax = 86400000;

export const engineTestUsdMin = 0;
export const engineTestUsdMax = 1000000;

export const engineTestTextMax = 2000;

export const engineTestFileOneContentTypeMax = 100;

export const engineTestFileOneBase64Max = 4000000;



export const EngineTest = zod.object({
  "is_working": zod.boolean().describe('Whether it did what was asked'),
  "proof": zod.enum(['MADE', 'ASKED']).describe('What was tried. MADE: a small piece of its work, which its provider bills; ASKED: a free request, which proves the key and, where its provider lists its models, that there is such a model'),
  "problem": zod.string().max(engineTestProblemMax).nullable().describe('The provider\'s own reason for failing; null where it works'),
  "took_ms": zod.int().min(engineTestTookMsMin).max(engineTestTookMsMax).describe('How long it took, ms'),
  "usd": zod.number().min(engineTestUsdMin).max(engineTestUsdMax).nullable().describe('What it cost, US dollars, as an estimate; null where the price table does not say'),
  "text": zod.string().max(engineTestTextMax).nullable().describe('What was written, translated, recognised or found; null for other work'),
  "file": zod.union([zod.object({
  "content_type": zod.string().max(engineTestFileOneContentTypeMax).describe('image/jpeg or audio/wav'),
  "base64": zod.string().max(engineTestFileOneBase64Max).describe('Its bytes')
}).describe('A small file'),zod.null()]).describe('The image or sound that was made; null for other work')
}).describe('How a test of an engine ended');

export type EngineTest = zod.input<typeof EngineTest>;
export type EngineTestOutput = zod.output<typeof EngineTest>;
