import { isFor, type PricedPart } from '#engines/model-table.ts'
import { PRICE_TABLE, PRICE_UNITS, type PriceTable } from '#engines/prices.ts'
import type { EnginePrice } from '#server/platform/ports/engine-setup.ts'
import { ConfigError } from './config-error.ts'
import { type ChosenPort, type KnownProvider, PROVIDERS } from './engine-providers.ts'
import { type EngineSettings, nameOf, type ProviderChoice } from './engine-settings.ts'

/** What is paid for the work of a port; a search of stock is free. */
const PARTS: Readonly<Record<Exclude<ChosenPort, 'STOCK'>, PricedPart>> = {
  ...({ WRITER: 'WRITING', TRANSLATOR: 'TRANSLATION', TRANSCRIBER: 'TRANSCRIPTION', VOICE: 'VOICE' } as const),
  ...({ ILLUSTRATOR: 'PICTURE', INPAINTER: 'EDIT', UPSCALER: 'UPSCALE', REVIEWER: 'REVIEW' } as const),
  ...({ ANIMATOR: 'MOTION', LIP_SYNC: 'LIP_SYNC', MUSIC: 'MUSIC', TRAINER: 'TRAINING' } as const),
}

/** US dollars of a credit, by which the default prices were estimated. */
const USD = 0.02

const UNITS: Readonly<Record<(typeof PRICE_UNITS)[PricedPart], string>> = {
  ...{ PICTURE: 'an image', SECOND: 'a second', TEXT: 'a thousand characters' },
  ...{ MINUTE: 'a minute of sound', STEPS: 'a thousand steps' },
}

type Connections = Pick<EngineSettings, 'providers'>

/** What an engine costs; null for work without a bill. */
export function readEnginePrice(
  { providers }: Connections,
  { prices }: PriceTable,
  port: ChosenPort,
  choice: ProviderChoice,
): EnginePrice | null {
  const row =
    port === 'STOCK'
      ? undefined
      : prices.find((each) => each.part === PARTS[port] && isFor(each.engine, nameOf(choice)))
  if (!row) return null
  const { texts, publishesInputs, usualUrl }: KnownProvider = PROVIDERS[choice.provider]
  const isOwnServer = usualUrl !== null && providers[choice.provider]?.url !== usualUrl
  // An operator's own prices say what users pay, and nothing of a bill.
  const isEstimate = PRICE_TABLE.prices.includes(row)
  // Of other providers only models with known prices can be connected, and servers of one's own send no bills.
  const isKnown = !(texts ?? publishesInputs) || isOwnServer || !isForAny(row)
  const isBilled = !isOwnServer && (usualUrl !== null || texts !== undefined)
  return {
    ...{ unit: PRICE_UNITS[row.part], credits: row.credits, isKnown },
    usd: isEstimate && isBilled && isKnown ? row.credits * USD : null,
  }
}

/**
 * Connected models whose price is only that of any model of their provider, in lines for the operator.
 * @param choice of `ENGINE_UNKNOWN_MODELS`; null: allowed
 * @throws a ConfigError where the operator refuses such models
 */
export function readUnknownPrices(
  settings: Pick<EngineSettings, 'choices' | 'providers'>,
  table: PriceTable,
  choice: string | null,
): string[] {
  if (choice !== null && choice !== 'allow' && choice !== 'refuse')
    throw new ConfigError(`ENGINE_UNKNOWN_MODELS is ${choice}; it must be allow or refuse`)
  const lines = (Object.keys(PARTS) as ChosenPort[]).flatMap((port) =>
    (settings.choices[port] ?? []).flatMap((each) => {
      const price = each === 'draft' ? null : readEnginePrice(settings, table, port, each)
      if (each === 'draft' || !price || price.isKnown) return []
      const cost = `up to ${price.credits} credits for ${UNITS[price.unit]}`
      return [`ENGINE_${port} names ${nameOf(each)}, whose price is unknown: ${cost}. PRICES_FILE can say more`]
    }),
  )
  if (choice === 'refuse' && lines[0] !== undefined)
    throw new ConfigError(`${lines[0]}; ENGINE_UNKNOWN_MODELS refuses it`)
  return lines
}

/** A default price for all models of a provider, or of all providers; an operator's own says what they mean. */
const isForAny = (price: PriceTable['prices'][number]) =>
  PRICE_TABLE.prices.includes(price) && /^(?:\w+:)?\*$/u.test(price.engine)
