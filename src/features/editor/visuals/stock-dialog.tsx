import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import { getStock } from '#generated/client/scenes/scenes.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EmptyState, ErrorState, SkeletonPicture, Skeletons } from '#src/shared/ui/states/data-states.tsx'
import { StockCreditLine } from '#src/shared/ui/stock-credit/stock-credit.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { setStock } from './commands/set-stock.ts'
import { useEditor } from '../core/use-editor.ts'
import styles from '../core/ui/inspector.module.css'
import { PictureButton } from './picture-button.tsx'
import visual from './visual.module.css'

interface StockDialogProps {
  place: { sceneId: string; arollId: string }
  /** What to look for at first. */
  query: string
  onClose: () => void
}

const KINDS = [
  { value: 'images', label: 'Pictures' },
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
  const [draft, setDraft] = useState(query)
  const [search, setSearch] = useState<Search>({ query: draft, page: 1, type: 'images' })

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

  const handleSearch = (event: SyntheticEvent) => {
    event.preventDefault()
    setSearch({ ...search, query: draft.trim(), page: 1 })
  }

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
      <form className={styles.line} role="search" onSubmit={handleSearch}>
        <OutlinedInput
          size="small"
          fullWidth
          autoFocus
          value={draft}
          placeholder="What to look for"
          slotProps={{ input: { 'aria-label': 'Search stock' } }}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button size="small" type="submit">
          Search
        </Button>
      </form>
      <div className={visual.toolRow}>
        <Segmented
          size="small"
          label="Kind of stock"
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
              <SkeletonPicture key={card} />
            ))}
          </div>
        </Skeletons>
      ) : error ? (
        <ErrorState isBare title="The search failed" text={error.message} onRetry={() => void refetch()} />
      ) : data.results.length === 0 ? (
        <EmptyState isBare title="Nothing found" text="Try other words." />
      ) : (
        <>
          <div className={styles.stockGrid}>
            {data.results.map((item) => (
              <PictureButton
                key={item.id}
                picture={item.thumbnail_url}
                clip={item.duration_ms === null ? null : `${Math.round(item.duration_ms / 1000)} s`}
                onClick={() => {
                  onClose()
                  void setStock(editor, place, item, search.query)
                }}
              >
                {item.title}
                {item.credit && <StockCreditLine credit={item.credit} />}
              </PictureButton>
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
