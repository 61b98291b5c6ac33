import OutlinedInput from '@mui/material/OutlinedInput'
import { Search, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useListAllCharacters } from '#generated/client/characters/characters.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import styles from './media-dialog.module.css'

const WIDTH = 720

interface CastDialogProps {
  onChoose: (characterId: string) => void
  onClose: () => void
}

/** All characters of the user's stories. */
export function CastDialog({ onChoose, onClose }: CastDialogProps) {
  const [words, setWords] = useState('')
  const list = useListAllCharacters()
  const wanted = words.trim().toLowerCase()
  const all = list.data?.results ?? []
  const shown = all.filter(({ call_name: name, description }) =>
    `${name} ${description}`.toLowerCase().includes(wanted),
  )
  return (
    <Dialog
      isOpen
      title="Choose a character"
      width={WIDTH}
      onClose={onClose}
      actions={
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <OutlinedInput
        fullWidth
        size="small"
        type="search"
        placeholder="Search characters"
        value={words}
        startAdornment={<Search size={16} aria-hidden="true" />}
        onChange={(event) => setWords(event.target.value)}
        inputProps={{ 'aria-label': 'Search characters' }}
      />
      <div className={styles.list}>
        {list.isPending ? (
          <Skeletons label="Loading your characters">
            <div className={styles.grid}>
              {Array.from({ length: 4 }, (_, at) => (
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
        ) : shown.length === 0 ? (
          <EmptyState
            isBare
            title={all.length === 0 ? 'No characters yet' : 'No matching characters'}
            text={
              all.length === 0
                ? 'Publish a character in a story’s cast to use it here.'
                : 'Search covers names and descriptions.'
            }
          />
        ) : (
          <ul className={styles.grid}>
            {shown.map(({ id, call_name: name, description, portrait }) => {
              const url = portrait?.thumbnail_url ?? portrait?.url
              return (
                <li key={id}>
                  <button
                    type="button"
                    className={styles.picture}
                    onClick={() => {
                      onChoose(id)
                      onClose()
                    }}
                  >
                    {url ? (
                      <img crossOrigin="anonymous" src={url} alt="" loading="lazy" />
                    ) : (
                      <span className={styles.blank}>
                        <UserRound size={32} aria-hidden="true" />
                      </span>
                    )}
                    <span>{name}</span>
                    <span className={styles.words}>{description}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
