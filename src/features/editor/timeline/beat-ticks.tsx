import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'
import { useStore } from 'zustand'
import { beatFrames, type PlacedMusic } from '#src/video/beats/beat-frames.ts'
import { useEditor } from '../core/use-editor.ts'
import { BEATS_FROM_SCALE, beatsQuery } from './beat-targets.ts'
import styles from './lanes.module.css'

interface BeatTicksProps {
  music: PlacedMusic
  /** px per frame. */
  scale: number
  /** Visible frames. */
  from: number
  to: number
}

/** The beats of a piece of music as ticks on its clip; its file is searched when they are first shown. */
export const BeatTicks = memo(function BeatTicks({ music, scale, from, to }: BeatTicksProps) {
  const isShown = useStore(useEditor().snapsToBeats) && scale >= BEATS_FROM_SCALE
  // Without its beats music is edited as before: a failure needs no message.
  const { data } = useQuery({ ...beatsQuery(music.url), enabled: isShown })
  const beats = useMemo(() => (data ? beatFrames(music, data) : []), [music, data])
  if (!isShown || beats.length === 0) return null
  const ticks = beats.filter((beat) => beat >= from && beat <= to)
  return (
    <svg className={styles.beats} width={music.durationInFrames * scale} aria-hidden="true" data-part="beats">
      <path d={ticks.map((beat) => `M${(beat - music.from) * scale} 0v4`).join('')} />
    </svg>
  )
})
