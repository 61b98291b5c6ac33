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

/** Price of generating a story, by engine, and its conditions. */
export function QuoteLines({ quote }: { quote: GenerationQuote }) {
  return (
    <>
      <ul className={styles.lines} aria-label="Price by engine">
        {quote.engines.map((line) => (
          <li key={`${line.part} ${line.engine}`} className={styles.line}>
            <span>{pieceText(line, quote.is_about)}</span>
            <span className={styles.price}>{line.is_built_in ? 'Free' : lineText(line)}</span>
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
