/** How a drawn person stands in an image. The unit is that of the drawing: a head is about 30 high. */
export interface AvatarFraming {
  /** Height of the image, units. */
  units: number
  /** Where the eyes are, share of the height. */
  eyes: number
}

/** The square portrait. It holds what any video shows; beside it there is only the backdrop, in the colour of its corners. */
export const AVATAR_PORTRAIT: AvatarFraming = { units: 84, eyes: 0.37 }

/** Closer in a wide image than in an upright one. @param shape width divided by height */
export function avatarFraming(shape: number): AvatarFraming {
  const units = Math.min(AVATAR_PORTRAIT.units, Math.max(56, 44 + 32 / shape))
  return { units, eyes: AVATAR_PORTRAIT.eyes + 0.0027 * (AVATAR_PORTRAIT.units - units) }
}
