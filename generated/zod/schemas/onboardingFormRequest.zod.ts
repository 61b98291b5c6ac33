/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { OnboardingAnswer } from './onboardingAnswer.zod.ts';

export const onboardingFormRequestAnswersMax = 30;



export const OnboardingFormRequest = zod.strictObject({
  "answers": zod.array(OnboardingAnswer).min(1).max(onboardingFormRequestAnswersMax).describe('One entry per question')
}).describe('Answers of the onboarding form');

export type OnboardingFormRequest = zod.input<typeof OnboardingFormRequest>;
export type OnboardingFormRequestOutput = zod.output<typeof OnboardingFormRequest>;
