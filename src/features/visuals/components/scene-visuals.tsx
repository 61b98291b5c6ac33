import type { AspectRatio, Scene } from '#generated/schema.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { useMadeOffers } from '../hooks/use-made-offers.ts'
import type { Offer } from '../lib/offer.ts'
import { OfferGrid } from './offer-grid.tsx'
import { StockOffers } from './stock-offers.tsx'
import styles from './visuals.module.css'

interface SceneVisualsProps {
  scene: Scene
  ratio: AspectRatio
  picks: readonly Offer[]
  onToggle: (offer: Offer) => void
}

/** One scene: its text, its current and earlier visuals, and matching stock. */
export function SceneVisuals({ scene, ratio, picks, onToggle }: SceneVisualsProps) {
  const made = useMadeOffers(scene)
  return (
    <>
      <p className={styles.said} dir="auto">
        {scene.text.trim() || 'No narration in this scene.'}
      </p>
      {made.error ? (
        <ErrorState isBare title="Couldn’t load history" text={made.error.message} onRetry={made.retry} />
      ) : (
        made.offers.length > 0 && (
          <section className={styles.group} aria-labelledby="made-offers">
            <h2 id="made-offers" className={styles.groupTitle}>
              In this scene
            </h2>
            <OfferGrid
              label="In this scene"
              offers={made.offers}
              shownKeys={made.shownKeys}
              picks={picks}
              ratio={ratio}
              onToggle={onToggle}
            />
          </section>
        )
      )}
      <StockOffers scene={scene} ratio={ratio} picks={picks} onToggle={onToggle} />
    </>
  )
}
