/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReceiptWork = zod.enum(['TEXT', 'VOICE', 'PICTURE', 'PORTRAIT', 'CLIP', 'LIP_SYNC', 'EDIT', 'UPSCALE', 'REPAINT', 'STOCK', 'MUSIC', 'SOUND_EFFECT', 'CLEAN_UP', 'FILM', 'UPLOAD', 'CUT', 'OTHER']).describe('The kind of work of a receipt. UPLOAD: the user uploaded it; CUT: a part of an existing recording; OTHER: it is older than receipts');

export type ReceiptWork = zod.input<typeof ReceiptWork>;
export type ReceiptWorkOutput = zod.output<typeof ReceiptWork>;
