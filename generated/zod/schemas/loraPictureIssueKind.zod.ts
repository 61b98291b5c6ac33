/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraPictureIssueKind = zod.enum(['UNREADABLE', 'TOO_SMALL', 'SMALL', 'BLURRED', 'UNDER_EXPOSED', 'OVER_EXPOSED', 'NEAR_DUPLICATE', 'TRANSPARENT']).describe('A problem of a picture of a set');

export type LoraPictureIssueKind = zod.input<typeof LoraPictureIssueKind>;
export type LoraPictureIssueKindOutput = zod.output<typeof LoraPictureIssueKind>;
