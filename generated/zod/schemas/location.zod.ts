/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const locationNameMax = 2000;

export const locationDescriptionMax = 400000;



export const Location = zod.object({
  "id": zod.uuid().describe('The location'),
  "name": zod.string().max(locationNameMax).describe('Name as in a segment heading'),
  "description": zod.string().max(locationDescriptionMax).describe('How it looks; part of the image prompts. Empty when unknown'),
  "derived_from": zod.uuid().nullable().describe('The location it is a variation of; null for an independent one'),
  "created_at": zod.iso.datetime({"offset":true}).describe('When it was made'),
  "updated_at": zod.iso.datetime({"offset":true}).describe('When it was last changed')
}).describe('A location of the user, for screenplay segments of any of their stories');

export type Location = zod.input<typeof Location>;
export type LocationOutput = zod.output<typeof Location>;
