/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RealLock } from './realLock.zod.ts';
import { RealPart } from './realPart.zod.ts';

export const realItemIdMax = 100;

export const realItemSceneNumberMax = 10000;

export const realItemMadeByMax = 2000;

export const realItemProblemMax = 4100;



export const RealItem = zod.object({
  "id": zod.string().max(realItemIdMax).describe('Names it among the others of its story'),
  "part": RealPart,
  "scene_id": zod.uuid().describe('Scene it belongs to'),
  "scene_number": zod.int().min(1).max(realItemSceneNumberMax).describe('Place of the scene, from 1'),
  "aroll_id": zod.uuid().nullable().describe('A-roll that shows it; null for a voice'),
  "made_by": zod.string().max(realItemMadeByMax).nullable().describe('Engine of the current asset; null where there is none'),
  "is_draft": zod.boolean().describe('Whether that was a built-in draft engine, or there is no asset yet'),
  "problem": zod.string().max(realItemProblemMax).nullable().describe('Why the preferred engine did not make this draft; null where none failed'),
  "lock": zod.union([RealLock,zod.null()]).describe('Why it stays as it is; null when it can be made')
}).describe('Something of a story that an engine made or could make');

export type RealItem = zod.input<typeof RealItem>;
export type RealItemOutput = zod.output<typeof RealItem>;
