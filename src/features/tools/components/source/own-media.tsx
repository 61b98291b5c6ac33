import { keepPreviousData } from '@tanstack/react-query'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useListMedia } from '#generated/client/media/media.ts'
import type { MediaSource } from '#generated/schema.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Pages } from '../pages.tsx'
import styles from './media-dialog.module.css'

const PAGE_SIZE = 12
const KINDS = [
  { value: 'ALL', label: 'All' },
  { value: 'USER', label: 'Uploaded' },
  { value: 'GENERATED', label: 'Generated here' },
] as const satisfies readonly { value: MediaSource | 'ALL'; label: string }[]

const WORDS = {
  image: { one: 'image', many: 'images' },
  video: { one: 'video', many: 'videos' },
} as const

interface OwnMediaProps {
  kind: 'image' | 'video'
  onChoose: (mediaId: string) => void
}

/** All of the user's images or videos: uploads, scenes of stories, used stock, and earlier results. */
export function OwnMedia({ kind: type, onChoose }: OwnMediaProps) {
  const { one, many } = WORDS[type]
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('ALL')
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const query = useDeferredValue(words.trim())
  const list = useListMedia(
    {
      media_type: type,
      page,
      page_size: PAGE_SIZE,
      ...(kind !== 'ALL' && { source__in: [kind] }),
      ...(query !== '' && { query }),
    },
    { query: { placeholderData: keepPreviousData } },
  )
  const ready = list.data?.results.filter(({ status }) => status === 'COMPLETED') ?? []
  return (
    <>
      <div className={`${styles.head} ${styles.part}`}>
        <Segmented
          label="Type"
          size="small"
          segments={KINDS}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setPage(1)
          }}
        />
        <OutlinedInput
          className={styles.find}
          size="small"
          type="search"
          placeholder={`Search ${many}`}
          value={words}
          startAdornment={<Search size={16} aria-hidden="true" />}
          onChange={(event) => {
            setWords(event.target.value)
            setPage(1)
          }}
          inputProps={{ 'aria-label': `Search ${many}` }}
        />
      </div>
      <div className={styles.list}>
        {list.isPending ? (
          <Skeletons label={`Loading your ${many}`}>
            <div className={styles.grid}>
              {Array.from({ length: 8 }, (_, at) => (
                <SkeletonImage key={at} ratio="1" />
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
        ) : ready.length === 0 ? (
          <EmptyState
            isBare
            title={query === '' ? `No ${one} yet` : `No matching ${one}`}
            text={query === '' ? 'Uploads and results appear here.' : 'Search covers names and prompts.'}
          />
        ) : (
          <ul className={styles.grid}>
            {ready.map((media) => (
              <li key={media.id}>
                <button type="button" className={styles.picture} onClick={() => onChoose(media.id)}>
                  <img crossOrigin="anonymous" src={media.thumbnail_url ?? undefined} alt="" loading="lazy" />
                  <span className={styles.words}>{media.prompt ?? media.file_name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {list.data && (
        <Pages
          label={many === 'videos' ? 'Videos' : 'Images'}
          page={page}
          pageSize={PAGE_SIZE}
          count={list.data.count}
          onPage={setPage}
        />
      )}
    </>
  )
}
