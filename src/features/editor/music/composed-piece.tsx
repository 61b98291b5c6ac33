import { Check } from 'lucide-react'
import { musicTitle } from '#src/domain/composed-music.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { SampleButton, SampleProgress } from '#src/shared/ui/picks/sample.tsx'
import type { Sample } from '#src/shared/ui/picks/use-sample.ts'
import type { Media } from '#src/shared/media/upload-item.ts'
import { addMusicCue } from './commands/edit-music-cues.ts'
import { setMusicMedia } from './commands/update-music.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import { beginsAgain } from './begins-again.ts'
import { useFilmLength, type MusicDraft } from './composing.ts'
import { lengthText } from '../core/lengths.ts'
import type { Task } from '../core/story-tasks.ts'
import { ReceiptButton } from '../generation/receipts/receipt-button.tsx'
import styles from './music.module.css'

interface ComposedPieceProps {
  task: Task
  media: Media
  sample: Sample
  onRestore: (draft: MusicDraft) => void
}

/** A piece of music that was composed for the story: its player, its use, and its provider. */
export function ComposedPiece({ task, media, sample, onRestore }: ComposedPieceProps) {
  const editor = useEditor()
  const isUsed = useOpen(
    ({ story: { music } }) => music.have_background_music && music.background_music_media_id === media.id,
  )
  const name = task.prompt ?? media.file_name
  const again = beginsAgain(media.duration_ms ?? 0, useFilmLength())
  return (
    <li className={styles.piece} data-used={isUsed || undefined}>
      <span>
        <span className={styles.words}>{name}</span>
        <span className={styles.note}>
          {lengthText(100 * Math.round((media.duration_ms ?? 0) / 100))} s{again !== null && `. ${again}`}
        </span>
      </span>
      {media.url !== null && <SampleButton name={name} address={media.url} sample={sample} />}
      {media.url !== null && <SampleProgress name={name} address={media.url} sample={sample} />}
      <span className={styles.actions}>
        {isUsed ? (
          <span className={styles.used}>
            <Check size={14} aria-hidden="true" /> In use
          </span>
        ) : (
          <Button
            size="xsmall"
            disabled={media.url === null}
            aria-label={`Use ${name}`}
            onClick={() => void setMusicMedia(editor, media, musicTitle(name))}
          >
            Use
          </Button>
        )}
        <Button
          size="xsmall"
          disabled={media.url === null}
          aria-label={`Add ${name} at the playhead`}
          onClick={() => void addMusicCue(editor, media, null)}
        >
          Add at playhead
        </Button>
        <ReceiptButton
          mediaId={media.id}
          restore={({ prompt }, close) => (
            <Button
              onClick={() => {
                close()
                const { duration = null, engine = null } = task.request ?? {}
                onRestore({ prompt: prompt ?? '', seconds: duration, engine })
              }}
            >
              Use these settings
            </Button>
          )}
        />
      </span>
    </li>
  )
}
