/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PortraitGenerationStatus = zod.enum(['IN_PROGRESS', 'GENERATED']).describe('How far the portrait is');

export type PortraitGenerationStatus = zod.input<typeof PortraitGenerationStatus>;
export type PortraitGenerationStatusOutput = zod.output<typeof PortraitGenerationStatus>;
