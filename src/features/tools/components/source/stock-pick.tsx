import OutlinedInput from '@mui/material/OutlinedInput'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useImportStock } from '#generated/client/media/media.ts'
import type { StockItem } from '#generated/schema.ts'
import { getStock } from '#generated/client/scenes/scenes.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { StockCreditLine } from '#src/shared/ui/stock-credit/stock-credit.tsx'
import { useSettled } from '#src/shared/hooks/use-settled.ts'
import { Pages } from '../pages.tsx'
import styles from './media-dialog.module.css'

const TYPING_MS = 300

interface StockPickProps {
  kind: 'image' | 'video'
  onChoose: (mediaId: string) => void
}

/** The stock library, whether a story uses it or not; a picked item becomes media of the user. */
export function StockPick({ kind, onChoose }: StockPickProps) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const { query } = useSettled({ query: useDeferredValue(words.trim()) }, TYPING_MS)
  const stock_type = kind === 'video' ? 'videos' : 'images'
  const stock = useQuery({
    queryKey: ['getStock', 'tools', query, stock_type, page],
    queryFn: ({ signal }) => getStock({ query, stock_type, page }, { signal }),
    placeholderData: keepPreviousData,
  })
  const take = useImportStock()
  const handlePick = ({ id, title }: StockItem) =>
    take.mutate(
      { data: { stock_data: { id, title }, stock_type, aspect_ratio: 'SIXTEEN_NINE' } },
      { onSuccess: (media) => onChoose(media.id), onError: notifyError },
    )
  return (
    <>
      <OutlinedInput
        className={styles.part}
        fullWidth
        size="small"
        type="search"
        placeholder="Search term"
        value={words}
        startAdornment={<Search size={16} aria-hidden="true" />}
        onChange={(event) => {
          setWords(event.target.value)
          setPage(1)
        }}
        inputProps={{ 'aria-label': 'Search stock', maxLength: 200 }}
      />
      <div className={styles.list}>
        {stock.isPending ? (
          <Skeletons label="Searching">
            <div className={styles.grid}>
              {Array.from({ length: 8 }, (_, at) => (
                <SkeletonImage key={at} ratio="1" />
              ))}
            </div>
          </Skeletons>
        ) : stock.isError ? (
          <ErrorState
            isBare
            title="The search failed"
            text={stock.error.message}
            onRetry={() => void stock.refetch()}
          />
        ) : stock.data.results.length === 0 ? (
          <EmptyState isBare title="Nothing found" text="Try a different search." />
        ) : (
          <ul className={styles.grid} aria-busy={take.isPending}>
            {stock.data.results.map((item) => (
              <li key={item.id}>
                <button
                  type="button"
                  className={styles.picture}
                  disabled={take.isPending}
                  onClick={() => handlePick(item)}
                >
                  <img crossOrigin="anonymous" src={item.thumbnail_url ?? undefined} alt="" loading="lazy" />
                  <span className={styles.words}>
                    {take.isPending && take.variables.data.stock_data.id === item.id ? 'Fetching' : item.title}
                  </span>
                </button>
                {item.credit && <StockCreditLine credit={item.credit} />}
              </li>
            ))}
          </ul>
        )}
      </div>
      {stock.data && (
        <Pages label="Stock" page={page} pageSize={stock.data.page_size} count={stock.data.count} onPage={setPage} />
      )}
    </>
  )
}
