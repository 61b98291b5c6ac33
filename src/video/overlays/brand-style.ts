import type { BrandSettings, TextOverlayInput } from '#generated/schema.ts'
import { CAPTION_OUTLINES } from '#src/domain/caption-styles.ts'
import { readableOn, templateDefaults } from '../captions/caption-colours.ts'
import { captionsOfLook } from '../to-video-document.ts'
import { INK, type PresetLook, WHITE } from './presets.ts'

type TextStyle = Required<Pick<TextOverlayInput, 'font' | 'font_weight' | 'color' | 'outline' | 'background'>>

const FONTS = ['Inter', 'Fraunces', 'Oswald', 'Caveat'] as const

/** The font of a text: the one of the captions where overlays have it, too. */
export const overlayFont = (font: string | null): TextOverlayInput['font'] =>
  FONTS.find((each) => each === font) ?? 'Inter'

/** How the captions of a brand or a story look. */
export type CaptionsLook = Pick<BrandSettings, 'templated_captions_style' | 'custom_captions_style'>

/** Whether a brand has fonts or colours of its own. */
export const hasBrandStyle = <Brand extends CaptionsLook>(brand: Brand | undefined): brand is Brand =>
  brand !== undefined && (brand.custom_captions_style !== null || brand.templated_captions_style !== 'CLASSIC')

/** How a brand's captions look, as the style of a text. */
export function brandTextStyle({ templated_captions_style, custom_captions_style }: CaptionsLook): TextStyle {
  const template = templateDefaults(templated_captions_style)
  const { font, weight, colors, outline } = captionsOfLook(custom_captions_style)
  const plate = colors.plate ?? template.plate
  return {
    font: overlayFont(font),
    font_weight: weight ?? template.weight,
    color: colors.text ?? template.text,
    outline: outline && outline.width > CAPTION_OUTLINES.NONE ? outline : null,
    background: plate === null ? null : { color: plate, padding: 0.35, radius: 0.2 },
  }
}

/** What a brand lends to presets. */
export function brandLook(brand: CaptionsLook): PresetLook {
  const { templated_captions_style, custom_captions_style } = brand
  const { font, color, background } = brandTextStyle(brand)
  const { highlight } = captionsOfLook(custom_captions_style).colors
  return {
    ...{ font, color, accent: highlight ?? templateDefaults(templated_captions_style).highlight },
    // Behind dark words a light area, unless the brand has its own.
    plate: background?.color ?? (readableOn(INK, color) === color ? INK : WHITE),
  }
}
