import { memo, useMemo } from 'react'
import { framesToMs } from '#src/domain/frames.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import type { VideoDocument } from '#src/video/document.ts'
import { toVideoOverlay } from '#src/video/overlays/to-video-overlay.ts'
import { FrameCanvas } from '#src/video/player/frame-canvas.tsx'
import { useEditor } from '../core/use-editor.ts'
import { filmOf } from '../core/open-story.ts'
import styles from './overlays.module.css'
import { partsOf, type Preset, type PresetLook } from '#src/video/overlays/presets.ts'

/** A frame at which every part has appeared. */
const FRAME = 60
const FRAMES = 120
/** Device px. */
const WIDTH = 220

const NO_MOTION = { name: 'NONE', by: 'WHOLE', duration_ms: 0, easing: 'LINEAR' } as const

/** A preset as it will look, drawn as the film draws it. */
export const PresetImage = memo(function PresetImage({ preset, look }: { preset: Preset; look: PresetLook }) {
  const editor = useEditor()
  const film = useMemo(() => {
    return sampleFilm(filmOf(editor.store.getState().open), preset, look)
  }, [editor, preset, look])
  return (
    <FrameCanvas
      className={styles.image}
      film={film}
      frame={FRAME}
      width={WIDTH}
      fetchAsset={fetchFile}
      label=""
      onFailure={ignore}
    />
  )
})

const ignore = () => undefined

function sampleFilm(film: VideoDocument, preset: Preset, look: PresetLook): VideoDocument {
  const { id } = preset
  const overlays = partsOf(preset, look).flatMap(
    (part, at) =>
      toVideoOverlay(
        {
          ...{ outline: null, shadow: null, background: null, counts_up: false, fill: null, stroke: null },
          ...part,
          ...{ id: `${id} ${at}`, scene_id: null, overlay_order: at, start_ms: 0, duration_ms: framesToMs(FRAMES) },
          ...{ motion_in: NO_MOTION, motion_out: NO_MOTION },
        },
        0,
        FRAMES,
      ) ?? [],
  )
  return {
    ...film,
    ...{ storyId: id, durationInFrames: FRAMES, music: null, logo: null, endCard: null, overlays },
    scenes: [
      {
        ...{ id, from: 0, durationInFrames: FRAMES, voice: null, captions: [], showCaptions: false },
        ...{ arolls: [], overlays: [] },
      },
    ],
  }
}
