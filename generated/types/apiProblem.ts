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
  /**
     * What happened, in words a person can read
     * @maxLength 2000
     */
  message: string;
  /**
     * More for the curious; never needed to understand the message
     * @maxLength 20000
     */
  detail?: string;
  /**
     * Stable code to branch on, for example VALIDATION_FAILED or UPGRADE_MEMBERSHIP
     * @maxLength 100
     */
  error?: string;
  /** Texts per refused field, keyed by the field's path in the request (`captions.0.start`); those on the request as a whole stand under `body` */
  fields?: ApiProblemFields;
  /**
     * With CHANGED_ELSEWHERE of a text, what it says by now; of a call with several texts, `fields` names the one
     * @maxLength 400000
     */
  present_value?: string;
  /**
     * With CHANGED_ELSEWHERE of captions, the words and times there are by now
     * @maxItems 5000
     */
  present_captions?: SceneCaption[];
  /**
     * With CHANGED_ELSEWHERE of a transcript, the words and times there are by now
     * @maxItems 50000
     */
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
  /**
     * Codes of a refused sign-in
     * @maxItems 100
     * @items.maxLength 2000
     */
  non_field_errors?: string[];
}
