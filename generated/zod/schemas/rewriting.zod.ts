/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RewritingPair } from './rewritingPair.zod.ts';
import { ScriptType } from './scriptType.zod.ts';

export const rewritingRevisionMin = 0;
export const rewritingRevisionMax = 2147483647;

export const rewritingInitialPromptMax = 400000;

export const rewritingEngineMax = 2000;

export const rewritingErrorMessageMax = 400000;

export const rewritingCreditsMin = 0;
export const rewritingCreditsMax = 1000000000;

export const rewritingPairsMax = 20000;



export const Rewriting = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "rewriting_id": zod.uuid().nullable().describe('The regenerated script; null where there is none'),
  "state": zod.enum(['NONE', 'WRITING', 'READY', 'TAKEN', 'FAILED']).describe('NONE, no regenerated script; WRITING; READY to be compared; TAKEN, a part of it was applied and the rest still can be; FAILED'),
  "revision": zod.int().min(rewritingRevisionMin).max(rewritingRevisionMax).describe('State of the story that the pairs are about'),
  "script_type": zod.union([ScriptType,zod.null()]).describe('How its text was read; null where there is none'),
  "initial_prompt": zod.string().max(rewritingInitialPromptMax).describe('Its prompt; without a regenerated script, the story\'s'),
  "engine": zod.string().max(rewritingEngineMax).nullable().describe('Its engine; null until it is written'),
  "is_draft": zod.boolean().describe('Whether a built-in draft engine wrote it, or would'),
  "error_message": zod.string().max(rewritingErrorMessageMax).nullable().describe('Why it could not be written; null otherwise'),
  "credits": zod.int().min(rewritingCreditsMin).max(rewritingCreditsMax).describe('What another writing by a built-in engine costs; a model\'s price is that of `write_story` in `getCreditCosts`'),
  "pairs": zod.array(RewritingPair).max(rewritingPairsMax).describe('Old and new in playing order; empty until it is ready')
}).describe('A regenerated script of a story beside its current text');

export type Rewriting = zod.input<typeof Rewriting>;
export type RewritingOutput = zod.output<typeof Rewriting>;
