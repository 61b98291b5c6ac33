import type { GenerationQuote } from '#generated/schema.ts'
import styles from './quote-lines.module.css'

/** Credits. */
export interface Price {
  expected: number
  most: number
}

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
const lineText = (line: Line): string =>
  line.expected === line.most ? quotePriceText(line) : `${line.expected} expected, ${line.most} at most`

/** A key of the user's own has a bill of its own, which only its provider knows exactly. */
function priceText(line: Line): string {
  if (line.key_cost_usd !== undefined) return `Paid by your key: ${dollarText(line.key_cost_usd)}`
  return line.is_built_in ? 'Free' : lineText(line)
}

const dollars = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' })
const dollarText = (amount: number) => (amount < 0.01 ? 'less than $0.01' : `about ${dollars.format(amount)}`)

/** Price of generating a story, by engine, and its conditions. */
export function QuoteLines({ quote }: { quote: GenerationQuote }) {
  return (
    <>
      <ul className={styles.lines} aria-label="Price by engine">
        {quote.engines.map((line) => (
          <li key={`${line.part} ${line.engine}`} className={styles.line}>
            <span>{pieceText(line, quote.is_about)}</span>
            <span className={styles.price}>{priceText(line)}</span>
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

/** A button's price: the maximum, and the probable one where that is less. */
export const priceProps = (price: Price): { price: number; title?: string } => ({
  price: price.most,
  ...(price.expected < price.most && { title: quotePriceText(price) }),
})

/** '2.7 expected, 3 credits at most'; one number where they are the same. */
export function quotePriceText({ expected, most }: { expected: number; most: number }): string {
  if (most === 0) return 'Free'
  const credits = most === 1 ? 'credit' : 'credits'
  return expected === most ? `${most} ${credits}` : `${expected} expected, ${most} ${credits} at most`
}
