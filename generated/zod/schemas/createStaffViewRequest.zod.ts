/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { StaffGrid } from './staffGrid.zod.ts';

export const createStaffViewRequestNameMax = 80;

export const createStaffViewRequestSearchMax = 2000;



export const CreateStaffViewRequest = zod.strictObject({
  "grid": StaffGrid,
  "name": zod.string().min(1).max(createStaffViewRequestNameMax).describe('What it is called'),
  "search": zod.string().max(createStaffViewRequestSearchMax).describe('The query of the page\'s URL'),
  "is_shared": zod.boolean().describe('Whether it is shared with all staff')
}).describe('A view to save');

export type CreateStaffViewRequest = zod.input<typeof CreateStaffViewRequest>;
export type CreateStaffViewRequestOutput = zod.output<typeof CreateStaffViewRequest>;
