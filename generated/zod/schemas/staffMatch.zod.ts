/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffMatchKind } from './staffMatchKind.zod.ts';

export const StaffMatch = zod.object({
  "kind": StaffMatchKind,
  "id": zod.uuid().describe('It'),
  "user_id": zod.uuid().nullable().describe('Whose it is; null when nobody’s'),
  "story_id": zod.uuid().nullable().describe('Its story; null when none')
}).describe('Something with this id or address');

export type StaffMatch = zod.input<typeof StaffMatch>;
export type StaffMatchOutput = zod.output<typeof StaffMatch>;
