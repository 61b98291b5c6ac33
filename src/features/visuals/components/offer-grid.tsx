import { Clapperboard, Image } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { AspectRatio } from '#generated/schema.ts'
import { aspectRatio } from '#src/domain/aspect-ratio.ts'
import { formatSeconds } from '#src/shared/lib/format.ts'
import { PickImage } from '#src/shared/ui/picks/style-pick.tsx'
import { StockCreditLine } from '#src/shared/ui/stock-credit/stock-credit.tsx'
import type { Offer } from '../lib/offer.ts'
import styles from './visuals.module.css'

interface OfferGridProps {
  /** Accessible name of the group. */
  label: string
  offers: readonly Offer[]
  picks: readonly Offer[]
  /** The scene's current visuals. */
  shownKeys?: readonly string[]
  ratio: AspectRatio
  onToggle: (offer: Offer) => void
}

/** Images to pick from; each pick shows its place in the order. The arrow keys move from one to the next. */
export function OfferGrid({ label, offers, picks, shownKeys = [], ratio, onToggle }: OfferGridProps) {
  const { width, height } = aspectRatio(ratio)
  return (
    <div role="group" aria-label={label} className={styles.grid} data-tall={height > width || undefined}>
      {offers.map((offer) => {
        const place = picks.findIndex(({ key }) => key === offer.key)
        const isShown = shownKeys.includes(offer.key)
        return (
          <button
            key={offer.key}
            type="button"
            className={styles.offer}
            aria-pressed={place >= 0}
            onClick={() => onToggle(offer)}
            onKeyDown={walk}
          >
            <PickImage address={offer.image || null} ratio={`${width} / ${height}`}>
              {!offer.image && <Image size={20} aria-hidden="true" className={styles.none} />}
              {place >= 0 && <span className={styles.place}>{place + 1}</span>}
              {offer.durationMs !== null && (
                <span className={styles.length}>
                  <Clapperboard size={12} aria-hidden="true" />
                  {formatSeconds(Math.round(offer.durationMs / 1000))}
                </span>
              )}
            </PickImage>
            <span className={styles.name} dir="auto">
              {offer.name}
            </span>
            {offer.credit && <StockCreditLine credit={offer.credit} />}
            {isShown && <span className={styles.now}>Current</span>}
          </button>
        )
      })}
    </div>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

/** The arrows follow the layout: left and right by one, up and down by a row. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...(event.currentTarget.parentElement?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === event.currentTarget)
  const rowLength = buttons.filter(({ offsetTop }) => offsetTop === buttons[0]?.offsetTop).length
  const by = STEPS[event.key] ?? { ArrowUp: -rowLength, ArrowDown: rowLength }[event.key]
  const next = by === undefined || at < 0 ? undefined : buttons[at + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
