import { keepPreviousData } from '@tanstack/react-query'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useGetUserStories } from '#generated/client/stories/stories.ts'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Pages } from '../pages.tsx'
import styles from './scene-dialog.module.css'

const PAGE_SIZE = 8

/** The user's stories, the newest change first. */
export function StoryPick({ onPick }: { onPick: (story: { id: string; title: string }) => void }) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const query = useDeferredValue(words.trim())
  const list = useGetUserStories(
    { archived: false, page, page_size: PAGE_SIZE, ...(query !== '' && { query }) },
    { query: { placeholderData: keepPreviousData } },
  )
  return (
    <>
      <OutlinedInput
        fullWidth
        size="small"
        type="search"
        placeholder="Search stories"
        value={words}
        startAdornment={<Search size={16} aria-hidden="true" />}
        onChange={(event) => {
          setWords(event.target.value)
          setPage(1)
        }}
        inputProps={{ 'aria-label': 'Search stories' }}
      />
      <div className={styles.list}>
        {list.isPending ? (
          <Skeletons label="Loading your stories">
            <div className={styles.grid}>
              {Array.from({ length: 4 }, (_, at) => (
                <SkeletonImage key={at} ratio="16 / 9" />
              ))}
            </div>
          </Skeletons>
        ) : list.isError ? (
          <ErrorState
            isBare
            title="Couldn’t load characters"
            text={list.error.message}
            onRetry={() => void list.refetch()}
          />
        ) : list.data.results.length === 0 ? (
          <EmptyState
            isBare
            title={query === '' ? 'No stories yet' : 'No matching stories'}
            text={query === '' ? 'Stories you make on Home appear here.' : 'Search covers titles and prompts.'}
          />
        ) : (
          <ul className={styles.grid}>
            {list.data.results.map(({ story_id: id, display_title: title, thumbnail_url: url }) => (
              <li key={id}>
                <button type="button" className={styles.card} onClick={() => onPick({ id, title })}>
                  <span className={styles.still}>
                    {url && <img crossOrigin="anonymous" src={url} alt="" loading="lazy" />}
                  </span>
                  <span className={styles.words}>{title}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {list.data && <Pages label="Stories" page={page} pageSize={PAGE_SIZE} count={list.data.count} onPage={setPage} />}
    </>
  )
}
