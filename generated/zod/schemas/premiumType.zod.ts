/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PremiumType = zod.enum(['CREATOR', 'PRO', 'STUDIO']).describe('Paid plan');

export type PremiumType = zod.input<typeof PremiumType>;
export type PremiumTypeOutput = zod.output<typeof PremiumType>;
