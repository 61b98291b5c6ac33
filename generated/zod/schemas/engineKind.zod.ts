/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EngineKind = zod.enum(['WRITER', 'ILLUSTRATOR', 'VOICE', 'MUSIC', 'STOCK', 'ANIMATOR', 'LIP_SYNC', 'UPSCALER', 'INPAINTER', 'TRANSCRIBER', 'TRANSLATOR', 'TRAINER', 'REVIEWER']).describe('A kind of work that an engine does');

export type EngineKind = zod.input<typeof EngineKind>;
export type EngineKindOutput = zod.output<typeof EngineKind>;
