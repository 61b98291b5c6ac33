import type { Quote, QuoteItem, RealEngine, RealItem } from '#generated/schema.ts'
import { creditsText, dollarText } from '#src/shared/lib/format.ts'

type Part = RealItem['part']

export const PARTS: readonly Part[] = ['PICTURE', 'VOICE', 'MOTION', 'LIP_SYNC']

export const isClip = (part: Part): boolean => part === 'MOTION' || part === 'LIP_SYNC'

const NAMES: Readonly<Record<Part, { one: string; many: string }>> = {
  PICTURE: { one: 'Image', many: 'Images' },
  VOICE: { one: 'Voice', many: 'Voices' },
  MOTION: { one: 'Motion', many: 'Motion' },
  LIP_SYNC: { one: 'Lip sync', many: 'Lip sync' },
}

export const partName = (part: Part): string => NAMES[part].one
export const partsName = (part: Part): string => NAMES[part].many

const COUNTED: Readonly<Record<Part, [one: string, many: string]>> = {
  PICTURE: ['image', 'images'],
  VOICE: ['voice-over', 'voice-overs'],
  MOTION: ['clip', 'clips'],
  LIP_SYNC: ['speaking clip', 'speaking clips'],
}

/** '2 images and 1 voice-over' */
export function countText(items: readonly Pick<RealItem, 'part'>[]): string {
  const counts = PARTS.flatMap((part) => {
    const count = items.filter((item) => item.part === part).length
    return count === 0 ? [] : `${count} ${COUNTED[part][count === 1 ? 0 : 1]}`
  })
  return new Intl.ListFormat('en').format(counts)
}

/** The message of a failure, which a provider may have ended with a full stop. */
export const sentence = (problem: string | null): string => `${(problem ?? '').replace(/\.$/u, '')}.`

/** Why it is not upgraded. */
export function lockReason({ lock, made_by: madeBy }: Pick<RealItem, 'lock' | 'made_by'>): string {
  if (lock === 'EDITED') return 'edited manually, unchanged'
  if (lock === 'NO_VOICE') return 'no voice in this language'
  return lock === 'IN_WORK' ? 'in progress' : `by ${madeBy ?? 'an AI model'}`
}

const UNITS: Readonly<Record<RealEngine['per'], string>> = {
  PICTURE: 'per image',
  SECOND: 'per second',
  TEXT: 'per 1,000 characters',
  MINUTE: 'per minute',
  STEPS: 'per 1,000 steps',
}

/** 'gpt-image-2, 3 credits per image' */
export function engineText({ engine, credits, per, key_cost_usd: billed }: RealEngine): string {
  if (billed !== undefined) return `${engine}, ${dollarText(billed)} ${UNITS[per]}`
  return `${engine}, ${credits === 0 ? 'free' : `${credits} ${credits === 1 ? 'credit' : 'credits'} ${UNITS[per]}`}`
}

const STATES: Readonly<Record<QuoteItem['state'], string>> = {
  QUOTED: 'Not started',
  PAUSED: 'Waiting',
  IN_WORK: 'In progress',
  MADE: 'Done',
  FREE: 'Done at no charge',
  NOT_MADE: 'Failed, not charged',
}

export const stateText = ({ state }: QuoteItem): string => STATES[state]

const moment = new Intl.DateTimeFormat('en', { weekday: 'short', hour: 'numeric', minute: '2-digit' })

/** 'Waiting for the overnight batch, ready by Tue 2:05 PM'; null where nothing is made overnight. */
export function overnightText(readyBy: string | undefined, now: Date): string | null {
  if (readyBy === undefined) return null
  const day = new Date(readyBy)
  return day > now
    ? `Waiting for the overnight batch, ready by ${moment.format(day)}`
    : 'Waiting for the overnight batch, which is taking longer than usual'
}

const isOpen = ({ state }: QuoteItem) => state === 'IN_WORK' || state === 'PAUSED'

/** Finished, failed or cancelled pieces. */
export const countDone = (items: readonly QuoteItem[]): number => items.filter((item) => !isOpen(item)).length

/** '2 of 5': finished, failed or cancelled. */
export const doneOf = (items: readonly QuoteItem[]): string => `${countDone(items)} of ${items.length}`

/** The work that waits because of a cap, and what that cap leaves; null while nothing waits. */
export function pauseText({ items, caps_reached: caps }: Pick<Quote, 'items' | 'caps_reached'>): string | null {
  const waiting = items.filter(({ state }) => state === 'PAUSED')
  if (waiting.length === 0) return null
  const count = waiting.length === 1 ? '1 item is waiting' : `${waiting.length} items are waiting`
  const most = waiting.reduce((sum, item) => sum + item.most, 0)
  if (caps.length === 0)
    return `${count} for your approval and cost up to ${creditsText(most)}. Your spending limits now allow this.`
  const lefts = caps.map(
    ({ scope, credits, left }) =>
      `${left} of your ${creditsText(credits)} limit for this ${scope === 'FILM' ? 'video' : 'month'}`,
  )
  return `${count}, costing up to ${creditsText(most)}. You have ${lefts.join(', and ')} left.`
}
