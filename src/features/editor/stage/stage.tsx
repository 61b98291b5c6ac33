import {
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type PointerEvent,
  type CSSProperties,
} from 'react'
import { useStore } from 'zustand'
import { Button } from '#src/shared/ui/button.tsx'
import { safeAreasOf, type SafeArea } from '#src/domain/safe-areas.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { StoryPlayer } from '#src/video/player/story-player.tsx'
import { useEditor, useOpen, useFilm } from '../core/use-editor.ts'
import { STAGE_ID } from '../core/full-screen.ts'
import { stillOf } from '../core/ui/scene-still.tsx'
import { GenerationNotice } from '../generation/generation-notice.tsx'
import { CaptionDrag } from '../captions/caption-position.tsx'
import styles from './stage.module.css'
import { Transport } from './transport.tsx'
import { captionFontSize } from '#src/domain/caption-styles.ts'
import { captionAt, captionDirectionAt } from '#src/video/captions/caption-at.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { useAtFrame } from '#src/video/player/playback.ts'

interface StageProps {
  /** Handles over the image, once they have loaded. */
  Handles: ComponentType<{ film: VideoDocument }> | undefined
}

/** The video and its transport. */
export function Stage({ Handles }: StageProps) {
  const { playback } = useEditor()
  const ratio = useOpen(({ story }) => story.aspect_ratio)
  const [guideId, setGuideId] = useState<string | null>(null)
  const guide = safeAreasOf(ratio).find(({ id }) => id === guideId)
  const solo = useSolo()

  const handlePointerDown = (event: PointerEvent) => {
    if (event.button === 0) playback.toggle()
  }

  return (
    <section id={STAGE_ID} className={styles.stage} aria-label="Player">
      <GenerationNotice />
      {solo.length > 0 && <SoloNote count={solo.length} />}
      <div className={styles.view}>
        <div className={styles.box} onPointerDown={handlePointerDown}>
          <DraftedPlayer Handles={Handles} guide={guide} />
        </div>
      </div>
      <Transport guideId={guide?.id ?? null} onGuide={setGuideId} />
    </section>
  )
}

/** The player, by itself because it alone renders with each move of a drag. */
function DraftedPlayer({ Handles, guide }: StageProps & { guide: SafeArea | undefined }) {
  const { playback, filmDraft: draft } = useEditor()
  const film = useFilm()
  const drafted = useSyncExternalStore(draft.subscribe, draft.get)
  const poster = useOpen((open) => stillOf(open.arolls[open.scenes[open.order[0] ?? '']?.arollIds[0] ?? '']))
  const solo = useSolo()
  const shown = useMemo(() => {
    const current = drafted ?? film
    return solo.length > 0 ? { ...current, solo } : current
  }, [drafted, film, solo])
  return (
    <StoryPlayer
      document={shown}
      playback={playback}
      fetchAsset={fetchFile}
      poster={poster}
      label={`Preview of ${film.title}`}
    >
      <div className={styles.over} data-part="over-picture">
        {guide && <SafeAreaGuide area={guide} />}
        <CaptionMirror film={shown} />
        {Handles && <Handles film={shown} />}
        <CaptionDrag film={shown} />
      </div>
    </StoryPlayer>
  )
}

/** The cues that are played alone; those that are gone do not count. */
function useSolo(): readonly string[] {
  const chosen = useStore(useEditor().soloCues)
  const { cues } = useFilm()
  return useMemo(() => chosen.filter((id) => cues.some((cue) => cue.id === id)), [chosen, cues])
}

function SoloNote({ count }: { count: number }) {
  const editor = useEditor()
  return (
    <div className={styles.solo} role="status">
      <span>Solo: you hear {count === 1 ? '1 sound' : `${count} sounds`} only. Exports have all sounds.</span>
      <Button size="xsmall" variant="text" onClick={() => editor.soloCues.setState([], true)}>
        End solo
      </Button>
    </div>
  )
}

const percent = (share: number) => `${(share * 100).toFixed(3)}%`

/** A platform's overlay on the image. */
function SafeAreaGuide({ area: { inset, label, asOf } }: { area: SafeArea }) {
  const place: CSSProperties = {
    top: percent(inset.top),
    right: percent(inset.right),
    bottom: percent(inset.bottom),
    left: percent(inset.left),
  }
  return (
    <div className={styles.guides} data-part="safe-area">
      <div className={styles.safe} style={place}>
        <span className={styles.safeName}>
          {label} · {asOf}
        </span>
      </div>
    </div>
  )
}

/** The caption of the image as text at the same place: it can be selected, copied and read aloud. */
function CaptionMirror({ film }: { film: VideoDocument }) {
  const { playback } = useEditor()
  const text = useAtFrame(playback, (frame) => captionAt(film, frame))
  const direction = useAtFrame(playback, (frame) => captionDirectionAt(film, frame))
  if (text === '') return null
  const { captions, width, height } = film
  const place: CSSProperties = {
    bottom: `${captions.marginFromBottom * 100}%`,
    fontSize: `${(captionFontSize(captions.fontSize, Math.min(width, height)) / width) * 100}cqi`,
  }
  return (
    <p
      className={styles.mirror}
      data-part="caption"
      lang={film.language}
      dir={direction}
      style={place}
      onPointerDown={(event) => event.stopPropagation()}
    >
      {text}
    </p>
  )
}
