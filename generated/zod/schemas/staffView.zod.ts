/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffGrid } from './staffGrid.zod.ts';

export const staffViewNameMax = 80;

export const staffViewSearchMax = 2000;

export const staffViewOwnerEmailMax = 320;



export const StaffView = zod.object({
  "view_id": zod.uuid().describe('The view'),
  "grid": StaffGrid,
  "name": zod.string().max(staffViewNameMax).describe('What it is called'),
  "search": zod.string().max(staffViewSearchMax).describe('The query of the page\'s URL'),
  "is_shared": zod.boolean().describe('Whether it is shared with all staff'),
  "is_own": zod.boolean().describe('Whether the caller made it'),
  "owner_email": zod.string().max(staffViewOwnerEmailMax).describe('Its owner'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it was last changed')
}).describe('A list of the staff pages with its filters, order and columns, under a name');

export type StaffView = zod.input<typeof StaffView>;
export type StaffViewOutput = zod.output<typeof StaffView>;
