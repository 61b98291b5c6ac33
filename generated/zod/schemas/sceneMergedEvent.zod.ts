/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Scene } from './scene.zod.ts';

export const sceneMergedEventSourceSceneIdsMax = 10000;

export const sceneMergedEventErrorMax = 2000;

export const sceneMergedEventSeqMin = 0;
export const sceneMergedEventSeqMax = 2147483647;



export const SceneMergedEvent = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "source_scene_ids": zod.array(zod.uuid()).max(sceneMergedEventSourceSceneIdsMax).describe('The deleted scenes'),
  "scene": zod.union([Scene,zod.null()]).describe('The scene at the place of the first; null after a failure'),
  "error": zod.string().max(sceneMergedEventErrorMax).nullish().describe('Why it failed; null or absent when it worked'),
  "seq": zod.int().min(sceneMergedEventSeqMin).max(sceneMergedEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('Two scenes became one');

export type SceneMergedEvent = zod.input<typeof SceneMergedEvent>;
export type SceneMergedEventOutput = zod.output<typeof SceneMergedEvent>;
