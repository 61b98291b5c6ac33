/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const StaffRowDate = zod.enum(['CREATED', 'GENERATED', 'ACTIVE', 'CHARGED']).describe('Which of a row\'s days `from` and `to` refer to. CREATED: it began; of a story GENERATED: its first generation ended; of a user ACTIVE: they made a call, CHARGED: they were charged');

export type StaffRowDate = zod.input<typeof StaffRowDate>;
export type StaffRowDateOutput = zod.output<typeof StaffRowDate>;
