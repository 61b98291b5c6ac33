import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState, type ReactNode } from 'react'
import { useListSoundEffects } from '#generated/client/constants/constants.ts'
import type { SoundEffect, SoundEffectKind } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { SampleIcon, SampleProgress } from '#src/shared/ui/picks/sample.tsx'
import { type Sample, useSample } from '#src/shared/ui/picks/use-sample.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { lengthText } from '../core/lengths.ts'
import { useEditor } from '../core/use-editor.ts'
import { addSoundEffect } from './commands/edit-music-cues.ts'
import styles from './music.module.css'

/** How many are shown before 'Show all'. */
const FIRST = 8

const KINDS = [
  { value: 'ALL', label: 'All' },
  { value: 'EFFECT', label: 'Effects' },
  { value: 'AMBIENCE', label: 'Ambience' },
] as const satisfies readonly { value: SoundEffectKind | 'ALL'; label: string }[]

/** Sounds that come with the product, found by name, words and kind. */
export function SoundEffects() {
  const editor = useEditor()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<SoundEffectKind | 'ALL'>('ALL')
  const [showsAll, setShowsAll] = useState(false)
  const sample = useSample()
  const { data, isPending, error, refetch, isRefetching } = useListSoundEffects()
  if (isPending)
    return (
      <Skeletons label="Loading sounds">
        {[1, 2, 3].map((row) => (
          <SkeletonLine key={row} width="100%" height={40} />
        ))}
      </Skeletons>
    )
  if (error)
    return (
      <ErrorState
        isBare
        title="Couldn’t load sounds"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  const found = data.effects.filter((effect) => (kind === 'ALL' || effect.kind === kind) && isFound(effect, typed))
  const shown = showsAll ? found : found.slice(0, FIRST)
  return (
    <>
      <OutlinedInput
        size="small"
        fullWidth
        type="search"
        value={typed}
        placeholder="Search sounds, such as rain"
        slotProps={{ input: { 'aria-label': 'Search sounds' } }}
        onChange={({ target: { value } }) => setTyped(value)}
      />
      <Segmented isWide size="small" label="Kind of sound" segments={KINDS} value={kind} onChange={setKind} />
      {found.length === 0 && <p className={styles.about}>No sound found. Try another word in English.</p>}
      {found.length > 0 && (
        <ul className={styles.sounds} aria-label="Effects and ambience">
          {shown.map((effect) => (
            <SoundRow
              key={effect.effect_id}
              effect={effect}
              sample={sample}
              end={
                <Button
                  size="xsmall"
                  variant="text"
                  aria-label={`Add ${effect.name} at the playhead`}
                  onClick={() => void addSoundEffect(editor, effect)}
                >
                  Add
                </Button>
              }
            />
          ))}
        </ul>
      )}
      {shown.length < found.length && (
        <div>
          <Button size="xsmall" variant="text" onClick={() => setShowsAll(true)}>
            Show all {found.length}
          </Button>
        </div>
      )}
    </>
  )
}

interface SoundRowProps {
  effect: SoundEffect
  sample: Sample
  /** At the end of the row, outside its button. */
  end: ReactNode
}

/** One sound; a press on it plays or pauses it. */
function SoundRow({ effect, sample, end }: SoundRowProps) {
  const { name, file_location: address } = effect
  const noteId = useId()
  const state = sample.address === address ? sample.state : 'idle'
  return (
    <li className={styles.sound}>
      <button
        type="button"
        className={styles.play}
        aria-label={state === 'playing' ? `Pause ${name}` : `Play ${name}`}
        aria-describedby={noteId}
        onClick={() => sample.toggle(address)}
      >
        <SampleIcon state={state} />
        <span className={styles.soundWords}>
          <span className={styles.words}>{name}</span>
          <span id={noteId} className={styles.note}>
            {lengthText(effect.duration_ms)} s{effect.loops && ', loops'}
          </span>
          <SampleProgress name={name} address={address} sample={sample} />
        </span>
      </button>
      {end}
    </li>
  )
}

/** Whether each typed word begins one of the name or the words of a sound. */
function isFound({ name, words }: SoundEffect, typed: string): boolean {
  const text = ['', name, ...words].join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`))
}
