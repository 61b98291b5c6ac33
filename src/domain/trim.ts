/** Seconds as typed or dragged → the whole ms the contract wants: rounded to the nearest, never below 0. */
export function trimMs(seconds: number): number {
  const ms = Math.round(seconds * 1000)
  return ms > 0 ? ms : 0
}

/** In and out point in ms; an out point before the in point becomes the in point. */
export function trimRange(startSeconds: number, endSeconds: number): { video_start: number; video_end: number } {
  const video_start = trimMs(startSeconds)
  return { video_start, video_end: Math.max(video_start, trimMs(endSeconds)) }
}
