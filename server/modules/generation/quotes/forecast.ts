import { brokenRule, soften } from '#engines/providers/refusal-rules.ts'
import type { RefusalForecast } from '#generated/schema.ts'
import type { Services } from '#server/platform/context.ts'
import { imagePrompt } from '#server/modules/stories/scenes/scene-state.ts'
import type { PricedItem } from './price-items.ts'

type Tools = Pick<Services, 'engines' | 'log' | 'clock'>

/** The prompt of an engine. */
interface Asked {
  /** Label of the engine. */
  engine: string
  prompt: string
}

/** Recent forecasts of sentences, by engine, with their expiry: ticking a box must not call the provider again. */
const known = new Map<string, { reason: string | null; untilMs: number }>()
const MAX_CACHED = 5_000
/** Characters of a cached sentence: a whole story without a full stop is queried each time. */
const MAX_CACHED_LENGTH = 1_000
/** A provider's rules change, and an unavailable one is retried. */
const KNOWN_MS = 10 * 60_000

/**
 * Forecasts which images their provider will probably refuse, by sentence, and inserts the requested rewrites. An
 * unavailable provider forecasts nothing, and its refusals are free.
 */
export async function forecastItems(
  tools: Tools,
  items: readonly PricedItem[],
  rewrites: readonly string[],
): Promise<void> {
  const images = items.flatMap((item) => {
    const prompt = item.part === 'PICTURE' ? imagePrompt(item.place.scene, item.place.aroll) : null
    return prompt === null ? [] : [{ item, engine: item.engine, prompt }]
  })
  const forecasts = await forecastPrompts(tools, images)
  for (const [at, { item }] of images.entries()) {
    const forecast = forecasts[at] ?? null
    if (forecast?.rewrite && rewrites.includes(item.id)) item.rewritten = forecast.rewrite
    else item.forecast = forecast
  }
}

/** The first sentence of each prompt that will probably be refused; null where nothing is known. */
export async function forecastPrompts(tools: Tools, asked: readonly Asked[]): Promise<(RefusalForecast | null)[]> {
  const reasons = await ask(tools, asked)
  return asked.map((each) => forecastOf(reasons, each))
}

/** Every sentence of a text that will probably be refused as it is. */
export async function forecastText(tools: Tools, { engine, prompt }: Asked): Promise<RefusalForecast[]> {
  const sentences = sentencesOf(prompt).map((sentence) => ({ engine, prompt: sentence }))
  return (await forecastPrompts(tools, sentences)).flatMap((forecast) => forecast ?? [])
}

const keyOf = (engine: string, sentence: string) => `${engine}\n${sentence}`

/** Why a sentence will be refused, by `keyOf`; null where it will not, or it is unknown. */
type Reasons = ReadonlyMap<string, string | null>

async function ask({ engines, log, clock }: Tools, texts: readonly Asked[]): Promise<Reasons> {
  const now = clock.now().getTime()
  for (const [key, { untilMs }] of known) if (untilMs <= now) known.delete(key)
  if (known.size > MAX_CACHED) known.clear()
  const reasons = new Map<string, string | null>()
  const open = new Map<string, Set<string>>()
  for (const { engine, prompt } of texts)
    for (const sentence of sentencesOf(prompt)) {
      const before = known.get(keyOf(engine, sentence))
      if (before) reasons.set(keyOf(engine, sentence), before.reason)
      else open.set(engine, (open.get(engine) ?? new Set()).add(sentence))
    }
  for (const [engine, sentences] of open) {
    const all = [...sentences]
    try {
      const found = (await engines.illustrator.forecast?.(all, { prefer: engine })) ?? []
      for (const [at, sentence] of all.entries()) {
        const reason = found[at] ?? null
        reasons.set(keyOf(engine, sentence), reason)
        if (sentence.length <= MAX_CACHED_LENGTH)
          known.set(keyOf(engine, sentence), { reason, untilMs: now + KNOWN_MS })
      }
    } catch (cause) {
      log.error(`The engine ${engine} could not be asked what it refuses`, cause)
    }
  }
  return reasons
}

function forecastOf(reasons: Reasons, { engine, prompt }: Asked): RefusalForecast | null {
  const reasonOf = (sentence: string) => reasons.get(keyOf(engine, sentence)) ?? null
  const sentence = sentencesOf(prompt).find((each) => reasonOf(each) !== null)
  if (sentence === undefined) return null
  // Words that break a published rule are rephrased; words that were only marked are left out. The rest stays letter by
  // letter.
  const kept = piecesOf(prompt).map((each) =>
    reasonOf(each.trim()) === null ? each : brokenRule(each) ? soften(each) : '',
  )
  return { sentence, reason: reasonOf(sentence) ?? '', rewrite: kept.join('').trim() || null }
}

/** A text split at its full stops, with everything between them. */
const piecesOf = (prompt: string): string[] => prompt.match(/[^.!?]+[.!?]*|[.!?]+/gu) ?? []

const sentencesOf = (prompt: string): string[] =>
  piecesOf(prompt)
    .map((each) => each.trim())
    .filter((each) => /[^.!?]/u.test(each))
