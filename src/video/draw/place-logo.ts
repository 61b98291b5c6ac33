import { ratioOfSize } from '#src/domain/aspect-ratio.ts'
import { commonInsetOf } from '#src/domain/safe-areas.ts'
import type { LogoPosition, VideoLogo } from '../document.ts'
import type { Box } from './types.ts'

/** px; only their proportion counts of a picture. */
interface Size {
  width: number
  height: number
}

/** Room between a logo and the edge of its blurred ground, as a share of the frame's shorter side. */
const GROUND_PADDING = 0.02

const shares: Record<string, number> = { LEFT: 0, TOP: 0, CENTER: 0.5, MIDDLE: 0.5, RIGHT: 1, BOTTOM: 1 }

/**
 * Where a logo is drawn, and its blurred ground when it has one: both within what every platform leaves free. A logo that is larger
 * than that is drawn as large as fits.
 */
export function placeLogo(
  { width: share, position, blur }: Pick<VideoLogo, 'width' | 'position' | 'blur'>,
  frame: Size,
  picture: Size,
): { box: Box; ground: Box | null } {
  const padding = blur ? GROUND_PADDING * Math.min(frame.width, frame.height) : 0
  const inset = commonInsetOf(ratioOfSize(frame))
  const free = {
    x: inset.left * frame.width + padding,
    y: inset.top * frame.height + padding,
    width: (1 - inset.left - inset.right) * frame.width - 2 * padding,
    height: (1 - inset.top - inset.bottom) * frame.height - 2 * padding,
  }
  const proportion = picture.width / picture.height
  const width = Math.min(share * frame.width, free.width, free.height * proportion)
  const height = width / proportion
  const [down, along] = sharesOf(position)
  const box = { x: free.x + along * (free.width - width), y: free.y + down * (free.height - height), width, height }
  const ground = { x: box.x - padding, y: box.y - padding, width: width + 2 * padding, height: height + 2 * padding }
  return { box, ground: blur ? ground : null }
}

function sharesOf(position: LogoPosition): [down: number, along: number] {
  const [row = '', column = ''] = position.split('_')
  return [shares[row] ?? 0, shares[column] ?? 0]
}
