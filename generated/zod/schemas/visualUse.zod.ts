/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VisualUse = zod.enum(['AROLL', 'BROLL']).describe('AROLL replaces the scene\'s A-rolls, BROLL overlays them; left out it is AROLL');

export type VisualUse = zod.input<typeof VisualUse>;
export type VisualUseOutput = zod.output<typeof VisualUse>;
