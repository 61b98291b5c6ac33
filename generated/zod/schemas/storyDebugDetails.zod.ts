/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { DebugEdit } from './debugEdit.zod.ts';
import { DebugEvent } from './debugEvent.zod.ts';
import { DebugJob } from './debugJob.zod.ts';
import { DebugOwner } from './debugOwner.zod.ts';
import { DebugRender } from './debugRender.zod.ts';
import { DebugReport } from './debugReport.zod.ts';
import { DebugScene } from './debugScene.zod.ts';
import { DebugStory } from './debugStory.zod.ts';
import { DebugTask } from './debugTask.zod.ts';
import { StaffRow } from './staffRow.zod.ts';

export const storyDebugDetailsScenesMax = 10000;

export const storyDebugDetailsJobsMax = 10000;

export const storyDebugDetailsTasksMax = 10000;

export const storyDebugDetailsRendersMax = 10000;

export const storyDebugDetailsReportsMax = 10000;

export const storyDebugDetailsLedgerMax = 10000;

export const storyDebugDetailsEditsMax = 10000;

export const storyDebugDetailsEventsMax = 10000;



export const StoryDebugDetails = zod.object({
  "story": DebugStory,
  "owner": DebugOwner,
  "scenes": zod.array(DebugScene).max(storyDebugDetailsScenesMax).describe('In playing order'),
  "jobs": zod.array(DebugJob).max(storyDebugDetailsJobsMax).describe('Newest first'),
  "tasks": zod.array(DebugTask).max(storyDebugDetailsTasksMax).describe('Newest first'),
  "renders": zod.array(DebugRender).max(storyDebugDetailsRendersMax).describe('Newest first'),
  "reports": zod.array(DebugReport).max(storyDebugDetailsReportsMax).describe('Newest first'),
  "ledger": zod.array(StaffRow).max(storyDebugDetailsLedgerMax).describe('Credits for its work, newest first, at most 200'),
  "edits": zod.array(DebugEdit).max(storyDebugDetailsEditsMax).describe('Newest first, at most 200'),
  "events": zod.array(DebugEvent).max(storyDebugDetailsEventsMax).describe('The events that its user\'s tabs received, newest first, of the last day and at most 200')
}).describe('A story and everything that worked on it');

export type StoryDebugDetails = zod.input<typeof StoryDebugDetails>;
export type StoryDebugDetailsOutput = zod.output<typeof StoryDebugDetails>;
