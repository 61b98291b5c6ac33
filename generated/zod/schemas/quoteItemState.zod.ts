/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const QuoteItemState = zod.enum(['QUOTED', 'PAUSED', 'IN_WORK', 'MADE', 'FREE', 'NOT_MADE']).describe('QUOTED, not begun; PAUSED, accepted and not begun because a cap leaves no room; IN_WORK; MADE, and charged; FREE, made by a built-in fallback, and not charged; NOT_MADE, and not charged');

export type QuoteItemState = zod.input<typeof QuoteItemState>;
export type QuoteItemStateOutput = zod.output<typeof QuoteItemState>;
