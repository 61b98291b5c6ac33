/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const Emotion = zod.enum(['NEUTRAL', 'HAPPY', 'SAD', 'ANGRY', 'EXCITED', 'CALM', 'SERIOUS', 'WHISPER']).describe('Colour of the voice');

export type Emotion = zod.input<typeof Emotion>;
export type EmotionOutput = zod.output<typeof Emotion>;
