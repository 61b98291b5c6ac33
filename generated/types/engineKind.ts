/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * A kind of work that an engine does
 */
export type EngineKind = typeof EngineKind[keyof typeof EngineKind];


export const EngineKind = {
  WRITER: 'WRITER',
  ILLUSTRATOR: 'ILLUSTRATOR',
  VOICE: 'VOICE',
  MUSIC: 'MUSIC',
  STOCK: 'STOCK',
  ANIMATOR: 'ANIMATOR',
  LIP_SYNC: 'LIP_SYNC',
  UPSCALER: 'UPSCALER',
  INPAINTER: 'INPAINTER',
  TRANSCRIBER: 'TRANSCRIBER',
  TRANSLATOR: 'TRANSLATOR',
  TRAINER: 'TRAINER',
} as const;
