/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ReceiptInputName } from './receiptInputName.zod.ts';
import { StaleLock } from './staleLock.zod.ts';
import { StalePart } from './stalePart.zod.ts';

export const staleWorkIdMax = 100;

export const staleWorkSceneNumberMax = 10000;

export const staleWorkReasonsMax = 100;

export const staleWorkFollowsMax = 100;

export const staleWorkCreditsMin = 0;
export const staleWorkCreditsMax = 1000000000;

export const staleWorkEngineMax = 2000;



export const StaleWork = zod.object({
  "id": zod.string().max(staleWorkIdMax).describe('Names it among the others of its story'),
  "part": StalePart,
  "scene_id": zod.uuid().describe('Scene it belongs to'),
  "scene_number": zod.int().min(1).max(staleWorkSceneNumberMax).describe('Place of the scene, from 1'),
  "aroll_id": zod.uuid().nullable().describe('A-roll that shows it; null for what is heard or read'),
  "reasons": zod.array(ReceiptInputName).max(staleWorkReasonsMax).describe('What it was made from and is another by now; empty where it only follows something else, or nobody knows'),
  "follows": zod.string().max(staleWorkFollowsMax).nullable().describe('The entry it comes up to date with or has to wait for; null for what stands alone'),
  "lock": zod.union([StaleLock,zod.null()]).describe('Why it is not made again by itself; null when it can be'),
  "credits": zod.int().min(staleWorkCreditsMin).max(staleWorkCreditsMax).describe('What making it again costs; 0 for what comes with something else and for what is locked'),
  "engine": zod.string().min(1).max(staleWorkEngineMax).describe('Who would make it'),
  "is_draft": zod.boolean().describe('Whether that is a built-in draft engine')
}).describe('Something of a story that was made from what is another by now');

export type StaleWork = zod.input<typeof StaleWork>;
export type StaleWorkOutput = zod.output<typeof StaleWork>;
