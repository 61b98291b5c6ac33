/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const applyRewritingRequestPairIdsItemMax = 20;

export const applyRewritingRequestPairIdsMax = 20000;

export const applyRewritingRequestRevisionMin = 0;
export const applyRewritingRequestRevisionMax = 2147483647;

export const applyRewritingRequestOverEditsDefault = false;

export const ApplyRewritingRequest = zod.strictObject({
  "rewriting_id": zod.uuid().describe('The new writing'),
  "pair_ids": zod.array(zod.string().max(applyRewritingRequestPairIdsItemMax)).min(1).max(applyRewritingRequestPairIdsMax).describe('Pairs whose new scene takes the old one\'s place, is added or goes'),
  "revision": zod.int().min(applyRewritingRequestRevisionMin).max(applyRewritingRequestRevisionMax).optional().describe('State of the story that the pairs were compared at; when it is another by now, nothing is taken'),
  "over_edits": zod.boolean().default(applyRewritingRequestOverEditsDefault).describe('Whether scenes that a person edited may be among them')
}).describe('What of a new writing is taken');

export type ApplyRewritingRequest = zod.input<typeof ApplyRewritingRequest>;
export type ApplyRewritingRequestOutput = zod.output<typeof ApplyRewritingRequest>;
