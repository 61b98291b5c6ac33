/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EngineKind } from './engineKind.zod.ts';

export const testEngineRequestEngineMax = 2000;



export const TestEngineRequest = zod.strictObject({
  "engine": zod.string().min(1).max(testEngineRequestEngineMax).describe('As settings name it, for example openai:gpt-5.2; of a provider its name, for example openai'),
  "kind": EngineKind.optional().describe('The kind of work to try; left out for a provider')
}).describe('A connected engine, or a provider whose key is tested');

export type TestEngineRequest = zod.input<typeof TestEngineRequest>;
export type TestEngineRequestOutput = zod.output<typeof TestEngineRequest>;
