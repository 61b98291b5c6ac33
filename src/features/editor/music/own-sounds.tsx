import { Upload } from 'lucide-react'
import { useStore } from 'zustand'
import { acceptedTypes, uploadKindOf } from '#src/domain/uploads.ts'
import { mediaStore } from '#src/shared/media/media-store.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import type { Sample } from '#src/shared/ui/picks/use-sample.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { busyKeys } from '../core/story-store.ts'
import { useEditor, useIsBusy } from '../core/use-editor.ts'
import { queueStoryUpload } from '../media/commands/media-into-story.ts'
import { useMediaList } from '../media/media-filters.tsx'
import { addOwnEffect } from './commands/edit-music-cues.ts'
import styles from './music.module.css'
import { SoundRow } from './sound-row.tsx'

const SOUND_FORMATS = 'WAV, MP3, M4A or OGG'

interface OwnSoundsProps {
  /** Of the search. */
  words: string
  sample: Sample
}

/** The user's uploads and recordings, to be played as effects. */
export function OwnSounds({ words, sample }: OwnSoundsProps) {
  const editor = useEditor()
  const isUploading = useIsBusy(busyKeys.music)
  const list = useMediaList(editor.storyId, { scope: 'all', kind: 'audio', words, isOwn: true })
  const cached = useStore(mediaStore, ({ media }) => media)
  const sounds = list.ids.flatMap((id) => cached[id] ?? [])
  if (list.error)
    return (
      <ErrorState
        isBare
        title="Couldn’t load your sounds"
        text={list.error.message}
        isRetrying={list.isRefetching}
        onRetry={() => void list.refetch()}
      />
    )
  return (
    <>
      {list.isPending && (
        <Skeletons label="Loading your sounds">
          <SkeletonLine width="100%" height={40} />
        </Skeletons>
      )}
      {!list.isPending && sounds.length === 0 && (
        <p className={styles.about}>{words === '' ? `No sounds yet. Upload ${SOUND_FORMATS}.` : 'No sound found.'}</p>
      )}
      {sounds.length > 0 && (
        <ul className={styles.sounds} aria-label="Your sounds">
          {sounds.map((media) =>
            media.url === null ? null : (
              <SoundRow
                key={media.id}
                name={media.file_name}
                address={media.url}
                duration_ms={media.duration_ms ?? 0}
                sample={sample}
                onAdd={() => void addOwnEffect(editor, media)}
              />
            ),
          )}
        </ul>
      )}
      <span className={styles.row}>
        <FileButton
          size="small"
          icon={<Upload size={16} aria-hidden="true" />}
          isBusy={isUploading}
          busyLabel="Uploading"
          label="Sound file"
          accept={acceptedTypes('audio')}
          onFile={(input) => {
            const kind = uploadKindOf(input.type)
            // A video would arrive among the media, and never be listed here.
            if (kind && kind !== 'audio') notify(`Choose a sound: ${SOUND_FORMATS}`, { tone: 'error' })
            else queueStoryUpload(editor, { input, busy: busyKeys.music, onArrived: () => void list.refetch() })
          }}
        >
          Upload sound
        </FileButton>
        {list.hasNextPage && (
          <Button
            size="xsmall"
            variant="text"
            isBusy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </span>
    </>
  )
}
