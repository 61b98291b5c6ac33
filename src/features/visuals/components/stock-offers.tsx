import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { AspectRatio, Scene } from '#generated/schema.ts'
import { getStock } from '#generated/client/scenes/scenes.ts'
import { stockQuery } from '#src/domain/stock-query.ts'
import { InlineInput } from '#src/shared/form/inline-input.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { type Offer, offerOfStock } from '../lib/offer.ts'
import { OfferGrid } from './offer-grid.tsx'
import styles from './visuals.module.css'

const KINDS = [
  { value: 'images', label: 'Images' },
  { value: 'videos', label: 'Videos' },
] as const
const waiting = [1, 2, 3, 4, 5, 6, 7, 8]

interface StockOffersProps {
  scene: Scene
  ratio: AspectRatio
  picks: readonly Offer[]
  onToggle: (offer: Offer) => void
}

/** Stock for the scene's words, or for another search. */
export function StockOffers({ scene, ratio, picks, onToggle }: StockOffersProps) {
  const [search, setSearch] = useState<{ words: string; kind: (typeof KINDS)[number]['value'] }>({
    words: stockQuery(scene),
    kind: 'images',
  })
  const { control, handleSubmit } = useForm({ defaultValues: { words: search.words } })
  const stock = useInfiniteQuery({
    queryKey: ['getStock', scene.id, search],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      getStock(
        { story_id: scene.story_id, scene_id: scene.id, query: search.words, stock_type: search.kind, page },
        { signal },
      ),
    getNextPageParam: ({ next_page: next }) => next,
  })
  const submit = handleSubmit(({ words }) => setSearch({ ...search, words: words.trim() }))
  const offers = stock.data?.pages.flatMap(({ results }) => results.map(offerOfStock)) ?? []
  return (
    <section className={styles.group} aria-labelledby="stock-offers">
      <div className={styles.groupHead}>
        <h2 id="stock-offers" className={styles.groupTitle}>
          Stock
        </h2>
        <EngineBadge kind="STOCK" />
        <span className={styles.gap} />
        <Segmented
          label="Stock type"
          size="small"
          segments={KINDS}
          value={search.kind}
          onChange={(kind) => setSearch({ ...search, kind })}
        />
      </div>
      <form className={styles.search} role="search" onSubmit={(event) => void submit(event)}>
        <InlineInput
          control={control}
          name="words"
          label="Search stock"
          placeholder="Search term"
          size="small"
          fullWidth
          dir="auto"
          maxLength={200}
        />
        <Button size="small" type="submit">
          Search
        </Button>
      </form>
      {stock.isPending ? (
        <Skeletons label="Searching">
          <div className={styles.grid}>
            {waiting.map((card) => (
              <SkeletonImage key={card} />
            ))}
          </div>
        </Skeletons>
      ) : stock.isError && !stock.data ? (
        <ErrorState
          isBare
          title="The search failed"
          text={stock.error.message}
          onRetry={() => void stock.refetch()}
          isRetrying={stock.isFetching}
        />
      ) : offers.length === 0 ? (
        <EmptyState isBare title="Nothing found" text="Try a different search." />
      ) : (
        <>
          <OfferGrid label="Stock" offers={offers} picks={picks} ratio={ratio} onToggle={onToggle} />
          {stock.hasNextPage && (
            <Button
              size="small"
              className={styles.more ?? ''}
              isBusy={stock.isFetchingNextPage}
              busyLabel="Searching"
              onClick={() => void stock.fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </>
      )}
    </section>
  )
}
