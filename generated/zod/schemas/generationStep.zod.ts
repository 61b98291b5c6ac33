/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const GenerationStep = zod.enum(['NONE', 'QUEUED', 'WRITING', 'SPLITTING', 'TRANSCRIBING', 'TRANSLATING', 'SPEAKING', 'ILLUSTRATING', 'ANIMATING']).describe('The server\'s current work on the story. NONE is nothing, QUEUED waits, WRITING writes the narration, SPLITTING splits it into scenes, TRANSCRIBING transcribes a recording, TRANSLATING changes the language, SPEAKING generates voice-overs, ILLUSTRATING generates images, ANIMATING makes clips');

export type GenerationStep = zod.input<typeof GenerationStep>;
export type GenerationStepOutput = zod.output<typeof GenerationStep>;
