/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ShotSize = zod.enum(['WIDE', 'MEDIUM', 'CLOSE_UP', 'DETAIL']).describe('How much of the subject a shot shows: its surroundings (WIDE), half of it (MEDIUM), a face or an object (CLOSE_UP), a part (DETAIL)');

export type ShotSize = zod.input<typeof ShotSize>;
export type ShotSizeOutput = zod.output<typeof ShotSize>;
