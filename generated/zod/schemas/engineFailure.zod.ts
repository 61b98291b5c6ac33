/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const engineFailureProblemMax = 1000;



export const EngineFailure = zod.object({
  "at": zod.iso.datetime({"offset":true}).describe('When'),
  "problem": zod.string().max(engineFailureProblemMax).describe('The message for users')
}).describe('How an engine failed last');

export type EngineFailure = zod.input<typeof EngineFailure>;
export type EngineFailureOutput = zod.output<typeof EngineFailure>;
