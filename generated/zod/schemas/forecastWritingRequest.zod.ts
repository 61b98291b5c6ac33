/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { Language } from './language.zod.ts';

export const forecastWritingRequestPromptMax = 10000;

export const forecastWritingRequestVideoLengthInSecMin = 5;
export const forecastWritingRequestVideoLengthInSecMax = 900;



export const ForecastWritingRequest = zod.strictObject({
  "prompt": zod.string().min(1).max(forecastWritingRequestPromptMax).describe('The prompt'),
  "language": Language,
  "video_length_in_sec": zod.int().min(forecastWritingRequestVideoLengthInSecMin).max(forecastWritingRequestVideoLengthInSecMax).describe('The length to aim for, s')
}).describe('A prompt and the length to aim for');

export type ForecastWritingRequest = zod.input<typeof ForecastWritingRequest>;
export type ForecastWritingRequestOutput = zod.output<typeof ForecastWritingRequest>;
