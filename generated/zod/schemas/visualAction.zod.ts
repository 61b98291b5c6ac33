/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const VisualAction = zod.enum(['CLOSER', 'WIDER', 'OTHER_ANGLE', 'OTHER_TIME_OF_DAY', 'MORE_DETAIL', 'SIMPLER', 'MORE_DRAMATIC']).describe('How the image should differ from the last one');

export type VisualAction = zod.input<typeof VisualAction>;
export type VisualActionOutput = zod.output<typeof VisualAction>;
