/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaffGrid = zod.enum(['USAGE', 'GENERATIONS', 'QUALITY', 'PREMIUM', 'PARTNER', 'PERSON', 'TRAIL']).describe('Which list of the staff pages');

export type StaffGrid = zod.input<typeof StaffGrid>;
export type StaffGridOutput = zod.output<typeof StaffGrid>;
