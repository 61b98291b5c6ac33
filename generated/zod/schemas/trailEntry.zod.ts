/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { TrailAction } from './trailAction.zod.ts';
import { TrailSubject } from './trailSubject.zod.ts';

export const trailEntryStaffEmailMax = 320;

export const trailEntryReasonMax = 2000;



export const TrailEntry = zod.object({
  "entry_id": zod.uuid().describe('The line'),
  "staff_id": zod.uuid().describe('Who'),
  "staff_email": zod.string().max(trailEntryStaffEmailMax).describe('Their email'),
  "action": TrailAction,
  "subject_kind": TrailSubject,
  "subject_id": zod.uuid().nullable().describe('What of; null for a list'),
  "reason": zod.string().max(trailEntryReasonMax).describe('The reason, or the query of a list; empty where no reason is required'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When')
}).describe('A line of the audit trail');

export type TrailEntry = zod.input<typeof TrailEntry>;
export type TrailEntryOutput = zod.output<typeof TrailEntry>;
