import OutlinedInput from '@mui/material/OutlinedInput'
import { Play } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import { type Phrase, findPhrases } from '#src/domain/phrases.ts'
import { IconButton } from '../ui/button.tsx'
import { Segmented } from '../ui/segmented.tsx'
import styles from './phrase-writer.module.css'
import { RecogniseOffer } from './recognise-offer.tsx'
import type { SoundPlayer } from './sound-player.ts'
import { linesFor } from '#src/domain/align-words.ts'
import { useQuery } from '@tanstack/react-query'
import { fetchFile } from '../media/fetch-file.ts'
import { readSamples } from '../media/to-wav.ts'

/** Longest accepted text, characters. */
const MAX_TEXT_LENGTH = 60_000
const MAX_LINE_LENGTH = 5_000

const WAYS = [
  { value: 'phrases', label: 'Phrase by phrase' },
  { value: 'text', label: 'Paste text' },
] as const

interface PhraseWriterProps {
  /** The spoken phrases. */
  phrases: readonly Phrase[]
  /** A line for each phrase, or a text of any lines. */
  text: string
  onChange: (text: string) => void
  player: SoundPlayer | null
  /** The recording, for the browser's speech recognition; `address` is null until it is stored. */
  address: string | null
  /** Spoken in it, BCP 47. */
  language: string
}

/** A recording's transcript, written by the user: each phrase can be played, and a whole text is divided among them. */
export function PhraseWriter({ phrases, text, onChange, player, address, language }: PhraseWriterProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('phrases')
  const list = useRef<HTMLOListElement>(null)
  const lines = linesOfText(text, phrases)
  const written = lines.filter((line) => line.trim() !== '').length

  const handleKey = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const next = phrases[at + 1]
    if (!next) return
    list.current?.querySelectorAll<HTMLInputElement>('input')[at + 1]?.focus()
    player?.play(next.start, next.end)
  }
  return (
    <div className={styles.writer}>
      <div className={styles.head}>
        <Segmented label="How to add the words" segments={WAYS} value={way} onChange={setWay} />
        <span className={styles.count}>
          {written} of {phrases.length} phrases
        </span>
      </div>
      <RecogniseOffer address={address} language={language} isOpen={written === 0} onText={onChange}>
        {way === 'text' ? (
          <textarea
            className={styles.text}
            aria-label="Transcript"
            placeholder="Paste or type everything that’s said. For the best timing, put each phrase on its own line."
            value={text.replace(/^\n+$/u, '')}
            maxLength={MAX_TEXT_LENGTH}
            onChange={({ target }) => onChange(target.value)}
          />
        ) : (
          <>
            <p className={styles.hint}>
              Press Enter to play the next phrase. Leave a phrase empty if there’s no speech.
            </p>
            <ol ref={list} className={styles.phrases}>
              {phrases.map((phrase, at) => (
                <li key={phrase.start} className={styles.phrase}>
                  <IconButton
                    size="small"
                    label={`Play phrase ${at + 1}`}
                    disabled={!player}
                    onClick={() => player?.play(phrase.start, phrase.end)}
                  >
                    <Play size={14} aria-hidden="true" />
                  </IconButton>
                  <span className={styles.time}>{clock(phrase.start)}</span>
                  <OutlinedInput
                    size="small"
                    fullWidth
                    value={lines[at] ?? ''}
                    slotProps={{ input: { 'aria-label': `Words in phrase ${at + 1}`, maxLength: MAX_LINE_LENGTH } }}
                    onKeyDown={(event) => handleKey(event, at)}
                    onChange={({ target }) => onChange(lines.with(at, target.value).join('\n'))}
                  />
                </li>
              ))}
            </ol>
          </>
        )}
      </RecogniseOffer>
    </div>
  )
}

const clock = (ms: number) => `${Math.floor(ms / 60_000)}:${((ms % 60_000) / 1000).toFixed(1).padStart(4, '0')}`

/** The text of each phrase: the text's own lines where the counts match, otherwise its words by length. */
function linesOfText(text: string, phrases: readonly Phrase[]): string[] {
  const lines = text.split('\n')
  if (lines.length === phrases.length) return lines
  if (text.trim() === '') return phrases.map(() => '')
  return linesFor(text, phrases)
}

/** Spoken phrases of a stored recording, found in this tab. */
export function usePhrases(media: { id: string; url: string | null } | undefined, isWanted: boolean) {
  const address = media?.url ?? null
  return useQuery({
    queryKey: ['phrases', media?.id],
    queryFn: async ({ signal }) => {
      const { samples, sampleRate } = await readSamples(await fetchFile(address ?? '', signal))
      return findPhrases(samples, sampleRate)
    },
    enabled: isWanted && address !== null,
    staleTime: Infinity,
    retry: false,
  })
}
