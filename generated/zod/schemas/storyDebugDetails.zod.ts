/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DebugJob } from './debugJob.zod.ts';
import { DebugOwner } from './debugOwner.zod.ts';
import { DebugReport } from './debugReport.zod.ts';
import { DebugScene } from './debugScene.zod.ts';
import { DebugStory } from './debugStory.zod.ts';
import { Render } from './render.zod.ts';
import { Task } from './task.zod.ts';

export const StoryDebugDetails = zod.object({
  "story": DebugStory,
  "owner": DebugOwner,
  "scenes": zod.array(DebugScene).describe('In playing order'),
  "jobs": zod.array(DebugJob).describe('Newest first'),
  "tasks": zod.array(Task).describe('Newest first'),
  "renders": zod.array(Render).describe('Newest first'),
  "reports": zod.array(DebugReport).describe('Newest first')
}).describe('A story and everything that worked on it');

export type StoryDebugDetails = zod.input<typeof StoryDebugDetails>;
export type StoryDebugDetailsOutput = zod.output<typeof StoryDebugDetails>;
