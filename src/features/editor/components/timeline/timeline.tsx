import { Captions, Image, Maximize2, Minus, Music, Plus, AudioLines } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { FPS } from '#src/domain/frames.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { addSceneAfter, askToDeleteScene, moveSceneDown, moveSceneUp } from '../../actions/scene-actions.ts'
import { useOpen } from '../../hooks/use-editor.ts'
import { useFilm } from '../../hooks/use-film.ts'
import { ActionButton } from '../action-button.tsx'
import { CaptionLane } from './caption-lane.tsx'
import { MusicLane } from './music-lane.tsx'
import { Playhead } from './playhead.tsx'
import { Ruler } from './ruler.tsx'
import { SceneClip } from './scene-clip.tsx'
import styles from './timeline.module.css'

const ZOOMS = [6, 12, 24, 48, 96]
const USUAL_ZOOM = 24
const LARGEST_AT_FIRST = 60
/** Room after the last scene, px. */
const TAIL = 40

/** The story along time: scenes as wide as they are long, captions and music below. */
export function Timeline() {
  const film = useFilm()
  const order = useOpen((open) => open.order)
  const lanes = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState(USUAL_ZOOM)
  const framesAtFirst = useRef(film.durationInFrames)
  const scale = zoom / FPS
  const width = film.durationInFrames * scale

  useLayoutEffect(() => {
    const room = (lanes.current?.clientWidth ?? 0) - TAIL
    const frames = framesAtFirst.current
    // A short story fills the width at first, a long one begins at a readable scale.
    if (room > 0 && frames > 0) setZoom(Math.min(LARGEST_AT_FIRST, Math.max(USUAL_ZOOM, (room * FPS) / frames)))
  }, [])

  const handleFit = () => {
    const room = (lanes.current?.clientWidth ?? 0) - TAIL
    if (room > 0 && film.durationInFrames > 0) setZoom((room * FPS) / film.durationInFrames)
  }

  return (
    <section className={styles.timeline} aria-label="Timeline">
      <div className={styles.bar}>
        <ActionButton action={addSceneAfter} size={16} />
        <ActionButton action={moveSceneUp} size={16} />
        <ActionButton action={moveSceneDown} size={16} />
        <ActionButton action={askToDeleteScene} size={16} />
        <span className={styles.space} />
        <IconButton
          size="small"
          label="Zoom out"
          disabled={zoom <= (ZOOMS[0] ?? 0)}
          onClick={() => setZoom(ZOOMS.findLast((each) => each < zoom) ?? zoom)}
        >
          <Minus size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          size="small"
          label="Zoom in"
          disabled={zoom >= (ZOOMS.at(-1) ?? 0)}
          onClick={() => setZoom(ZOOMS.find((each) => each > zoom) ?? zoom)}
        >
          <Plus size={16} aria-hidden="true" />
        </IconButton>
        <Button
          variant="text"
          size="xsmall"
          icon={<Maximize2 size={14} aria-hidden="true" />}
          disabled={order.length === 0}
          onClick={handleFit}
        >
          Fit
        </Button>
      </div>
      <div className={styles.grid}>
        <div className={styles.heads} aria-hidden="true">
          <span />
          <span>Scene</span>
          <span>
            <Image size={14} /> A-roll
          </span>
          <span>
            <AudioLines size={14} /> Voice-over
          </span>
          <span>
            <Captions size={14} /> Captions
          </span>
          <span>
            <Music size={14} /> Music
          </span>
        </div>
        <div ref={lanes} className={styles.lanes} data-part="lanes" role="group" aria-label="Scenes along time">
          <div className={styles.track} style={{ width: width + TAIL }}>
            <Ruler frames={film.durationInFrames} scale={scale} />
            <div className={styles.clips}>
              {film.scenes.map((scene, at) => (
                <SceneClip key={scene.id} scene={scene} number={at + 1} scale={scale} />
              ))}
            </div>
            <CaptionLane scale={scale} />
            <MusicLane width={width} />
            <Playhead scale={scale} />
          </div>
        </div>
      </div>
    </section>
  )
}
