import type { ChosenVisual, Media, StockCredit, StockItem } from '#generated/schema.ts'

/** An image or clip that a scene may show. */
export interface Offer {
  /** The same for the same image in every list. */
  key: string
  /** A description of its content. */
  name: string
  image: string | null
  /** Length of a clip, ms; null for an image. */
  durationMs: number | null
  visual: ChosenVisual
  /** The name that the video must credit; null where no credit is required. */
  credit: StockCredit | null
}

/** The most that one scene accepts at once. */
export const MAX_PICKS = 20

export function offerOfMedia(media: Media): Offer {
  return {
    key: media.id,
    name: media.prompt ?? media.file_name,
    image: media.thumbnail_url ?? (media.media_type === 'image' ? media.url : null),
    durationMs: media.media_type === 'video' ? (media.duration_ms ?? 0) : null,
    visual: { source: 'MEDIA', media_id: media.id },
    credit: media.credit ?? null,
  }
}

export function offerOfStock(item: StockItem): Offer {
  return {
    key: `${item.stock_type}:${item.id}`,
    name: item.title,
    image: item.thumbnail_url,
    durationMs: item.duration_ms,
    visual: { source: 'STOCK', stock_id: item.id, stock_type: item.stock_type },
    credit: item.credit,
  }
}

/** Each offer once, where it comes first. */
export function once(offers: readonly Offer[]): Offer[] {
  return offers.filter(({ key }, at) => offers.findIndex((other) => other.key === key) === at)
}

/** The picks after a press on an offer: appended, or removed again. */
export function toggled(picks: readonly Offer[], offer: Offer): readonly Offer[] {
  const left = picks.filter(({ key }) => key !== offer.key)
  if (left.length < picks.length) return left
  return picks.length < MAX_PICKS ? [...picks, offer] : picks
}
