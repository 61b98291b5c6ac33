import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type PointerEvent } from 'react'
import { afterPaint } from '#src/shared/lib/after-paint.ts'
import { useEditor, useFilm, useView } from '../core/use-editor.ts'
import { filmOf } from '../core/open-story.ts'
import { registerTimeline } from '../core/looked-at.ts'
import { CaptionLane, MusicLane } from './lanes.tsx'
import { MusicCueLane } from './music-cue-lane.tsx'
import { dragMarquee, useClipHandlers } from './use-clip-handlers.ts'
import { OverlayLane } from './overlay-lane.tsx'
import { Playhead } from './playhead.tsx'
import { Ruler } from './ruler.tsx'
import { SceneClip } from './scene-clip.tsx'
import { scenesBetween, FULL_SCALE, TAIL } from './geometry.ts'
import { TimelineBar } from './timeline-bar.tsx'
import { createTimelineScroller } from './timeline-scroller.ts'
import styles from './timeline.module.css'
import type { VideoEndCard, VideoDocument } from '#src/video/document.ts'
import { AudioLines, Captions, Image, Layers, Music } from 'lucide-react'
import { framesToMs, msToFrames } from '#src/domain/frames.ts'
import { sceneIndexAt } from '#src/video/timeline.ts'

/** The story along time: scenes as wide as they are long, captions and music below. Only the surroundings of the view are rendered. */
export function Timeline() {
  const editor = useEditor()
  const film = useFilm()
  const view = useView()
  const { sceneId, selectedSceneIds } = view
  const lanes = useRef<HTMLDivElement>(null)
  const [scroller] = useState(() =>
    createTimelineScroller({
      frames: () => filmOf(editor.store.getState().open).durationInFrames,
      playhead: editor.playback.getFrame,
    }),
  )
  const { scale, from, to } = useSyncExternalStore(scroller.subscribe, scroller.getView)
  const handlers = useClipHandlers(scale)
  const width = film.durationInFrames * scale
  const [first, end] = scenesBetween(film.scenes, from / scale, to / scale)
  // The selected scene is always reachable by key, wherever it is.
  const rendered = film.scenes.flatMap((scene, at) =>
    (at >= first && at < end) || scene.id === sceneId ? [{ scene, number: at + 1 }] : [],
  )

  const { setScale, zoomBy, fit } = scroller

  useLayoutEffect(() => scroller.attach(lanes.current), [scroller])
  useLayoutEffect(() => scroller.settle(), [scroller, scale])
  useEffect(
    () => registerTimeline(editor, { zoomBy, fit, setFullScale: () => setScale(FULL_SCALE) }),
    [editor, zoomBy, fit, setScale],
  )
  // Another scene is selected, by any component: it scrolls into view, once the inspector has been painted.
  useEffect(() => {
    afterPaint(() => {
      const scene = filmOf(editor.store.getState().open).scenes.find(({ id }) => id === sceneId)
      if (scene) scroller.reveal(scene.from, scene.from + scene.durationInFrames)
    })
  }, [editor, scroller, sceneId])

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const area = scroller.getArea()
    const target = event.target instanceof Element ? event.target : null
    if (event.button !== 0 || event.pointerType === 'touch' || !area || target?.closest('button')) return
    // A press on the scrollbar does not count as one on the lanes.
    if (target === area) return
    const isOnCaptions = target?.closest('[data-part="captions"]') !== null
    dragMarquee(editor, event, {
      scale,
      lanes: area,
      onSelect: (ids) => view.selectScenes(ids),
      onClick: (frame) =>
        editor.playback.seek(isOnCaptions ? wordStartAt(filmOf(editor.store.getState().open), frame) : frame),
    })
  }

  return (
    <section className={styles.timeline} aria-label="Timeline">
      <TimelineBar scale={scale} onScale={setScale} />
      <div className={styles.grid}>
        <LaneHeads />
        <div ref={lanes} className={styles.lanes} data-part="lanes" role="group" aria-label="Timeline scenes">
          <div
            className={styles.track}
            data-part="track"
            style={{ width: width + TAIL }}
            onPointerDown={handlePointerDown}
          >
            <Ruler frames={film.durationInFrames} scale={scale} from={from} to={to} />
            <div className={styles.clips}>
              {rendered.map(({ scene, number }) => (
                <SceneClip
                  key={scene.id}
                  scene={scene}
                  number={number}
                  scale={scale}
                  isSelected={selectedSceneIds.includes(scene.id)}
                  isLead={scene.id === sceneId}
                  handlers={handlers}
                />
              ))}
              {film.endCard && <EndCardBlock card={film.endCard} scale={scale} />}
            </div>
            <OverlayLane film={film} from={from / scale} to={to / scale} scale={scale} />
            <CaptionLane film={film} first={first} end={end} scale={scale} />
            <MusicLane film={film} from={from / scale} to={to / scale} scale={scale} />
            <MusicCueLane film={film} from={from / scale} to={to / scale} scale={scale} />
            <Playhead scale={scale} />
          </div>
        </div>
      </div>
    </section>
  )
}

/** Position of the video's end card; the export says what is on it. */
function EndCardBlock({ card, scale }: { card: VideoEndCard; scale: number }) {
  const { from, durationInFrames, credits } = card
  return (
    <div
      className={styles.endCard}
      style={{ left: from * scale, width: durationInFrames * scale }}
      title={`Stock credits: ${credits.map(({ author }) => author).join(', ')}`}
    >
      Credits
    </div>
  )
}

/** Labels of the lanes. */
function LaneHeads() {
  return (
    <div className={styles.heads} aria-hidden="true">
      <span />
      <span>Scene</span>
      <span>
        <Image size={14} /> <em>A-roll</em>
      </span>
      <span>
        <AudioLines size={14} /> <em>Voice-over</em>
      </span>
      <span>
        <Layers size={14} /> <em>Overlays</em>
      </span>
      <span>
        <Captions size={14} /> <em>Captions</em>
      </span>
      <span>
        <Music size={14} /> <em>Music</em>
      </span>
    </div>
  )
}

/**
 * The start of the word that is spoken at a frame, one frame into it so that it counts as spoken. Before the first word
 * of a scene, and in a scene without words, the frame itself.
 */
function wordStartAt(film: VideoDocument, frame: number): number {
  const scene = film.scenes[sceneIndexAt(film, frame)]
  if (!scene) return frame
  const word = scene.captions.findLast(({ start }) => start <= framesToMs(frame - scene.from))
  return word ? scene.from + msToFrames(word.start) + 1 : frame
}
