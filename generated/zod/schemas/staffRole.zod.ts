/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaffRole = zod.enum(['SUPPORT', 'FINANCE', 'REVIEWER', 'ADMIN']).describe('What a staff member may see: users and stories, payments, films for review, everything');

export type StaffRole = zod.input<typeof StaffRole>;
export type StaffRoleOutput = zod.output<typeof StaffRole>;
