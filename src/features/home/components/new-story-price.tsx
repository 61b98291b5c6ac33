import type { GenerationQuote, ShotsPerScene } from '#generated/schema.ts'
import { COUNTS } from '#src/shared/story/storyboard/shot-choices.ts'
import { QuoteLines, quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import styles from './prompt-composer.module.css'

const SHOTS = COUNTS.map(({ value, label }) => ({
  value,
  label: value === 'AUTO' ? 'Shots per scene: auto' : `${label} ${value === 'ONE' ? 'shot' : 'shots'} per scene`,
}))

interface NewStoryPriceProps {
  quote: GenerationQuote
  balance: number | undefined
  shots: ShotsPerScene
  onShots: (shots: ShotsPerScene) => void
}

/** Price of providers' engines for the story, beside the Generate button, and the choice that multiplies it. */
export function NewStoryPrice({ quote, balance, shots, onShots }: NewStoryPriceProps) {
  return (
    <section className={styles.quote} aria-label="Price">
      <p className={styles.price}>
        <b>{quotePriceText(quote)}</b>
        <EngineBadge kind="WRITER" />
        {balance !== undefined && balance < quote.most && <span>You have {balance}.</span>}
      </p>
      <Pick label="Shots per scene" options={SHOTS} value={shots} onChange={onShots} />
      <QuoteLines quote={quote} />
    </section>
  )
}
