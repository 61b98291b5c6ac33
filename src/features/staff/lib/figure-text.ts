const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const small = new Intl.NumberFormat('en', { maximumSignificantDigits: 1 })
const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
const dayFormat = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const momentFormat = new Intl.DateTimeFormat('en', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23', timeZone: 'UTC' },
})
const clockFormat = new Intl.DateTimeFormat('en', {
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' },
})

export const numberText = (value: number) => number.format(value)
/** For averages: a small value does not read as 0. */
export const averageText = (value: number) => (Math.abs(value) < 1 ? small.format(value) : number.format(value))
/** Short from 100,000 on: a figure has to fit its cell. */
export const figureText = (value: number) => (Math.abs(value) < 100_000 ? number.format(value) : compact.format(value))
/** @param share 0 to 1 */
export const percentText = (share: number) => percent.format(share)
/** @param day yyyy-mm-dd */
export const dayText = (day: string) => dayFormat.format(new Date(`${day}T00:00:00Z`))
/** A moment in UTC, to the second: staff compare it with logs. */
export const momentText = (iso: string) => momentFormat.format(new Date(iso))

/** A moment in UTC as the age of data: of today by its time alone. @param at ms @param now ms */
export function ageText(at: number, now: number): string {
  const day = new Date(at).toISOString().slice(0, 10)
  const time = clockFormat.format(at)
  return day === new Date(now).toISOString().slice(0, 10) ? time : `${dayText(day)}, ${time}`
}

/** A length of time for users; '–' without a measurement. */
export function durationText(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${number.format(ms / 1_000)} s`
  if (ms < 3_600_000) return `${number.format(ms / 60_000)} min`
  return `${number.format(ms / 3_600_000)} h`
}

/** Codes of the contract whose words differ from the product's. */
const WORDS: Readonly<Record<string, string>> = {
  SEARCHED_PEOPLE: 'Searched users',
  VIEWED_PERSON: 'Viewed user',
  REVEALED_ADDRESS: 'Revealed email',
  VIEWED_FILM: 'Viewed video',
  APPROVED_FILM: 'Approved video',
  REJECTED_FILM: 'Rejected video',
  LISTED_CAPSULES: 'Listed snapshots',
  OPENED_CAPSULE: 'Opened snapshot',
  PERSON: 'User',
  FILM: 'Video',
  CAPSULE: 'Snapshot',
}

/** 'image_to_video' and 'IMAGE_TO_VIDEO' as words. */
export function wordsOf(code: string): string {
  const own = WORDS[code]
  if (own !== undefined) return own
  const words = code.replaceAll(/[_-]/gu, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** An amount in the smallest unit of a currency. */
export const moneyText = (amount: number, currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount / 100)
