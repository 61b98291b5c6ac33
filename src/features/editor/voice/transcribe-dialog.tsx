import OutlinedInput from '@mui/material/OutlinedInput'
import { useQuery } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { linesFor } from '#src/domain/align-words.ts'
import { creditCost } from '#src/domain/credits.ts'
import { findPhrases, type Phrase } from '#src/domain/phrases.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useListeningPrice } from '#src/shared/story/quotes/prices.ts'
import { RecogniseOffer } from '#src/shared/recording/recognise-offer.tsx'
import { playSound } from '#src/shared/media/play-sound.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { transcribeSceneAudio } from './commands/transcribe-scene-audio.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { readSamples } from '#src/shared/media/to-wav.ts'
import styles from './voice.module.css'

const seconds = (ms: number) => (ms / 1000).toFixed(1)

/** Transcribes a voice-over: its phrases are found by their sound and the user writes the words, or speech is recognised. */
export function TranscribeDialog({ scene, onClose }: { scene: SceneRow; onClose: () => void }) {
  const editor = useEditor()
  const address = scene.audio_media?.url ?? ''
  const language = useOpen(({ story }) => story.language)
  const {
    data: phrases,
    isPending,
    error,
    refetch,
  } = useQuery({
    queryKey: ['phrases', scene.audio_media?.id],
    queryFn: async ({ signal }) => {
      const { samples, sampleRate } = await readSamples(await fetchFile(address, signal))
      return findPhrases(samples, sampleRate)
    },
    staleTime: Infinity,
  })
  const [drafts, setDrafts] = useState<readonly string[] | null>(null)
  const lines = drafts ?? linesFor(scene.text, phrases ?? [])
  const run = (text?: string) => {
    onClose()
    void transcribeSceneAudio(editor, scene.id, { text, most: text === undefined ? price.most : aligned })
  }
  const price = useListeningPrice()(scene.audio_media?.duration_ms ?? null)
  // Written words are aligned with the sound here, whichever engine transcribes.
  const aligned = creditCost('transcribe_audio')
  return (
    <Dialog
      isOpen
      title="What’s said?"
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button {...priceProps(price)} onClick={() => run()}>
            Recognise speech
          </Button>
          <Button
            variant="contained"
            price={aligned}
            disabled={lines.every((line) => line.trim() === '')}
            onClick={() => run(lines.join('\n'))}
          >
            Sync words
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>We found the speech; you add the words. Type what’s said in each phrase, and we’ll time it to the audio.</p>
        {isPending && (
          <Skeletons label="Listening">
            {[1, 2, 3].map((row) => (
              <SkeletonLine key={row} width="100%" height={32} />
            ))}
          </Skeletons>
        )}
        {error && (
          <ErrorState isBare title="Couldn’t load the recording" text={error.message} onRetry={() => void refetch()} />
        )}
        {phrases?.length === 0 && <p role="alert">No speech found in this recording.</p>}
        {phrases && phrases.length > 0 && (
          <RecogniseOffer
            address={address}
            language={language}
            isOpen={lines.every((line) => line.trim() === '')}
            onText={(text) => setDrafts(linesFor(text, phrases))}
          >
            <Phrases address={address} phrases={phrases} lines={lines} onChange={setDrafts} />
          </RecogniseOffer>
        )}
      </div>
    </Dialog>
  )
}

interface PhrasesProps {
  address: string
  phrases: readonly Phrase[]
  lines: readonly string[]
  onChange: (lines: readonly string[]) => void
}

function Phrases({ address, phrases, lines, onChange }: PhrasesProps) {
  const playing = useRef<HTMLAudioElement>(null)
  useEffect(() => () => playing.current?.pause(), [address])
  const play = ({ start, end }: Phrase) => {
    playing.current?.pause()
    const audio = new Audio(address)
    audio.crossOrigin = 'anonymous'
    playing.current = audio
    audio.currentTime = start / 1000
    audio.addEventListener('timeupdate', () => audio.currentTime * 1000 >= end && audio.pause())
    playSound(audio)
  }
  return (
    <ol className={styles.phrases}>
      {phrases.map((phrase, at) => (
        <li key={phrase.start} className={styles.phrase}>
          <IconButton size="small" label={`Play phrase ${at + 1}`} onClick={() => play(phrase)}>
            <Play size={14} aria-hidden="true" />
          </IconButton>
          <span className={styles.time}>
            {seconds(phrase.start)}–{seconds(phrase.end)} s
          </span>
          <OutlinedInput
            size="small"
            fullWidth
            value={lines[at] ?? ''}
            slotProps={{ input: { 'aria-label': `Words in phrase ${at + 1}`, maxLength: 5000 } }}
            onChange={({ target }) =>
              onChange(phrases.map((_, each) => (each === at ? target.value : (lines[each] ?? ''))))
            }
          />
        </li>
      ))}
    </ol>
  )
}
