import type { LeonardoStyle } from '#generated/schema.ts'
import type { StyleChoice } from '#src/shared/ui/picks/style-pick.tsx'

/** A style of the product as a card of a gallery; none while it has no sample. */
export function toStyleChoice(style: LeonardoStyle): StyleChoice[] {
  const { leonardo_style_id: id, name, description, preview_url: picture, preview_colors: colors } = style
  // The first words of the description: a card has room for no more.
  return picture === null ? [] : [{ id, name, note: description.split(',', 1)[0] ?? '', picture, colors }]
}
