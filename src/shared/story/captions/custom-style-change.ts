import type { CustomCaptionsStyle } from '#generated/schema.ts'

type Look = CustomCaptionsStyle

/** A part of the look; null gives a part back to the template. */
export type CustomStyleChange = { [Part in keyof Look]?: Look[Part] | null }

/** The look as it is stored: parts that were given back are left out; null when nothing of its own is left. */
export function withoutEmpty(look: CustomStyleChange): Look | null {
  const kept = Object.entries(look).filter(([, value]) => value !== null && value !== undefined)
  return kept.length === 0 ? null : Object.fromEntries(kept)
}
