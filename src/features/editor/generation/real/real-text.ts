import type { Quote, QuoteItem, RealEngine, RealItem } from '#generated/schema.ts'
import { creditsText } from '#src/shared/lib/format.ts'

type Part = RealItem['part']

export const PARTS: readonly Part[] = ['PICTURE', 'VOICE', 'MOTION']

const NAMES: Readonly<Record<Part, { one: string; many: string }>> = {
  PICTURE: { one: 'Picture', many: 'Pictures' },
  VOICE: { one: 'Voice', many: 'Voices' },
  MOTION: { one: 'Motion', many: 'Motion' },
}

export const partName = (part: Part): string => NAMES[part].one
export const partsName = (part: Part): string => NAMES[part].many

/** Why it stays as it is. */
export function lockReason({ lock, made_by: madeBy }: Pick<RealItem, 'lock' | 'made_by'>): string {
  if (lock === 'EDITED') return 'changed by hand, stays'
  if (lock === 'NO_VOICE') return 'no voice of this language'
  return lock === 'IN_WORK' ? 'in work' : `by ${madeBy ?? 'a real engine'}`
}

const UNITS: Readonly<Record<RealEngine['per'], string>> = {
  PICTURE: 'a picture',
  SECOND: 'a second',
  TEXT: 'a thousand characters',
  MINUTE: 'a minute',
  STEPS: 'a thousand steps',
}

/** 'gpt-image-2, 3 credits a picture' */
export const engineText = ({ engine, credits, per }: RealEngine): string =>
  `${engine}, ${credits === 0 ? 'free' : `${credits} ${credits === 1 ? 'credit' : 'credits'} ${UNITS[per]}`}`

const STATES: Readonly<Record<QuoteItem['state'], string>> = {
  QUOTED: 'Not begun',
  PAUSED: 'Waits',
  IN_WORK: 'In work',
  MADE: 'Made',
  FREE: 'Made for free',
  NOT_MADE: 'Not made, not charged',
}

export const stateText = ({ state }: QuoteItem): string => STATES[state]

const isOpen = ({ state }: QuoteItem) => state === 'IN_WORK' || state === 'PAUSED'

/** Pieces that have come or will not come. */
export const countDone = (items: readonly QuoteItem[]): number => items.filter((item) => !isOpen(item)).length

/** '2 of 5': what has come or will not come. */
export const doneOf = (items: readonly QuoteItem[]): string => `${countDone(items)} of ${items.length}`

/** What waits because of a cap, and what that cap leaves; null while nothing waits. */
export function pauseText({ items, caps_reached: caps }: Pick<Quote, 'items' | 'caps_reached'>): string | null {
  const waiting = items.filter(({ state }) => state === 'PAUSED')
  if (waiting.length === 0) return null
  const count = waiting.length === 1 ? '1 piece waits' : `${waiting.length} pieces wait`
  const most = waiting.reduce((sum, item) => sum + item.most, 0)
  if (caps.length === 0)
    return `${count} for your nod and cost up to ${creditsText(most)}. Your caps leave room for that now.`
  const lefts = caps.map(
    ({ scope, credits, left }) =>
      `${left} of the ${creditsText(credits)} that you set for this ${scope === 'FILM' ? 'film' : 'month'}`,
  )
  return `${count} and cost up to ${creditsText(most)}; ${lefts.join(', and ')}, are left.`
}
