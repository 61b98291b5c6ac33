const DAY_MS = 24 * 60 * 60 * 1000

/** The day of a moment, yyyy-mm-dd in UTC. */
export const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

export const startOfDay = (day: string) => new Date(`${day}T00:00:00.000Z`)

/** When a day is over. */
export const endOfDay = (day: string) => new Date(startOfDay(day).getTime() + DAY_MS)

export const dayBefore = (day: string, days = 1) => dayOf(new Date(startOfDay(day).getTime() - days * DAY_MS))

/** The last days, today included: first and last, and each of them, oldest first. */
export function lastDays(now: Date, count: number): { from: string; to: string; days: string[] } {
  const to = dayOf(now)
  const days = Array.from({ length: count }, (_, index) => dayBefore(to, count - 1 - index))
  return { from: days[0] ?? to, to, days }
}
