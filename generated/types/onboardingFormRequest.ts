/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { OnboardingAnswer } from './onboardingAnswer.ts';

/**
 * Answers of the onboarding form
 */
export interface OnboardingFormRequest {
  /**
     * One entry per question
     * @minItems 1
     * @maxItems 30
     */
  answers: OnboardingAnswer[];
}
