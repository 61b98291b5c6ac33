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
  "aroll_id": zod.uuid().nullable().describe('A-roll that shows it; null for audio and text'),
  "reasons": zod.array(ReceiptInputName).max(staleWorkReasonsMax).describe('Its changed inputs; empty where it only follows another asset, or they are unknown'),
  "follows": zod.string().max(staleWorkFollowsMax).nullable().describe('The entry it is included in or has to wait for; null without one'),
  "lock": zod.union([StaleLock,zod.null()]).describe('Why it is not made again by itself; null when it can be'),
  "credits": zod.int().min(staleWorkCreditsMin).max(staleWorkCreditsMax).describe('The price of regenerating it; 0 where it is included or locked'),
  "engine": zod.string().min(1).max(staleWorkEngineMax).describe('The engine'),
  "is_draft": zod.boolean().describe('Whether that is a built-in draft engine')
}).describe('An asset of a story whose inputs have changed');

export type StaleWork = zod.input<typeof StaleWork>;
export type StaleWorkOutput = zod.output<typeof StaleWork>;
