/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Scene } from './scene.zod.ts';

export const sceneSplitEventScenesMax = 10000;

export const sceneSplitEventErrorMax = 2000;

export const sceneSplitEventSeqMin = 0;
export const sceneSplitEventSeqMax = 2147483647;



export const SceneSplitEvent = zod.object({
  "story_id": zod.uuid().describe('The story'),
  "source_scene_id": zod.uuid().describe('The scene that was split'),
  "scenes": zod.array(Scene).max(sceneSplitEventScenesMax).describe('The scenes that replace it, in order; empty after a failure'),
  "error": zod.string().max(sceneSplitEventErrorMax).nullish().describe('Why it failed; null or absent when it worked'),
  "seq": zod.int().min(sceneSplitEventSeqMin).max(sceneSplitEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('A scene was split');

export type SceneSplitEvent = zod.input<typeof SceneSplitEvent>;
export type SceneSplitEventOutput = zod.output<typeof SceneSplitEvent>;
