import type { QuoteItem, RealEngine, RealItem } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { quotePriceText, sumPrices } from '#src/shared/story/quotes/quote-lines.tsx'
import { RefusalNote } from '#src/shared/story/quotes/expected-refusals.tsx'
import { useOpen } from '#src/features/editor/core/use-editor.ts'
import { lockReason, partName } from './real-text.ts'
import styles from './real.module.css'
import type { QuoteOptions } from '../use-prices.ts'

interface RealSceneProps {
  /** Of one scene. */
  items: readonly RealItem[]
  quoted: readonly QuoteItem[]
  engines: readonly RealEngine[]
  options: QuoteOptions
  onChange: (next: Partial<QuoteOptions>) => void
}

/** One scene with its tick and its price; locked parts are named, and a probable refusal is shown at its sentence. */
export function RealScene({ items, quoted, engines, options, onChange }: RealSceneProps) {
  const [first] = items
  const text = useOpen(({ scenes }) => (first ? scenes[first.scene_id]?.text : undefined)) ?? ''
  if (!first) return null
  const { scene_id: id, scene_number: number } = first
  const asked = items.filter(({ part }) => options.parts.includes(part))
  const locked = asked.filter(({ lock }) => lock !== null)
  const isOpen = locked.length < asked.length
  const isTicked = isOpen && !options.skipped.includes(id)
  return (
    <li className={styles.scene}>
      <div className={styles.line}>
        <Checkbox
          label={
            <span className={styles.words}>
              Scene {number}
              <span className={styles.text}>{text}</span>
            </span>
          }
          checked={isTicked}
          disabled={!isOpen}
          onChange={(_, isOn) =>
            onChange({ skipped: isOn ? options.skipped.filter((each) => each !== id) : [...options.skipped, id] })
          }
        />
        {quoted.length > 0 && <span className={styles.price}>{quotePriceText(sumPrices(quoted))}</span>}
      </div>
      {locked.length > 0 && (
        <p className={styles.locks}>
          {locked.map((item) => `${partName(item.part)}: ${lockReason(item)}`).join('. ')}.
        </p>
      )}
      {quoted.map((item) => (
        <Forecast key={item.id} item={item} engines={engines} options={options} onChange={onChange} />
      ))}
    </li>
  )
}

type ForecastProps = Pick<RealSceneProps, 'engines' | 'options' | 'onChange'> & { item: QuoteItem }

/** Text that the provider will probably refuse, with a rewrite or another engine one press away. */
function Forecast({ item, engines, options, onChange }: ForecastProps) {
  const { forecast, rewritten, id } = item
  const other = engines.find(
    ({ part, engine, overnight }) => part === item.part && ![engine, overnight?.engine].includes(item.engine),
  )
  if (rewritten !== null)
    return (
      <p className={styles.locks}>
        Prompt: “{rewritten}”{' '}
        <Button
          size="xsmall"
          variant="text"
          onClick={() => onChange({ rewrites: options.rewrites.filter((each) => each !== id) })}
        >
          Undo rewrite
        </Button>
      </p>
    )
  if (!forecast) return null
  return (
    <RefusalNote engine={item.engine} forecast={forecast}>
      {forecast.rewrite !== null && (
        <Button size="xsmall" onClick={() => onChange({ rewrites: [...options.rewrites, id] })}>
          Use rewrite
        </Button>
      )}
      {other && (
        <Button size="xsmall" onClick={() => onChange({ others: { ...options.others, [id]: other.engine } })}>
          Use {other.engine}
        </Button>
      )}
    </RefusalNote>
  )
}
