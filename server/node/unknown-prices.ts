import { isFor, type PricedPart } from '#engines/model-table.ts'
import { PRICE_TABLE, PRICE_UNITS, type PriceTable } from '#engines/prices.ts'
import { ConfigError } from './config-error.ts'
import { type ChosenPort, type KnownProvider, PROVIDERS } from './engine-providers.ts'
import type { EngineSettings } from './engine-settings.ts'

/** What is paid for the work of a port. */
const PARTS: Readonly<Partial<Record<ChosenPort, PricedPart>>> = {
  ...({ WRITER: 'WRITING', TRANSLATOR: 'TRANSLATION', TRANSCRIBER: 'TRANSCRIPTION' } as const),
  ...({ ILLUSTRATOR: 'PICTURE', INPAINTER: 'EDIT', ANIMATOR: 'MOTION', VOICE: 'VOICE' } as const),
}

const UNITS: Readonly<Record<(typeof PRICE_UNITS)[PricedPart], string>> = {
  ...{ PICTURE: 'an image', SECOND: 'a second', TEXT: 'a thousand characters' },
  ...{ MINUTE: 'a minute of sound', STEPS: 'a thousand steps' },
}

/**
 * Connected models whose price is only that of any model of their provider, in lines for the operator. Servers of one's own send no
 * bills, and of other providers only models with known prices can be connected.
 * @param choice of `ENGINE_UNKNOWN_MODELS`; null: allowed
 * @throws a ConfigError where the operator refuses such models
 */
export function readUnknownPrices(
  { choices, providers }: Pick<EngineSettings, 'choices' | 'providers'>,
  { prices }: PriceTable,
  choice: string | null,
): string[] {
  if (choice !== null && choice !== 'allow' && choice !== 'refuse')
    throw new ConfigError(`ENGINE_UNKNOWN_MODELS is ${choice}; it must be allow or refuse`)
  const lines = Object.entries(PARTS).flatMap(([port, part]) =>
    (choices[port as ChosenPort] ?? []).flatMap((each) => {
      if (each === 'draft') return []
      const { texts, usualUrl }: KnownProvider = PROVIDERS[each.provider]
      if (!texts || (usualUrl !== null && providers[each.provider]?.url !== usualUrl)) return []
      const name = `${each.provider}:${each.model}`
      const price = prices.find((row) => row.part === part && isFor(row.engine, name))
      if (!price || !isForAny(price)) return []
      const cost = `up to ${price.credits} credits for ${UNITS[PRICE_UNITS[part]]}`
      return [`ENGINE_${port} names ${name}, whose price is unknown: ${cost}. PRICES_FILE can say more`]
    }),
  )
  if (choice === 'refuse' && lines[0] !== undefined)
    throw new ConfigError(`${lines[0]}; ENGINE_UNKNOWN_MODELS refuses it`)
  return lines
}

/** A default price for all models of a provider, or of all providers; an operator's own says what they mean. */
const isForAny = (price: PriceTable['prices'][number]) =>
  PRICE_TABLE.prices.includes(price) && /^(?:\w+:)?\*$/u.test(price.engine)
