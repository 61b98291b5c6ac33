/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const TemplatedCaptionsStyle = zod.enum(['CLASSIC', 'BOLD_POP', 'KARAOKE', 'BOXED', 'MINIMAL', 'NEON']).describe('Ready-made look of the captions');

export type TemplatedCaptionsStyle = zod.input<typeof TemplatedCaptionsStyle>;
export type TemplatedCaptionsStyleOutput = zod.output<typeof TemplatedCaptionsStyle>;
