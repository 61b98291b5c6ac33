/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ArollState = zod.enum(['EMPTY', 'GENERATING', 'COMPLETED', 'FAILED']).describe('EMPTY has nothing to show, GENERATING waits for an image or a task, COMPLETED shows its media, FAILED keeps its previous media');

export type ArollState = zod.input<typeof ArollState>;
export type ArollStateOutput = zod.output<typeof ArollState>;
