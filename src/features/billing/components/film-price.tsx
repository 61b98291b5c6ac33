import { useGetNewStoryQuote } from '#generated/client/quotes/quotes.ts'
import { QuoteLines } from '#src/shared/quotes/quote-lines.tsx'
import { quotePriceText } from '#src/shared/quotes/quote-price-text.ts'
import page from './billing.module.css'
import styles from './credit-costs.module.css'

/** A length that people know. */
const SECONDS = 60

/** What a film costs with the connected engines; nothing where all of them are built in, whose first making is free. */
export function FilmPrice() {
  const { data } = useGetNewStoryQuote({ video_length_in_sec: SECONDS, language: 'en-US' })
  const quote = data?.quote
  if (!quote) return null
  return (
    <section className={page.section} aria-labelledby="film-price">
      <h2 id="film-price" className={page.sectionTitle}>
        What a film of a minute costs
      </h2>
      <p className={styles.film}>
        <b>{quotePriceText(quote)}</b>
      </p>
      <QuoteLines quote={quote} />
    </section>
  )
}
