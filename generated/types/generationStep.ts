/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the server is doing for the story. NONE is nothing, QUEUED waits for its turn, WRITING makes the narration, SPLITTING cuts it into scenes, TRANSCRIBING listens to a recording, TRANSLATING changes the language, SPEAKING makes voice-overs, ILLUSTRATING makes pictures, ANIMATING makes clips
 */
export type GenerationStep = typeof GenerationStep[keyof typeof GenerationStep];


export const GenerationStep = {
  NONE: 'NONE',
  QUEUED: 'QUEUED',
  WRITING: 'WRITING',
  SPLITTING: 'SPLITTING',
  TRANSCRIBING: 'TRANSCRIBING',
  TRANSLATING: 'TRANSLATING',
  SPEAKING: 'SPEAKING',
  ILLUSTRATING: 'ILLUSTRATING',
  ANIMATING: 'ANIMATING',
} as const;
