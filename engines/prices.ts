import * as z from 'zod'
import { wholeCredits } from '#src/domain/credits.ts'
import { isFor, MODEL_TABLE, MODELS_AS_OF, type PricedPart } from './model-table.ts'
import { clipLength, type EngineInfo } from './ports/engine.ts'

/** Work that is quoted before it begins: a clip moves, or speaks. */
export type QuotedPart = 'PICTURE' | 'VOICE' | 'MOTION' | 'LIP_SYNC'

/**
 * What a price is for: an image, a second of a clip or of music, a thousand characters that are spoken, written or translated, a minute
 * of sound that is listened to, a thousand steps of a training.
 */
export const PRICE_UNITS = {
  PICTURE: 'PICTURE',
  MOTION: 'SECOND',
  VOICE: 'TEXT',
  EDIT: 'PICTURE',
  UPSCALE: 'PICTURE',
  LIP_SYNC: 'SECOND',
  MUSIC: 'SECOND',
  TRAINING: 'STEPS',
  WRITING: 'TEXT',
  TRANSLATION: 'TEXT',
  TRANSCRIPTION: 'MINUTE',
  REVIEW: 'PICTURE',
} as const satisfies Record<PricedPart, string>

/** Characters that a price of a voice, a writing or a translation is for. */
export const CHARACTERS = 1_000

/** Milliseconds of sound that a price of a transcription is for. */
export const SOUND_MS = 60_000

export interface PriceTable {
  /** Day its prices are of, YYYY-MM-DD. */
  asOf: string
  /** The first that fits counts. */
  prices: readonly Price[]
  /** Credits for looking at an image, where a reviewer is connected. */
  review?: number
}

interface Price {
  /** Provider and model as they are chosen, `openai:gpt-image-2`; a `*` at the end stands for the rest. */
  engine: string
  part: PricedPart
  /** Credits for each unit; may have decimals. */
  credits: number
}

/**
 * Default prices: estimates of provider charges, as published on that day. Prices differ by account, so an operator who pays for the
 * work provides a file (`PRICES_FILE`).
 */
export const PRICE_TABLE: PriceTable = {
  asOf: MODELS_AS_OF,
  prices: MODEL_TABLE.flatMap(({ engine, credits = {} }) =>
    (Object.entries(credits) as [PricedPart, number][]).map(([part, each]) => ({ engine, part, credits: each })),
  ),
}

const PARTS = Object.keys(PRICE_UNITS) as PricedPart[]

const schema = z.strictObject({
  as_of: z.iso.date('as_of must be a day like 2026-11-01'),
  prices: z.array(
    z.strictObject({
      engine: z.string().min(1, 'engine must be a provider and its model like openai:gpt-image-2'),
      part: z.enum(PARTS, `part must be one of ${PARTS.join(', ')}`),
      credits: z.number('credits must be a number').min(0, 'credits must not be negative').max(100_000),
    }),
  ),
})

/** An operator's prices on top of the default ones. Throws an Error that says what is expected where. */
export function readPriceTable(text: string): PriceTable {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new Error('is no JSON')
  }
  const own = schema.safeParse(json)
  if (!own.success) {
    const [issue] = own.error.issues
    throw new Error(`cannot be used: ${issue?.path.join('.') || 'the whole file'}: ${issue?.message}`)
  }
  return { asOf: own.data.as_of, prices: [...own.data.prices, ...PRICE_TABLE.prices] }
}

/** Credits per unit, with its review. Built-in engines and those that the user's own key pays are free; engines that are not in the table cost its default. */
export function unitPrice({ prices, review = 0 }: PriceTable, info: EngineInfo, part: PricedPart): number {
  if (info.builtIn || info.ownKeyOf !== undefined) return 0
  const credits = listPrice(prices, info, part)
  return part === 'PICTURE' ? credits + review : credits
}

/** What batch interfaces ask for, of the usual price. */
const OVERNIGHT_SHARE = 0.5

const listPrice = (prices: PriceTable['prices'], { id, label, overnight }: EngineInfo, part: PricedPart): number =>
  (prices.find((price) => price.part === part && isFor(price.engine, id ?? label))?.credits ?? 0) *
  (overnight ? OVERNIGHT_SHARE : 1)

/** US dollars that a credit of the default prices stands for. */
const DOLLARS = 0.02

/** What a provider probably bills the user's own key for a piece of work, US dollars; undefined where none pays for it. */
export function keyCost(info: EngineInfo, part: PricedPart, units: number): number | undefined {
  if (info.ownKeyOf === undefined) return undefined
  const length = part === 'MOTION' ? clipLength(info.clipLengths, units) : units
  return listPrice(PRICE_TABLE.prices, info, part) * length * DOLLARS
}

/** The bill of several pieces, as answers name it; without it where no key of the user's own pays. */
export function keyBill(costs: readonly (number | undefined)[]): { key_cost_usd?: number } {
  const known = costs.filter((cost) => cost !== undefined)
  return known.length === 0 ? {} : { key_cost_usd: known.reduce((sum, cost) => sum + cost, 0) }
}

/** Prices where this engine looks at the images that others make: one question for each. */
export const withReview = (table: PriceTable, reviewer: { info: EngineInfo } | null): PriceTable =>
  reviewer ? { ...table, review: unitPrice(table, reviewer.info, 'REVIEW') } : table

/** Whole credits for a piece of work; at least one unless it is free. */
export const priceOf = (table: PriceTable, info: EngineInfo, part: PricedPart, units: number): number =>
  wholeCredits(unitPrice(table, info, part), billedUnits(info, part, units))

/** A model with clips of five or ten seconds charges for five where three are requested. */
const billedUnits = (info: EngineInfo, part: PricedPart, units: number): number =>
  part === 'MOTION' ? clipLength(info.clipLengths, units) : units

/** The price of a piece of work, by engine. */
export interface WorkPrice {
  /** Label of the first engine. */
  engine: string
  /** Maximum credits: fallbacks may cost more. */
  most: number
  /** Credits by engine label. */
  prices: Record<string, number>
  /** What the first engine's provider probably bills the user's own key, US dollars; undefined where none pays for it. */
  keyCost?: number | undefined
}

/**
 * Prices a piece of work.
 * @param able engines that may do it, in fallback order
 */
export function priceWork(table: PriceTable, able: Able, part: PricedPart, units: number): WorkPrice {
  const prices = Object.fromEntries(able.map((each) => [each.label, priceOf(table, each, part, units)]))
  return workPrice(able, prices, keyCost(able[0], part, units))
}

const workPrice = ([{ label }]: Able, prices: Record<string, number>, cost: number | undefined): WorkPrice => ({
  ...{ engine: label, most: Math.max(...Object.values(prices)), prices, keyCost: cost },
})

/** A piece of work of several. */
export interface PricedWork {
  /** Engines that may do it, in fallback order. */
  able: Able
  part: PricedPart
  units: number
}

/**
 * Prices the pieces of one film: parts of credits add up, and each piece costs the whole credits by which the sum of its engine and
 * kind grows. So ten voice-overs of 0.2 credits cost two, and only some of them cost one.
 */
export function priceWorks<Work extends PricedWork>(
  table: PriceTable,
  works: readonly Work[],
): (Work & { price: WorkPrice })[] {
  const sums = new Map<string, number>()
  return works.map((work) => {
    const { able, part, units } = work
    const prices = Object.fromEntries(
      able.map((info) => {
        const key = `${part} ${info.label}`
        const before = sums.get(key) ?? 0
        const after = before + unitPrice(table, info, part) * billedUnits(info, part, units)
        sums.set(key, after)
        return [info.label, wholeCredits(after, 1) - wholeCredits(before, 1)]
      }),
    )
    return { ...work, price: workPrice(able, prices, keyCost(able[0], part, units)) }
  })
}

/** The engines that may do a piece of work, in fallback order. */
export type Able = readonly [EngineInfo, ...EngineInfo[]]

/** An engine and its fallbacks. */
export const ableOf = (info: EngineInfo): Able => [info, ...(info.fallbacks ?? [])]

/** The engines for a voice: its own, then the fallbacks. */
export function speakersOf(info: EngineInfo, provider: EngineInfo | undefined): Able {
  const all = ableOf(info)
  const [own = info, ...others] = all.slice(
    Math.max(
      0,
      all.findIndex(({ label }) => label === provider?.label),
    ),
  )
  return [own, ...others]
}

/** Whether the table of engines' prices says what it costs; otherwise all of them are built in, and the table of costs does. */
export const isPaidWork = (able: readonly EngineInfo[]): boolean => able.some(({ builtIn }) => !builtIn)
