import type { GenerationQuote } from '#generated/schema.ts'
import { QuoteLines, quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import styles from './prompt-composer.module.css'

/** Price of providers' engines for the story, beside the Generate button. */
export function NewStoryPrice({ quote, balance }: { quote: GenerationQuote; balance: number | undefined }) {
  return (
    <section className={styles.quote} aria-label="Price">
      <p className={styles.price}>
        <b>{quotePriceText(quote)}</b>
        <EngineBadge kind="WRITER" />
        {balance !== undefined && balance < quote.most && <span>You have {balance}.</span>}
      </p>
      <QuoteLines quote={quote} />
    </section>
  )
}
