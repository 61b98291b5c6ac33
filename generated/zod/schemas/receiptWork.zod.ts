/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReceiptWork = zod.enum(['TEXT', 'VOICE', 'PICTURE', 'PORTRAIT', 'CLIP', 'LIP_SYNC', 'EDIT', 'UPSCALE', 'REPAINT', 'STOCK', 'MUSIC', 'FILM', 'UPLOAD', 'CUT', 'OTHER']).describe('What kind of work a receipt is about. UPLOAD: a person brought it; CUT: a part of a recording that was there; OTHER: it was made before receipts were kept');

export type ReceiptWork = zod.input<typeof ReceiptWork>;
export type ReceiptWorkOutput = zod.output<typeof ReceiptWork>;
