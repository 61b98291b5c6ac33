/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Redraws = zod.enum(['ALL', 'FAILED']).describe('Pictures that would be drawn anew, as `generateWholeLongStoryVideo` does, all or those that failed');

export type Redraws = zod.input<typeof Redraws>;
export type RedrawsOutput = zod.output<typeof Redraws>;
