import { brokenRule, soften } from '#engines/providers/refusal-rules.ts'
import type { RefusalForecast } from '#generated/types/refusalForecast.ts'
import type { Services } from '#server/context.ts'
import { picturePrompt } from '#server/scenes/scene-state.ts'
import type { PricedItem } from './price-items.ts'

/** What was said of sentences lately, by engine: ticking a box must not ask the provider again. */
const known = new Map<string, string | null>()
const MOST_KNOWN = 5_000

/**
 * Says of every picture what its provider will probably refuse, at its sentence, and puts the rewrite in its place where one was wanted.
 * A provider that cannot be asked says nothing, and refuses for nothing.
 */
export async function forecastRefusals(
  { engines, log }: Pick<Services, 'engines' | 'log'>,
  items: readonly PricedItem[],
  rewrites: readonly string[],
): Promise<void> {
  const pictures = items.flatMap((item) => {
    const prompt = item.part === 'PICTURE' ? picturePrompt(item.place.scene, item.place.aroll) : null
    return prompt === null ? [] : [{ item, prompt }]
  })
  const texts = pictures.map(({ item, prompt }) => ({ engine: item.engine, prompt }))
  await ask({ engines, log }, texts)
  for (const { item, prompt } of pictures) {
    const forecast = forecastOf(item.engine, prompt)
    if (forecast?.rewrite && rewrites.includes(item.id)) item.rewritten = forecast.rewrite
    else item.forecast = forecast
  }
}

const keyOf = (engine: string, sentence: string) => `${engine}\n${sentence}`

async function ask(
  { engines, log }: Pick<Services, 'engines' | 'log'>,
  texts: readonly { engine: string; prompt: string }[],
): Promise<void> {
  if (known.size > MOST_KNOWN) known.clear()
  const open = new Map<string, Set<string>>()
  for (const { engine, prompt } of texts)
    for (const sentence of sentencesOf(prompt))
      if (!known.has(keyOf(engine, sentence))) open.set(engine, (open.get(engine) ?? new Set()).add(sentence))
  for (const [engine, sentences] of open) {
    const all = [...sentences]
    try {
      const found = (await engines.illustrator.forecast?.(all, { prefer: engine })) ?? []
      for (const [at, sentence] of all.entries()) known.set(keyOf(engine, sentence), found[at] ?? null)
    } catch (cause) {
      log.error(`The engine ${engine} could not be asked what it refuses`, cause)
    }
  }
}

function forecastOf(engine: string, prompt: string): RefusalForecast | null {
  const sentences = sentencesOf(prompt)
  const reasonOf = (sentence: string) => known.get(keyOf(engine, sentence)) ?? null
  const sentence = sentences.find((each) => reasonOf(each) !== null)
  if (sentence === undefined) return null
  // Words that break a published rule are said otherwise; what was only marked is left out.
  const kept = sentences.flatMap((each) => (reasonOf(each) === null ? each : brokenRule(each) ? soften(each) : []))
  return { sentence, reason: reasonOf(sentence) ?? '', rewrite: kept.join(' ') || null }
}

const sentencesOf = (prompt: string): string[] =>
  prompt
    .match(/[^.!?]+[.!?]*/gu)
    ?.map((each) => each.trim())
    .filter(Boolean) ?? []
