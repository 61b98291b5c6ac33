/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const brandChangedEventSeqMin = 0;
export const brandChangedEventSeqMax = 2147483647;



export const BrandChangedEvent = zod.object({
  "updated_at": zod.iso.datetime({"offset":true}).describe('When they were changed'),
  "seq": zod.int().min(brandChangedEventSeqMin).max(brandChangedEventSeqMax).optional().describe('Grows by one with every message of the channel; a gap means that something was missed. Absent from hosts that do not count')
}).describe('The user\'s brand settings were changed; stories that use them and are not exported show them from now on');

export type BrandChangedEvent = zod.input<typeof BrandChangedEvent>;
export type BrandChangedEventOutput = zod.output<typeof BrandChangedEvent>;
