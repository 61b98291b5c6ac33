import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useListSoundEffects } from '#generated/client/constants/constants.ts'
import type { SoundEffect, SoundEffectKind } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useSample } from '#src/shared/ui/picks/use-sample.ts'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonLine, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { useEditor } from '../core/use-editor.ts'
import { addSoundEffect } from './commands/edit-music-cues.ts'
import { OwnSounds } from './own-sounds.tsx'
import { SoundRow } from './sound-row.tsx'
import styles from './music.module.css'

/** How many are shown before 'Show all'. */
const FIRST = 8

const KINDS = [
  { value: 'ALL', label: 'All' },
  { value: 'EFFECT', label: 'Effects' },
  { value: 'AMBIENCE', label: 'Ambience' },
  { value: 'OWN', label: 'Yours' },
] as const satisfies readonly { value: SoundEffectKind | 'ALL' | 'OWN'; label: string }[]

/** Sounds that come with the product and the user's own, found by name, words and kind. */
export function SoundEffects() {
  const editor = useEditor()
  const [typed, setTyped] = useState('')
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('ALL')
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
      {kind === 'OWN' && <OwnSounds words={typed.trim()} sample={sample} />}
      {kind !== 'OWN' && found.length === 0 && (
        <p className={styles.about}>No sound found. Try another word in English.</p>
      )}
      {found.length > 0 && (
        <ul className={styles.sounds} aria-label="Effects and ambience">
          {shown.map((effect) => (
            <SoundRow
              key={effect.effect_id}
              {...effect}
              address={effect.file_location}
              sample={sample}
              onAdd={() => void addSoundEffect(editor, effect)}
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

/** Whether each typed word begins one of the name or the words of a sound. */
function isFound({ name, words }: SoundEffect, typed: string): boolean {
  const text = ['', name, ...words].join(' ').toLowerCase()
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(` ${word}`))
}
