/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const OverlayAlign = zod.enum(['START', 'CENTER', 'END']).describe('Side at which lines are aligned; START is on the right in right-to-left text');

export type OverlayAlign = zod.input<typeof OverlayAlign>;
export type OverlayAlignOutput = zod.output<typeof OverlayAlign>;
