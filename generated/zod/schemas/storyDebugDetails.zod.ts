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

export const storyDebugDetailsScenesMax = 10000;

export const storyDebugDetailsJobsMax = 10000;

export const storyDebugDetailsTasksMax = 10000;

export const storyDebugDetailsRendersMax = 10000;

export const storyDebugDetailsReportsMax = 10000;



export const StoryDebugDetails = zod.object({
  "story": DebugStory,
  "owner": DebugOwner,
  "scenes": zod.array(DebugScene).max(storyDebugDetailsScenesMax).describe('In playing order'),
  "jobs": zod.array(DebugJob).max(storyDebugDetailsJobsMax).describe('Newest first'),
  "tasks": zod.array(Task).max(storyDebugDetailsTasksMax).describe('Newest first'),
  "renders": zod.array(Render).max(storyDebugDetailsRendersMax).describe('Newest first'),
  "reports": zod.array(DebugReport).max(storyDebugDetailsReportsMax).describe('Newest first')
}).describe('A story and everything that worked on it');

export type StoryDebugDetails = zod.input<typeof StoryDebugDetails>;
export type StoryDebugDetailsOutput = zod.output<typeof StoryDebugDetails>;
