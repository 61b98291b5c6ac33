import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { getStock } from '#generated/client/scenes/scenes.ts'
import { InlineInput } from '#src/shared/form/inline-input.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StockCreditLine } from '#src/shared/ui/stock-credit/stock-credit.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { setStock } from './commands/set-stock.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from '../core/ui/inspector.module.css'
import { ImageButton } from './image-button.tsx'
import visual from './visual.module.css'

interface StockDialogProps {
  place: { sceneId: string; arollId: string }
  /** Initial search. */
  query: string
  onClose: () => void
}

const KINDS = [
  { value: 'images', label: 'Images' },
  { value: 'videos', label: 'Videos' },
] as const

interface Search {
  query: string
  page: number
  type: (typeof KINDS)[number]['value']
}

const WIDTH = 640
const cards = [1, 2, 3, 4, 5, 6]

/** Searches the stock library, page by page. */
export function StockDialog({ place, query, onClose }: StockDialogProps) {
  const editor = useEditor()
  const { control, handleSubmit } = useForm({ defaultValues: { query } })
  const [search, setSearch] = useState<Search>({ query, page: 1, type: 'images' })

  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['getStock', place.sceneId, search],
    queryFn: ({ signal }) =>
      getStock(
        {
          story_id: editor.storyId,
          scene_id: place.sceneId,
          query: search.query,
          stock_type: search.type,
          page: search.page,
        },
        { signal },
      ),
  })

  const submit = handleSubmit((typed) => setSearch({ ...search, query: typed.query.trim(), page: 1 }))

  return (
    <Dialog
      isOpen
      title="Stock"
      width={WIDTH}
      onClose={onClose}
      actions={
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <form className={styles.line} role="search" onSubmit={(event) => void submit(event)}>
        <InlineInput
          control={control}
          name="query"
          label="Search stock"
          placeholder="Search term"
          size="small"
          fullWidth
          isAutoFocused
          maxLength={200}
        />
        <Button size="small" type="submit">
          Search
        </Button>
      </form>
      <div className={visual.toolRow}>
        <Segmented
          size="small"
          label="Stock type"
          segments={KINDS}
          value={search.type}
          onChange={(type) => setSearch({ ...search, type, page: 1 })}
        />
        <EngineBadge kind="STOCK" />
      </div>
      {isPending ? (
        <Skeletons label="Searching">
          <div className={styles.stockGrid}>
            {cards.map((card) => (
              <SkeletonImage key={card} />
            ))}
          </div>
        </Skeletons>
      ) : error ? (
        <ErrorState isBare title="The search failed" text={error.message} onRetry={() => void refetch()} />
      ) : data.results.length === 0 ? (
        <EmptyState isBare title="Nothing found" text="Try a different search." />
      ) : (
        <>
          <div className={styles.stockGrid}>
            {data.results.map((item) => (
              <ImageButton
                key={item.id}
                image={item.thumbnail_url}
                clip={item.duration_ms === null ? null : `${Math.round(item.duration_ms / 1000)} s`}
                onClick={() => {
                  onClose()
                  void setStock(editor, place, item, search.query)
                }}
              >
                {item.title}
                {item.credit && <StockCreditLine credit={item.credit} />}
              </ImageButton>
            ))}
          </div>
          <div className={styles.pager}>
            <Button
              size="xsmall"
              disabled={search.page === 1}
              onClick={() => setSearch({ ...search, page: search.page - 1 })}
            >
              Previous
            </Button>
            <span role="status">
              Page {data.page} of {Math.max(1, Math.ceil(data.count / data.page_size))}
            </span>
            <Button
              size="xsmall"
              disabled={data.next_page === null}
              onClick={() => setSearch({ ...search, page: search.page + 1 })}
            >
              Next
            </Button>
          </div>
        </>
      )}
    </Dialog>
  )
}
