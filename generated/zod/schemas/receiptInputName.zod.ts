/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReceiptInputName = zod.enum(['PROMPT', 'CAST', 'STYLE', 'LOOK', 'SEED', 'SHAPE', 'MODEL', 'TEXT', 'VOICE', 'MANNER', 'SOURCE', 'END', 'MASK', 'REFERENCE', 'PORTRAITS', 'SOUND']).describe('An input of an asset. PROMPT, CAST and STYLE are the parts of an image\'s words; SHAPE is width and height; MANNER is speed, pitch and emotions of a voice; SOURCE, END, MASK and REFERENCE are images; PORTRAITS are those of the characters in an image; SOUND drives a lip sync');

export type ReceiptInputName = zod.input<typeof ReceiptInputName>;
export type ReceiptInputNameOutput = zod.output<typeof ReceiptInputName>;
