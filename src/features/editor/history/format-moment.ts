const DAY_MS = 24 * 60 * 60 * 1000
const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })
const dayOfYear = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })

/** A moment in its shortest unambiguous form: '14:05', 'Yesterday 14:05', 'Mar 3, 14:05', 'Mar 3, 2025'. */
export function formatMoment(iso: string, now = new Date()): string {
  const at = new Date(iso)
  if (at.getFullYear() !== now.getFullYear()) return dayOfYear.format(at)
  const today = new Date(now).setHours(0, 0, 0, 0)
  if (at.getTime() >= today) return time.format(at)
  if (at.getTime() >= today - DAY_MS) return `Yesterday ${time.format(at)}`
  return `${day.format(at)}, ${time.format(at)}`
}
