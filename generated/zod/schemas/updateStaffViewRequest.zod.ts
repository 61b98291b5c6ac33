/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateStaffViewRequestNameMax = 80;

export const updateStaffViewRequestSearchMax = 2000;



export const UpdateStaffViewRequest = zod.strictObject({
  "name": zod.string().min(1).max(updateStaffViewRequestNameMax).optional().describe('What it is called'),
  "search": zod.string().max(updateStaffViewRequestSearchMax).optional().describe('The query of the page\'s URL'),
  "is_shared": zod.boolean().optional().describe('Whether it is shared with all staff')
}).describe('Changes of the caller\'s own view');

export type UpdateStaffViewRequest = zod.input<typeof UpdateStaffViewRequest>;
export type UpdateStaffViewRequestOutput = zod.output<typeof UpdateStaffViewRequest>;
