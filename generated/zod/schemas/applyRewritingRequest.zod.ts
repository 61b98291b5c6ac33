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
  "pair_ids": zod.array(zod.string().max(applyRewritingRequestPairIdsItemMax)).min(1).max(applyRewritingRequestPairIdsMax).describe('Pairs whose new scene replaces the old one, is added or removed'),
  "revision": zod.int().min(applyRewritingRequestRevisionMin).max(applyRewritingRequestRevisionMax).optional().describe('State of the story that the pairs were compared at; if it has changed, nothing is applied'),
  "over_edits": zod.boolean().default(applyRewritingRequestOverEditsDefault).describe('Whether scenes that the user edited may be among them')
}).describe('What of a new writing is taken');

export type ApplyRewritingRequest = zod.input<typeof ApplyRewritingRequest>;
export type ApplyRewritingRequestOutput = zod.output<typeof ApplyRewritingRequest>;
