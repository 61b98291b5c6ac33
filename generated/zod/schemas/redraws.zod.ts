/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Redraws = zod.enum(['ALL', 'FAILED']).describe('Images that would be regenerated, as `generateWholeLongStoryVideo` does, all or the failed ones');

export type Redraws = zod.input<typeof Redraws>;
export type RedrawsOutput = zod.output<typeof Redraws>;
