/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What something was made from. PROMPT, CAST and STYLE are the parts of a picture's words; SHAPE is width and height; MANNER is speed, pitch and emotions of a voice; SOURCE, END, MASK and REFERENCE are pictures; PORTRAITS are those of the people in a picture; SOUND is what drives a lip sync
 */
export type ReceiptInputName = typeof ReceiptInputName[keyof typeof ReceiptInputName];


export const ReceiptInputName = {
  PROMPT: 'PROMPT',
  CAST: 'CAST',
  STYLE: 'STYLE',
  LOOK: 'LOOK',
  SEED: 'SEED',
  SHAPE: 'SHAPE',
  MODEL: 'MODEL',
  TEXT: 'TEXT',
  VOICE: 'VOICE',
  MANNER: 'MANNER',
  SOURCE: 'SOURCE',
  END: 'END',
  MASK: 'MASK',
  REFERENCE: 'REFERENCE',
  PORTRAITS: 'PORTRAITS',
  SOUND: 'SOUND',
} as const;
