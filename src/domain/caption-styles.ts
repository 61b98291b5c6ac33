/** The templated caption styles; the value is the contract's. */
export type CaptionStyleId = 'CLASSIC' | 'BOLD_POP' | 'KARAOKE' | 'BOXED' | 'MINIMAL' | 'NEON'
export type CaptionFontSize = 'SMALL' | 'MEDIUM' | 'LARGE' | 'EXTRA_LARGE'
export type CaptionLength = 'ONE_WORD' | 'SHORT' | 'MEDIUM' | 'LONG'

export interface CaptionStyleInfo {
  value: CaptionStyleId
  name: string
  description: string
}

export const CAPTION_STYLES: readonly CaptionStyleInfo[] = [
  { value: 'CLASSIC', name: 'Classic', description: 'White with a soft shadow and the spoken word in amber' },
  { value: 'BOLD_POP', name: 'Bold pop', description: 'Heavy outlined capitals, with the spoken word popping up' },
  { value: 'KARAOKE', name: 'Karaoke', description: 'Colour fills the line as it’s spoken' },
  { value: 'BOXED', name: 'Boxed', description: 'A dark box, with the spoken word on its own tile' },
  { value: 'MINIMAL', name: 'Minimal', description: 'Small and subtle, with words brightening as they’re spoken' },
  { value: 'NEON', name: 'Neon', description: 'Glowing letters, with the spoken word changing colour' },
]

export const CAPTION_FONT_SIZES: readonly { value: CaptionFontSize; name: string; share: number }[] = [
  { value: 'SMALL', name: 'Small', share: 0.046 },
  { value: 'MEDIUM', name: 'Medium', share: 0.058 },
  { value: 'LARGE', name: 'Large', share: 0.074 },
  { value: 'EXTRA_LARGE', name: 'Extra large', share: 0.094 },
]

/** Width of the line around letters, in em. */
export const CAPTION_OUTLINES = { NONE: 0, THIN: 0.08, THICK: 0.18 } as const
/** Its colour unless another is chosen, #rrggbb. */
export const DEFAULT_OUTLINE = '#0b0b0f'

/** Fonts that captions may be set in on every machine; `value` is what the contract's font fields hold. */
export const CAPTION_FONTS: readonly { value: string; name: string; description: string }[] = [
  { value: 'Inter', name: 'Inter', description: 'Clear and neutral' },
  { value: 'Fraunces', name: 'Fraunces', description: 'A warm serif' },
  { value: 'Oswald', name: 'Oswald', description: 'Narrow and bold' },
  { value: 'Caveat', name: 'Caveat', description: 'Handwritten' },
]

/** Most words and most width (in letters) of one caption. */
export interface CaptionBudget {
  words: number
  letters: number
}

export const CAPTION_LENGTHS: readonly { value: CaptionLength; name: string; budget: CaptionBudget }[] = [
  { value: 'ONE_WORD', name: 'One word', budget: { words: 1, letters: 10 } },
  { value: 'SHORT', name: 'Short', budget: { words: 3, letters: 18 } },
  { value: 'MEDIUM', name: 'Medium', budget: { words: 6, letters: 34 } },
  { value: 'LONG', name: 'Long', budget: { words: 12, letters: 64 } },
]

/** Font size in px; `shortSide` is the shorter side of the video in px. */
export function captionFontSize(option: CaptionFontSize, shortSide: number): number {
  const share = CAPTION_FONT_SIZES.find((size) => size.value === option)?.share ?? 0.058
  return Math.round(share * shortSide)
}

/** How much one caption may hold. */
export function captionBudget(option: CaptionLength): CaptionBudget {
  return CAPTION_LENGTHS.find((length) => length.value === option)?.budget ?? { words: 6, letters: 34 }
}
