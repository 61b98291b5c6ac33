/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ArollLayout = zod.enum(['FULL', 'SPLIT_LEFT', 'SPLIT_RIGHT', 'PICTURE_IN_PICTURE']).describe('Area of the frame the A-roll takes. SPLIT_LEFT and SPLIT_RIGHT take half and leave the other half to the A-roll before it, PICTURE_IN_PICTURE takes a corner over it');

export type ArollLayout = zod.input<typeof ArollLayout>;
export type ArollLayoutOutput = zod.output<typeof ArollLayout>;
