import { QuoteLines, quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { useFilmQuote } from '../hooks/use-film-quote.ts'
import page from './billing.module.css'
import styles from './credit-costs.module.css'

/** Price of a video with the connected engines; nothing where all of them are built in, whose first generation is free. */
export function FilmPrice() {
  const quote = useFilmQuote()
  if (!quote) return null
  return (
    <section className={page.section} aria-labelledby="film-price">
      <h2 id="film-price" className={page.sectionTitle}>
        Cost of a one-minute video
      </h2>
      <div className={styles.film}>
        <p>
          <b>{quotePriceText(quote)}</b>
        </p>
        <QuoteLines quote={quote} />
      </div>
    </section>
  )
}
