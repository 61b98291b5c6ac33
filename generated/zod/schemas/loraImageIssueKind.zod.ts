/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const LoraImageIssueKind = zod.enum(['UNREADABLE', 'TOO_SMALL', 'SMALL', 'BLURRED', 'UNDER_EXPOSED', 'OVER_EXPOSED', 'NEAR_DUPLICATE', 'TRANSPARENT']).describe('A problem of an image of a set');

export type LoraImageIssueKind = zod.input<typeof LoraImageIssueKind>;
export type LoraImageIssueKindOutput = zod.output<typeof LoraImageIssueKind>;
