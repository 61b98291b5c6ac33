/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffMatchKind } from './staffMatchKind.zod.ts';

export const StaffMatch = zod.object({
  "kind": StaffMatchKind,
  "id": zod.uuid().describe('It'),
  "user_id": zod.uuid().nullable().describe('Its owner; null without one'),
  "story_id": zod.uuid().nullable().describe('Its story; null when none')
}).describe('A match of this id or email');

export type StaffMatch = zod.input<typeof StaffMatch>;
export type StaffMatchOutput = zod.output<typeof StaffMatch>;
