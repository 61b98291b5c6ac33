import type { AspectRatio } from './aspect-ratio.ts'

/** The area of a video that a platform's own buttons and texts leave free. */
export interface SafeArea {
  id: string
  label: string
  ratio: AspectRatio
  /** Shares (0 to 1) of the frame's height or width to keep clear. */
  inset: { top: number; right: number; bottom: number; left: number }
  /** When these figures were last compared, `YYYY-MM`: platforms move their buttons without notice. */
  asOf: string
  /** Where the figures come from. */
  source: string
}

/** px of a 1080 × 1920 frame as shares. */
const portrait = (top: number, right: number, bottom: number, left: number): SafeArea['inset'] => ({
  top: top / 1920,
  right: right / 1080,
  bottom: bottom / 1920,
  left: left / 1080,
})

const evenly = (share: number): SafeArea['inset'] => ({ top: share, right: share, bottom: share, left: share })

/** Guides of each shape, the usual one first. */
export const SAFE_AREAS: readonly SafeArea[] = [
  {
    id: 'tiktok',
    label: 'TikTok',
    ratio: 'NINE_SIXTEEN',
    inset: portrait(150, 150, 440, 60),
    asOf: '2026-05',
    source: 'Published guides to in-feed videos. Descriptions may cover more',
  },
  {
    id: 'reels',
    label: 'Instagram Reels',
    ratio: 'NINE_SIXTEEN',
    inset: { top: 0.14, right: 0.06, bottom: 0.35, left: 0.06 },
    asOf: '2026-05',
    source: 'Meta Business Help Centre: 14% at the top, 35% at the bottom, 6% on each side',
  },
  {
    id: 'shorts',
    label: 'YouTube Shorts',
    ratio: 'NINE_SIXTEEN',
    inset: portrait(192, 192, 480, 48),
    asOf: '2026-05',
    source: 'Published guides to Shorts: title and channel cover the lower quarter',
  },
  {
    id: 'youtube',
    label: 'YouTube',
    ratio: 'SIXTEEN_NINE',
    inset: { top: 0.05, right: 0.05, bottom: 0.12, left: 0.05 },
    asOf: '2026-05',
    source: 'Title-safe area with room for the player controls',
  },
  {
    id: 'title-safe',
    label: 'Title safe (broadcast)',
    ratio: 'SIXTEEN_NINE',
    inset: evenly(0.05),
    asOf: '2017-02',
    source: 'EBU R 95: graphics within 90% of the width and height',
  },
  {
    id: 'feed',
    label: 'Feed post',
    ratio: 'ONE_ONE',
    inset: evenly(0.05),
    asOf: '2026-05',
    source: 'Rounded corners and the sound button on Instagram, Facebook and LinkedIn',
  },
]

/** The area that every platform of a shape leaves free: a logo in it is never covered. */
export function commonInsetOf(ratio: AspectRatio): SafeArea['inset'] {
  const insets = safeAreasOf(ratio).map(({ inset }) => inset)
  const most = (side: keyof SafeArea['inset']) => Math.max(0, ...insets.map((inset) => inset[side]))
  return { top: most('top'), right: most('right'), bottom: most('bottom'), left: most('left') }
}

/** The guides for a shape. */
export const safeAreasOf = (ratio: AspectRatio): SafeArea[] => SAFE_AREAS.filter((area) => area.ratio === ratio)
