/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PortraitGenerationStatus = zod.enum(['NONE', 'IN_PROGRESS', 'GENERATED', 'FAILED']).describe('The progress of the portrait or of the sheet; NONE until one is requested');

export type PortraitGenerationStatus = zod.input<typeof PortraitGenerationStatus>;
export type PortraitGenerationStatusOutput = zod.output<typeof PortraitGenerationStatus>;
