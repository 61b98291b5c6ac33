/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DebugJob } from './debugJob.ts';
import type { DebugOwner } from './debugOwner.ts';
import type { DebugReport } from './debugReport.ts';
import type { DebugScene } from './debugScene.ts';
import type { DebugStory } from './debugStory.ts';
import type { Render } from './render.ts';
import type { Task } from './task.ts';

/**
 * A story and everything that worked on it
 */
export interface StoryDebugDetails {
  story: DebugStory;
  owner: DebugOwner;
  /** In playing order */
  scenes: DebugScene[];
  /** Newest first */
  jobs: DebugJob[];
  /** Newest first */
  tasks: Task[];
  /** Newest first */
  renders: Render[];
  /** Newest first */
  reports: DebugReport[];
}
