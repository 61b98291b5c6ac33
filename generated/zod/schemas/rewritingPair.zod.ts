/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { HandEdit } from './handEdit.zod.ts';

export const rewritingPairIdMax = 20;

export const rewritingPairSceneNumberMax = 10000;

export const rewritingPairOldTextMax = 400000;

export const rewritingPairNewTextMax = 400000;

export const rewritingPairHandEditsMax = 4;



export const RewritingPair = zod.object({
  "id": zod.string().max(rewritingPairIdMax).describe('Names it among the others, by the places of both scenes; of this revision of the story alone'),
  "change": zod.enum(['SAME', 'CHANGED', 'ADDED', 'REMOVED']).describe('The change of a scene in a regenerated script. SAME, with the same text; CHANGED, with another one; ADDED; REMOVED'),
  "scene_id": zod.uuid().nullable().describe('The scene as it is; null for one that is added'),
  "scene_number": zod.int().min(1).max(rewritingPairSceneNumberMax).nullable().describe('Its place, from 1; null for one that is added'),
  "old_text": zod.string().max(rewritingPairOldTextMax).nullable().describe('Its text; null for one that is added'),
  "new_text": zod.string().max(rewritingPairNewTextMax).nullable().describe('Its new text; null for one that is removed'),
  "hand_edits": zod.array(HandEdit).max(rewritingPairHandEditsMax).describe('The user\'s edits of the scene; it is only replaced with `over_edits` where there are any')
}).describe('A scene of the story beside the one that takes its place');

export type RewritingPair = zod.input<typeof RewritingPair>;
export type RewritingPairOutput = zod.output<typeof RewritingPair>;
