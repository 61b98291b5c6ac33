/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { DebugEdit } from './debugEdit.ts';
import type { DebugEvent } from './debugEvent.ts';
import type { DebugJob } from './debugJob.ts';
import type { DebugOwner } from './debugOwner.ts';
import type { DebugRender } from './debugRender.ts';
import type { DebugReport } from './debugReport.ts';
import type { DebugScene } from './debugScene.ts';
import type { DebugStory } from './debugStory.ts';
import type { DebugTask } from './debugTask.ts';
import type { StaffRow } from './staffRow.ts';

/**
 * A story and everything that worked on it
 */
export interface StoryDebugDetails {
  story: DebugStory;
  owner: DebugOwner;
  /**
     * In playing order
     * @maxItems 10000
     */
  scenes: DebugScene[];
  /**
     * Newest first
     * @maxItems 10000
     */
  jobs: DebugJob[];
  /**
     * Newest first
     * @maxItems 10000
     */
  tasks: DebugTask[];
  /**
     * Newest first
     * @maxItems 10000
     */
  renders: DebugRender[];
  /**
     * Newest first
     * @maxItems 10000
     */
  reports: DebugReport[];
  /**
     * Credits for its work, newest first, at most 200
     * @maxItems 10000
     */
  ledger: StaffRow[];
  /**
     * Newest first, at most 200
     * @maxItems 10000
     */
  edits: DebugEdit[];
  /**
     * What its person's tabs were told of it, newest first, of the last day and at most 200
     * @maxItems 10000
     */
  events: DebugEvent[];
}
