import type { ToolResult } from '#generated/schema.ts'

type Stated = Pick<ToolResult, 'status'>

export const isAtWork = ({ status }: Stated): boolean => status === 'CREATED' || status === 'PROCESSING'

export const hasFailed = ({ status }: Stated): boolean =>
  status === 'FAILED' || status === 'CANCELLED' || status === 'THROTTLED'

/** A duration in words. @param ms 0 and more */
export function durationText(ms: number): string {
  if (ms < 950) return 'under 1 s'
  const seconds = Math.round(ms / 1000)
  return seconds < 90 ? `${seconds} s` : `${Math.round(seconds / 60)} min`
}

export const sizeText = ({ width, height }: { width: number | null; height: number | null }): string =>
  width === null || height === null ? '' : `${width.toLocaleString('en')} × ${height.toLocaleString('en')} px`

/** A place in a video or its length, to a tenth: '0:04.2'. @param ms 0 and more */
export function secondsText(ms: number): string {
  const tenths = Math.round(ms / 100)
  return `${Math.floor(tenths / 600)}:${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}`
}

/** Price of a whole video. */
export const wholeText = (
  video: { duration_ms: number | null } | undefined,
  { credits }: { credits: number },
  price: number,
): string =>
  `Full video: ${((video?.duration_ms ?? 0) / 1000).toFixed(1)} s at ${credits} credits per second (rounded up), ${price} credits.`

export const lengthText = (ms: number | null): string => (ms === null || ms === 0 ? '' : secondsText(ms))
