/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CaptionOutline } from './captionOutline.ts';
import type { LetterCase } from './letterCase.ts';

/**
 * The person's custom caption style; what is left out keeps the template's
 */
export interface CustomCaptionsStyleInput {
  /**
     * Font family
     * @minLength 1
     * @maxLength 100
     */
  font?: string;
  /**
     * How heavy the letters are, 300 (light) to 900 (black)
     * @minimum 300
     * @maximum 900
     */
  font_weight?: number;
  /** Whether words are shown as written or in capitals */
  letter_case?: LetterCase;
  /**
     * Words, #rrggbb
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  color?: string;
  /** Whether the spoken word has a colour of its own; absent: it has */
  has_highlight?: boolean;
  /**
     * The spoken word, #rrggbb
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  highlight_color?: string;
  /** Line around the letters; absent: the template draws its own */
  outline?: CaptionOutline;
  /**
     * Line around the letters, #rrggbb; absent: near black
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  outline_color?: string;
  /**
     * Box behind the words, #rrggbb; absent: the template draws its own or none
     * @maxLength 7
     * @pattern ^#[0-9a-fA-F]{6}$
     */
  background_color?: string;
}
