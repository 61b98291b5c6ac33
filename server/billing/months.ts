/** The same day some months later, UTC; the last day of a month that is too short for it. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(from.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate()
  moved.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return moved
}

/** What was paid for. */
export interface PaidPeriod {
  startsAt: Date
  endsAt: Date
}

export type Month = PaidPeriod

/** The months of a paid period. One that begins in the middle of another with the same end has the other's months, from the present one on. */
export function monthsOf(period: PaidPeriod, all: readonly PaidPeriod[]): Month[] {
  const anchor = anchorOf(period, all)
  const months: Month[] = []
  for (let at = 0; ; at++) {
    const month = { startsAt: addMonths(anchor, at), endsAt: addMonths(anchor, at + 1) }
    if (month.startsAt >= period.endsAt) return months
    if (month.endsAt > period.startsAt) months.push(month)
  }
}

function anchorOf(period: PaidPeriod, all: readonly PaidPeriod[]): Date {
  const starts = all
    .filter(({ endsAt, startsAt }) => endsAt.getTime() === period.endsAt.getTime() && startsAt < period.startsAt)
    .map(({ startsAt }) => startsAt.getTime())
  return new Date(Math.min(period.startsAt.getTime(), ...starts))
}
