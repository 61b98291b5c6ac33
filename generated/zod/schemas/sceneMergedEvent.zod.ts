/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Scene } from './scene.zod.ts';

export const SceneMergedEvent = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "source_scene_ids": zod.array(zod.uuid()).describe('The scenes that are gone'),
  "scene": zod.union([Scene,zod.null()]).describe('The scene that stands at the place of the first; null after a failure'),
  "error": zod.string().nullish().describe('Why it failed; null or absent when it worked'),
  "seq": zod.int().optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('Two scenes became one');

export type SceneMergedEvent = zod.input<typeof SceneMergedEvent>;
export type SceneMergedEventOutput = zod.output<typeof SceneMergedEvent>;
