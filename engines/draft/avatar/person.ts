import type { Shape } from './shape.ts'

/** A drawn person: layers from back to front, and the measures of the parts that move. */
export interface Person {
  /** As in its portrait's file name. */
  readonly id: string
  readonly backdrop: { readonly light: string; readonly dark: string }
  /** Three tones of the skin, and what blood shows through: cheeks, ears, nose. */
  readonly skin: { readonly light: string; readonly mid: string; readonly dark: string; readonly warm: string }
  /** Right half of the face's outline, from the crown to the chin. */
  readonly face: string
  /** Hair and hoods behind the shoulders; they move with the head. */
  readonly behind: readonly Shape[]
  /** Neck, shoulders and clothes. */
  readonly body: readonly Shape[]
  /** On the skin, under eyes and mouth: beard, freckles, wrinkles. They follow the jaw. */
  readonly marks: readonly Shape[]
  /** Over chin and cheeks, under the mouth; follows the jaw too. */
  readonly beard?: readonly Shape[]
  /** Hair, hats and glasses over the face. */
  readonly front: readonly Shape[]
  readonly eyes: Eyes
  readonly brows: { readonly colour: string; readonly thick: number; readonly y: number; readonly arch: number }
  readonly nose: { readonly width: number; readonly y: number }
  readonly mouth: Mouth
}

export interface Eyes {
  readonly iris: string
  readonly lash: string
  /** Half width and heights above and below the line between the corners. */
  readonly half: number
  readonly up: number
  readonly down: number
  /** Distance from the middle of the face. */
  readonly apart: number
  /** Thickness of the lashes. */
  readonly lashes: number
  /** How much higher the outer corner is. */
  readonly tilt: number
}

export interface Mouth {
  readonly y: number
  readonly half: number
  readonly upper: number
  readonly lower: number
  readonly lip: string
  readonly lipDark: string
  /** Hair over the upper lip, which it moves with. */
  readonly moustache?: string
}
