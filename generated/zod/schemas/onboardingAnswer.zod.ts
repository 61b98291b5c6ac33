/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const onboardingAnswerKeyMax = 100;

export const onboardingAnswerValueMax = 1000;



export const OnboardingAnswer = zod.strictObject({
  "key": zod.string().min(1).max(onboardingAnswerKeyMax).describe('Which question, for example goal'),
  "value": zod.string().max(onboardingAnswerValueMax).describe('The answer')
}).describe('One answer');

export type OnboardingAnswer = zod.input<typeof OnboardingAnswer>;
export type OnboardingAnswerOutput = zod.output<typeof OnboardingAnswer>;
