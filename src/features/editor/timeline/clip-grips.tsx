import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { openDragMarks } from './drag-marks.ts'
import { CATCH_PX, snapTarget } from './geometry.ts'
import { startDrag, type TrimEdge, type TrimSession } from './start-drag.ts'
import styles from './scene-clip.module.css'
import type { VideoScene } from '#src/video/document.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import { arollBoundary, videoEdges } from './aroll-edges.ts'
import { sceneEndEdge } from './scene-end-edge.ts'

interface ClipGripsProps {
  scene: VideoScene
  row: SceneRow
  number: number
  /** px per frame. */
  scale: number
  isLead: boolean
}

interface TrimHandleProps {
  edge: TrimEdge
  /** px per frame. */
  scale: number
  /** Whether keys reach it: only those of the selected scene, or a long story would have hundreds of tab stops. */
  isReachable: boolean
  kind: 'scene' | 'between' | 'in' | 'out'
  /** px in its parent. */
  left?: number
}

/** A grip on an edge: dragged with a live frame in the player, or moved by arrow keys and committed when the key is released. */
export function TrimHandle({ edge, scale, isReachable, kind, left }: TrimHandleProps) {
  const keyed = useRef<{ session: TrimSession; position: number } | null>(null)
  const within = (position: number) => Math.round(Math.min(edge.max, Math.max(edge.min, position)))

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const lanes = event.currentTarget.closest<HTMLElement>('[data-part="lanes"]')
    const track = lanes?.firstElementChild
    if (event.button !== 0 || !lanes || !track) return
    event.stopPropagation()
    const session = edge.begin()
    const marks = openDragMarks(track)
    const targets = edge.targets(scale)
    // A trim of a video counts frames of its file: the track has no position for it.
    const isOnTrack = kind === 'scene' || kind === 'between'
    const placed = (dx: number, isFree: boolean) => {
      const wanted = edge.position + dx / scale
      const caught = isFree ? null : snapTarget(wanted, targets, CATCH_PX / scale)
      return { position: within(caught ?? wanted), isCaught: caught !== null && within(caught) === caught }
    }
    startDrag(event, lanes, {
      move({ x, dx, isFree }) {
        const { position, isCaught } = placed(dx, isFree)
        const text = session.preview(position)
        marks.guide(isCaught && isOnTrack ? position * scale : null)
        marks.label(isOnTrack ? position * scale : x, text)
      },
      end({ dx, isFree }) {
        marks.close()
        session.commit(placed(dx, isFree).position)
      },
      cancel() {
        marks.close()
        session.cancel()
      },
    })
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && keyed.current) {
      event.stopPropagation()
      keyed.current.session.cancel()
      keyed.current = null
      return
    }
    const by = { ArrowLeft: -1, ArrowRight: 1, ArrowDown: -1, ArrowUp: 1, PageDown: -30, PageUp: 30 }[event.key]
    if (by === undefined || event.altKey || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    const { session, position } = keyed.current ?? { session: edge.begin(), position: edge.position }
    const next = within(position + (event.shiftKey ? by * 10 : by))
    session.preview(next)
    keyed.current = { session, position: next }
  }
  const keep = () => {
    if (!keyed.current) return
    keyed.current.session.commit(keyed.current.position)
    keyed.current = null
  }

  return (
    <span
      role="slider"
      tabIndex={isReachable ? 0 : -1}
      aria-hidden={!isReachable}
      aria-label={edge.label}
      aria-valuemin={edge.min}
      aria-valuemax={edge.max}
      aria-valuenow={edge.position}
      aria-valuetext={edge.say(edge.position)}
      className={styles.grip}
      data-kind={kind}
      title={edge.label}
      style={left === undefined ? undefined : { left }}
      onPointerDown={handlePointerDown}
      onKeyDown={handleKeyDown}
      onKeyUp={keep}
      onBlur={keep}
    />
  )
}

/** Trim handles of a clip: its end always; between its A-rolls and within its videos once it is the selected one. */
export function ClipGrips({ scene, row, number, scale, isLead }: ClipGripsProps) {
  const editor = useEditor()
  const track = () => document.querySelector('[data-part="track"]')
  return (
    <>
      {isLead &&
        scene.arolls.map((aroll, at) => (
          <ArollGrips key={aroll.id} scene={scene} number={number} at={at} scale={scale} />
        ))}
      <TrimHandle
        kind="scene"
        scale={scale}
        isReachable={isLead}
        edge={sceneEndEdge(editor, { scene, row, number, scale, track })}
      />
    </>
  )
}

function ArollGrips({ scene, number, at, scale }: { scene: VideoScene; number: number; at: number; scale: number }) {
  const editor = useEditor()
  const placed = scene.arolls[at]
  const aroll = useOpen((open) => open.arolls[placed?.id ?? ''])
  if (!placed || !aroll) return null
  const boundary = arollBoundary(editor, scene, number, at)
  const video = videoEdges(editor, scene, number, aroll)
  const left = (placed.from - scene.from) * scale
  const right = left + placed.durationInFrames * scale
  return (
    <>
      {video && <TrimHandle kind="in" scale={scale} isReachable edge={video.start} left={left} />}
      {video && <TrimHandle kind="out" scale={scale} isReachable edge={video.end} left={right} />}
      {boundary && <TrimHandle kind="between" scale={scale} isReachable edge={boundary} left={right} />}
    </>
  )
}
