/** The same day some months later, UTC; the last day of a month that is too short for it. */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from)
  moved.setUTCDate(1)
  moved.setUTCMonth(from.getUTCMonth() + months)
  return onDay(moved, from.getUTCDate())
}

/** The paid period. */
export interface PaidPeriod {
  startsAt: Date
  endsAt: Date
}

export type Month = PaidPeriod

/**
 * The months of a paid period; the last one ends with it. One that begins in the middle of another with the same end has the
 * other's months, from the current one on.
 */
export function monthsOf(period: PaidPeriod, all: readonly PaidPeriod[]): Month[] {
  const { endsAt } = period
  const anchor = anchorOf(period, all)
  const count = Math.max(1, monthNumber(endsAt) - monthNumber(anchor))
  // A plan of the 31st is paid on the 28th of February, and on the 31st of March again.
  const day = Math.max(anchor.getUTCDate(), endsAt.getUTCDate())
  const begin = (at: number) => (at === 0 ? anchor : at === count ? endsAt : onDay(addMonths(anchor, at), day))
  return Array.from({ length: count }, (_, at) => ({ startsAt: begin(at), endsAt: begin(at + 1) })).filter(
    (month) => month.endsAt > period.startsAt,
  )
}

const monthNumber = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth()

/** A day of the same month, UTC; the last one of a month that is too short for it. */
function onDay(moment: Date, day: number): Date {
  const moved = new Date(moment)
  moved.setUTCDate(Math.min(day, lastDayOf(moment)))
  return moved
}

const lastDayOf = (moment: Date) =>
  new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + 1, 0)).getUTCDate()

function anchorOf(period: PaidPeriod, all: readonly PaidPeriod[]): Date {
  const starts = all
    .filter(({ endsAt, startsAt }) => endsAt.getTime() === period.endsAt.getTime() && startsAt < period.startsAt)
    .map(({ startsAt }) => startsAt.getTime())
  return new Date(Math.min(period.startsAt.getTime(), ...starts))
}
