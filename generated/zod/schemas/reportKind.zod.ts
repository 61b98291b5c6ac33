/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReportKind = zod.enum(['RENDERING', 'ENGINE', 'FEEDBACK']).describe('What was reported; feedback is also sent from pages without a story');

export type ReportKind = zod.input<typeof ReportKind>;
export type ReportKindOutput = zod.output<typeof ReportKind>;
