/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { AspectRatio } from './aspectRatio.ts';
import type { Language } from './language.ts';

/**
 * A template that somebody gives to this account
 */
export interface TemplateOffer {
  /** The offer */
  offer_id: string;
  /**
     * Name of who gives it
     * @maxLength 2000
     */
  from_name: string;
  /**
     * Title of the template
     * @maxLength 2000
     */
  display_title: string;
  aspect_ratio: AspectRatio;
  language: Language;
  /**
     * How many scenes it has
     * @minimum 0
     * @maximum 10000
     */
  scenes_total: number;
  /**
     * Length of the whole template, frames at 30 fps
     * @minimum 0
     * @maximum 2592000
     */
  duration_in_frames: number;
  /** When it was offered */
  created_at: string;
  /** Until when it can be accepted */
  expires_at: string;
}
