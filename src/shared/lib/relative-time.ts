import dayjs from 'dayjs'
import relativeTime from 'dayjs/plugin/relativeTime.js'

dayjs.extend(relativeTime)

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** A relative time: 'a few seconds ago', '3 days ago', then '12 Nov', then '12 Nov 2025'. */
export function relativeTimeText(iso: string, now: Date = new Date()): string {
  const then = dayjs(iso)
  if (now.getTime() - then.valueOf() < WEEK_MS) return then.from(now)
  return then.format(then.year() === now.getFullYear() ? 'D MMM' : 'D MMM YYYY')
}
