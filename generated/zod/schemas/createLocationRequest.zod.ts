/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const createLocationRequestNameMax = 200;

export const createLocationRequestDescriptionMin = 0;
export const createLocationRequestDescriptionMax = 2000;



export const CreateLocationRequest = zod.strictObject({
  "name": zod.string().min(1).max(createLocationRequestNameMax).describe('Name as in a segment heading'),
  "description": zod.string().min(createLocationRequestDescriptionMin).max(createLocationRequestDescriptionMax).optional().describe('How it looks'),
  "derived_from": zod.uuid().optional().describe('The location it is a variation of; left out for an independent one')
}).describe('A new place');

export type CreateLocationRequest = zod.input<typeof CreateLocationRequest>;
export type CreateLocationRequestOutput = zod.output<typeof CreateLocationRequest>;
