/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerationStep = zod.enum(['NONE', 'QUEUED', 'WRITING', 'SPLITTING', 'TRANSCRIBING', 'TRANSLATING', 'SPEAKING', 'ILLUSTRATING', 'ANIMATING']).describe('What the server is doing for the story. NONE is nothing, QUEUED waits for its turn, WRITING makes the narration, SPLITTING cuts it into scenes, TRANSCRIBING listens to a recording, TRANSLATING changes the language, SPEAKING makes voice-overs, ILLUSTRATING makes pictures, ANIMATING makes clips');

export type GenerationStep = zod.input<typeof GenerationStep>;
export type GenerationStepOutput = zod.output<typeof GenerationStep>;
