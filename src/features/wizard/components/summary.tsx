import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import type { CreditsEstimate } from '#generated/schema.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { CREDIT_COSTS, formatCreditBalance } from '#src/domain/credits.ts'
import { LANGUAGES } from '#src/domain/languages.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { QuoteLines, quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { gradientOf } from '#src/shared/ui/picks/gradient-of.ts'
import { SceneBar } from '#src/shared/ui/scene-bar/scene-bar.tsx'
import { segmentsByCount } from '#src/shared/ui/scene-bar/scene-segments.ts'
import type { Choices } from '../lib/choices.ts'
import type { Estimate } from '../lib/estimate.ts'
import styles from './summary.module.css'

interface SummaryProps {
  title: string
  choices: Choices
  estimate: Estimate
  /** Absent until the story is saved. */
  credits: CreditsEstimate | undefined
  /** Whether the scenes are there: then nothing is about. */
  isWritten: boolean
}

function countOf(scenes: number, isWritten: boolean): string {
  const words = scenes === 1 ? '1 scene' : `${scenes} scenes`
  return isWritten ? words : `About ${words}`
}

/** Summary of the story: style, length, price. Visible in every step. */
export function Summary({ title, choices, estimate, credits, isWritten }: SummaryProps) {
  const presets = useListLeonardoPresets()
  const looks = presets.data?.models[0]?.styles ?? []
  const look = looks.find((one) => one.leonardo_style_id === choices.look) ?? looks[0]
  const { label, width, height } = aspectRatio(choices.ratio)
  const language = LANGUAGES.find(({ code }) => code === choices.language)?.name ?? choices.language
  const { seconds, scenes, perScene, problem } = estimate
  const isFree = credits?.is_free_generation ?? true
  const quote = credits?.quote ?? null
  return (
    <aside className={styles.card} aria-label="Summary">
      <div className={styles.picture}>
        {look && (
          <span style={{ aspectRatio: `${width} / ${height}`, ...gradientOf(look.preview_colors) }}>
            {look.preview_url && <img crossOrigin="anonymous" src={look.preview_url} alt="" />}
          </span>
        )}
      </div>
      <h2 className={styles.title} dir="auto">
        {title}
      </h2>
      <p className={styles.meta}>{[look?.name, label, language].filter(Boolean).join(', ')}</p>
      <div className={styles.part}>
        <div className={styles.line}>
          <span>Length</span>
          <b>{seconds > 0 ? `${isWritten ? '' : 'about '}${formatSeconds(Math.round(seconds))}` : '–'}</b>
        </div>
        <SceneBar tone="quiet" height={6} segments={segmentsByCount({ total: Math.max(1, scenes), done: scenes })} />
        <div className={styles.quiet}>
          <span>{scenes === 0 ? 'No scenes yet' : countOf(scenes, isWritten)}</span>
          {scenes > 1 && <span>{perScene.toFixed(1)} s each</span>}
        </div>
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      <div className={styles.part}>
        <div className={styles.line}>
          <span>Credits</span>
          <b>{quote ? quotePriceText(quote) : isFree ? 'Free' : formatCreditBalance(credits?.credits ?? 0)}</b>
        </div>
        {quote && <QuoteLines quote={quote} />}
        {!isFree &&
          credits?.lines.map(({ action, quantity, credits: cost }) => (
            <div key={action} className={styles.quiet}>
              <span>
                {CREDIT_COSTS[action].label}, {quantity}
              </span>
              <span>{formatCreditBalance(cost)}</span>
            </div>
          ))}
        <p className={styles.note}>
          {quote && credits
            ? `You have ${formatCreditBalance(credits.balance)}.`
            : isFree || !credits
              ? 'The first generation of a story is free.'
              : `${formatCreditBalance(credits.balance - credits.credits)} left afterwards. You’re charged when you press Generate and refunded for any failures.`}
        </p>
        <EngineBadge kind="WRITER" />
      </div>
    </aside>
  )
}
