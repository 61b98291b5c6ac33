import type { GenerationQuote } from '#generated/schema.ts'
import { dollarText } from '#src/shared/lib/format.ts'
import styles from './quote-lines.module.css'

/** Credits, and what a key of the user's own is billed. */
export type Price = Pick<GenerationQuote, 'expected' | 'most' | 'key_cost_usd'>

type Line = GenerationQuote['engines'][number]

const PIECES: Readonly<Record<Exclude<Line['part'], 'WRITING'>, readonly [string, string]>> = {
  PICTURE: ['image', 'images'],
  VOICE: ['voice-over', 'voice-overs'],
  MOTION: ['clip', 'clips'],
  LIP_SYNC: ['clip with lip sync', 'clips with lip sync'],
}

/** Who speaks is known once the story is written. */
const estimateWord = (part: Line['part']): string => (part === 'LIP_SYNC' ? 'up to ' : 'about ')

/** 'gpt-4o, the text', 'gpt-image-2, about 6 images' or 'gpt-image-2, 5 images including 1 character sheet' */
function pieceText({ engine, part, count, sheets = 0 }: Line, isAbout: boolean): string {
  if (part === 'WRITING') return `${engine}, text`
  const including = sheets === 0 ? '' : ` including ${sheets} character ${sheets === 1 ? 'sheet' : 'sheets'}`
  return `${engine}, ${isAbout ? estimateWord(part) : ''}${count} ${PIECES[part][count === 1 ? 0 : 1]}${including}`
}

/** The total above names the units. */
function lineText(line: Line): string {
  const isOne = line.expected === line.most || line.key_cost_usd !== undefined
  return isOne ? quotePriceText(line) : `${line.expected} expected, ${line.most} at most`
}

/** Price of generating a story, by engine, and its conditions. */
export function QuoteLines({ quote }: { quote: GenerationQuote }) {
  return (
    <>
      <ul className={styles.lines} aria-label="Price by engine">
        {quote.engines.map((line) => (
          <li key={`${line.part} ${line.engine}`} className={styles.line}>
            <span>{pieceText(line, quote.is_about)}</span>
            <span className={styles.price}>{lineText(line)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {quote.is_about &&
          'The final number of scenes is known once the story is written. If it costs more, we’ll ask you first. '}
        You pay per item. Refusals, failures and built-in drafts are free. Prices as of {quote.prices_as_of}.
      </p>
    </>
  )
}

/** What several pieces cost together. */
export function sumPrices(prices: readonly Price[]): Price {
  const bills = prices.flatMap(({ key_cost_usd: billed }) => billed ?? [])
  return {
    expected: Number(prices.reduce((sum, { expected }) => sum + expected, 0).toFixed(1)),
    most: prices.reduce((sum, { most }) => sum + most, 0),
    ...(bills.length > 0 && { key_cost_usd: bills.reduce((sum, billed) => sum + billed, 0) }),
  }
}

/** A button's price: the maximum, and the probable one where that is less. */
export const priceProps = (price: Price): { price: number; title?: string } => ({
  price: price.most,
  ...((price.expected < price.most || price.key_cost_usd !== undefined) && { title: quotePriceText(price) }),
})

/**
 * '2.7 expected, 3 credits at most'; one number where they are the same. What providers bill the user's own keys is added, and only
 * they know it exactly.
 */
export function quotePriceText({ expected, most, key_cost_usd: billed }: Price): string {
  const byKey = billed === undefined ? '' : `paid by your key: ${dollarText(billed)}`
  if (most === 0) return byKey === '' ? 'Free' : `Paid${byKey.slice(4)}`
  const credits = most === 1 ? 'credit' : 'credits'
  const text = expected === most ? `${most} ${credits}` : `${expected} expected, ${most} ${credits} at most`
  return byKey === '' ? text : `${text}; ${byKey}`
}
