import { TriangleAlert, VolumeX } from 'lucide-react'
import { memo, type MouseEvent, type PointerEvent } from 'react'
import { FPS } from '#src/domain/frames.ts'
import type { VideoScene } from '#src/video/document.ts'
import { busyKeys } from '../core/story-store.ts'
import { useIsBusy, useOpen, useEditor } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { ClipGrips } from './clip-grips.tsx'
import { Filmstrip } from './filmstrip.tsx'
import styles from './scene-clip.module.css'
import { useQuery } from '@tanstack/react-query'
import { waveformPeaks } from '#src/domain/waveform-peaks.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { pathOf } from '#src/shared/lib/path-of.ts'
import { usePlaybackState } from '#src/video/player/playback.ts'

/** Duration of one bar in a file of usual length, ms. */
const MS_PER_BAR = 60

const MAX_BARS = 400

/** Enough for the waveform of a voice, and quick to decode. */
const SAMPLE_RATE = 8000

/** The waveform of a voice-over; decoded once for each file. @param share how much of the scene it fills, 0 to 1 */
const VoiceWave = memo(function VoiceWave({ address, share }: { address: string; share: number }) {
  const hasImage = usePlaybackState(useEditor().playback, 'hasImage')
  const { data = [] } = useQuery({
    queryKey: ['voicePeaks', pathOf(address)],
    queryFn: () => loadPeaks(address),
    enabled: hasImage,
    staleTime: Infinity,
    // A few numbers each: cached, so that scrolling back decodes nothing again.
    gcTime: Infinity,
    retry: false,
  })
  const path = data.map((peak, at) => `M${at + 0.5} ${10 - peak * 9.5}v${Math.max(0.6, peak * 19).toFixed(1)}`).join('')
  return (
    <svg
      className={styles.wave}
      style={{ width: `${Math.min(1, share) * 100}%` }}
      viewBox={`0 0 ${Math.max(1, data.length)} 20`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
})

/** Narrower than this (px) a clip shows no images and no sound. */
const TINY = 26
/** Narrower than this (px) not even its number. */
const NUMBERLESS = 16

const BEING_MADE = 'Generating'

export interface ClipHandlers {
  press: (event: PointerEvent<HTMLElement>, scene: VideoScene) => void
  click: (event: MouseEvent<HTMLElement>, scene: VideoScene) => void
}

interface SceneClipProps {
  scene: VideoScene
  number: number
  /** px per frame. */
  scale: number
  isSelected: boolean
  /** The scene in the inspector. */
  isLead: boolean
  /** Must stay the same object. */
  handlers: ClipHandlers
}

/** One scene along time: its text, its images, its voice-over. */
export const SceneClip = memo(function SceneClip({
  scene,
  number,
  scale,
  isSelected,
  isLead,
  handlers,
}: SceneClipProps) {
  const row = useOpen((open) => open.scenes[scene.id])
  const isSpeaking = useIsBusy(busyKeys.voice(scene.id))
  const room = scene.durationInFrames * scale
  const width = Math.max(3, room - (room < TINY ? 1 : 2))
  const isTiny = width < TINY
  if (!row) return null
  const coming = row.status === 'GENERATING' ? whatIsComing(scene) : null
  return (
    <div
      className={styles.clip}
      data-clip={scene.id}
      data-number={number}
      data-selected={isSelected || undefined}
      data-lead={isLead || undefined}
      data-tiny={isTiny || undefined}
      data-coming={coming ?? undefined}
      // A tiny clip has no room for the words.
      title={coming && isTiny ? BEING_MADE : undefined}
      style={{ left: scene.from * scale, width }}
    >
      <button
        type="button"
        className={styles.clipMain}
        aria-pressed={isSelected}
        tabIndex={isLead ? 0 : -1}
        onPointerDown={(event) => handlers.press(event, scene)}
        onClick={(event) => handlers.click(event, scene)}
      >
        <span className="visually-hidden">
          Scene {number} in the timeline{coming && ', generating'}
        </span>
        <span className={styles.clipHead} aria-hidden="true">
          <b>{width >= NUMBERLESS && number}</b>
          <span className={styles.clipText} dir="auto">
            {row.text}
          </span>
          <span className={styles.clipLength}>{(scene.durationInFrames / FPS).toFixed(1)}</span>
        </span>
        <span className={styles.strip} aria-hidden="true">
          {!isTiny &&
            scene.arolls.map(({ id, durationInFrames }) => <Filmstrip key={id} id={id} frames={durationInFrames} />)}
          {!isTiny && coming === 'picture' && <span className={styles.coming}>{BEING_MADE}</span>}
        </span>
        <span className={styles.voice} aria-hidden="true" data-stale={row.is_voiceover_stale || undefined}>
          {!isTiny && !isSpeaking && <VoiceNote row={row} isComing={coming === 'voice'} />}
          {isSpeaking ? (
            <span className={styles.stale}>Speaking</span>
          ) : (
            scene.voice &&
            !isTiny && (
              <VoiceWave
                address={scene.voice.url}
                share={scene.voice.durationMs / ((scene.durationInFrames * 1000) / FPS)}
              />
            )
          )}
        </span>
      </button>
      {!isTiny && <ClipGrips scene={scene} row={row} number={number} scale={scale} isLead={isLead} />}
    </div>
  )
})

/** What a scene that is being generated still lacks. Its image comes first, as its absence is the most visible. */
function whatIsComing({ arolls }: VideoScene): 'picture' | 'voice' {
  return arolls.length > 0 && arolls.every(({ url }) => url !== null) ? 'voice' : 'picture'
}

/** Unusual properties of a scene's voice-over. */
function VoiceNote({ row, isComing }: { row: SceneRow; isComing: boolean }) {
  if (isComing) return <span className={styles.coming}>{BEING_MADE}</span>
  if (row.is_voiceover_stale)
    return (
      <span className={styles.stale}>
        <TriangleAlert size={12} aria-hidden="true" />
        Out of date
      </span>
    )
  if (row.audio_media && !row.use_scene_audio)
    return (
      <span className={styles.stale}>
        <VolumeX size={12} aria-hidden="true" />
        Muted
      </span>
    )
  return null
}

async function loadPeaks(address: string): Promise<number[]> {
  const file = await fetchFile(address)
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const sound = await context.decodeAudioData(await file.arrayBuffer())
  const bars = Math.min(MAX_BARS, Math.max(8, Math.round((sound.duration * 1000) / MS_PER_BAR)))
  const peaks = waveformPeaks([sound.getChannelData(0)], bars)
  const loudest = Math.max(0.05, ...peaks)
  return peaks.map((peak) => peak / loudest)
}
