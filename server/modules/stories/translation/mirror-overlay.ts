import type { OverlayMotion } from '#generated/schema.ts'
import { textDirection as directionOfLanguage } from '#src/domain/languages.ts'
import { textDirection } from '#src/video/captions/bidi.ts'
import type { OverlayRow } from '#server/platform/db/rows.ts'
import type { TextContent } from '#server/platform/db/schema/overlays.ts'

/** Whether two languages are written in opposite directions, so that what lies at one side of the frame belongs at the other. */
export const isMirrored = (from: string, to: string): boolean => directionOfLanguage(from) !== directionOfLanguage(to)

const OPPOSITE: Partial<Record<OverlayMotion['name'], OverlayMotion['name']>> = {
  SLIDE_LEFT: 'SLIDE_RIGHT',
  SLIDE_RIGHT: 'SLIDE_LEFT',
}

const mirroredMotion = (motion: OverlayMotion): OverlayMotion => ({
  ...motion,
  name: OPPOSITE[motion.name] ?? motion.name,
})

/** The place and motions of an overlay as in a mirror. Images, stickers and letters themselves are not reversed. */
export function mirroredOverlay({ box, content, motionIn, motionOut }: OverlayRow) {
  const isArrow = 'shape' in content && content.shape === 'ARROW'
  // An arrow that pointed right points left.
  const rotation = isArrow ? 180 - box.rotation : -box.rotation
  return {
    box: { ...box, x: 1 - box.x - box.width, rotation: rotation > 180 ? rotation - 360 : rotation + 0 },
    motionIn: mirroredMotion(motionIn),
    motionOut: mirroredMotion(motionOut),
  }
}

const OTHER_SIDE = { START: 'END', CENTER: 'CENTER', END: 'START' } as const

/**
 * The alignment of a translated text in a mirrored box. START and END follow the direction of the letters; a name or number that keeps
 * its direction moves to the other side by its alignment.
 */
export const mirroredAlign = ({ align, text }: TextContent, translated: string): TextContent['align'] =>
  textDirection(text) === textDirection(translated) ? OTHER_SIDE[align] : align
