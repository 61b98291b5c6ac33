/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ApiProblemFields } from './apiProblemFields.ts';
import type { CreditsShortfall } from './creditsShortfall.ts';
import type { ReachedCap } from './reachedCap.ts';
import type { RisenPrice } from './risenPrice.ts';
import type { SceneCaption } from './sceneCaption.ts';
import type { TranscribedWord } from './transcribedWord.ts';

/**
 * The one shape of every refused or failed call; what does not apply is absent
 */
export interface ApiProblem {
  /** What happened, in words a person can read */
  message: string;
  /** More for the curious; never needed to understand the message */
  detail?: string;
  /** Stable code to branch on, for example VALIDATION_FAILED or UPGRADE_MEMBERSHIP */
  error?: string;
  /** Texts per refused field, keyed by the field's path in the request (`captions.0.start`) */
  fields?: ApiProblemFields;
  /** With CHANGED_ELSEWHERE of a text, what it says by now; of a call with several texts, `fields` names the one */
  present_value?: string;
  /** With CHANGED_ELSEWHERE of captions, the words and times there are by now */
  present_captions?: SceneCaption[];
  /** With CHANGED_ELSEWHERE of a transcript, the words and times there are by now */
  present_words?: TranscribedWord[];
  /** With INSUFFICIENT_CREDITS, what is missing */
  credits_shortfall?: CreditsShortfall;
  /**
     * With CAP_REACHED, the caps that the work would cross
     * @maxItems 2
     */
  caps_reached?: ReachedCap[];
  /** With PRICE_CHANGED, what was shown and what it costs now */
  risen_price?: RisenPrice;
  /** Codes of a refused sign-in */
  non_field_errors?: string[];
}
