/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What kind of work a receipt is about. UPLOAD: a person brought it; CUT: a part of a recording that was there; OTHER: it was made before receipts were kept
 */
export type ReceiptWork = typeof ReceiptWork[keyof typeof ReceiptWork];


export const ReceiptWork = {
  TEXT: 'TEXT',
  VOICE: 'VOICE',
  PICTURE: 'PICTURE',
  PORTRAIT: 'PORTRAIT',
  CLIP: 'CLIP',
  LIP_SYNC: 'LIP_SYNC',
  EDIT: 'EDIT',
  UPSCALE: 'UPSCALE',
  REPAINT: 'REPAINT',
  STOCK: 'STOCK',
  MUSIC: 'MUSIC',
  FILM: 'FILM',
  UPLOAD: 'UPLOAD',
  CUT: 'CUT',
  OTHER: 'OTHER',
} as const;
