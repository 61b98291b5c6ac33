/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const updateLocationRequestNameMax = 200;

export const updateLocationRequestDescriptionMin = 0;
export const updateLocationRequestDescriptionMax = 2000;



export const UpdateLocationRequest = zod.strictObject({
  "name": zod.string().min(1).max(updateLocationRequestNameMax).describe('Name as in a segment heading'),
  "description": zod.string().min(updateLocationRequestDescriptionMin).max(updateLocationRequestDescriptionMax).optional().describe('How it looks'),
  "derived_from": zod.uuid().optional().describe('The location it is a variation of; left out for an independent one')
}).describe('The whole location; omitted fields are cleared');

export type UpdateLocationRequest = zod.input<typeof UpdateLocationRequest>;
export type UpdateLocationRequestOutput = zod.output<typeof UpdateLocationRequest>;
