import { Film, SkipBack, SkipForward, Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Media } from '#generated/schema.ts'
import { MAX_KEYS, nearestKey, placeAt, withKey } from '#src/domain/focal-path.ts'
import type { Frame, Place } from '#src/domain/reframe.ts'
import { useKeys } from '#src/shared/hooks/use-keys.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { useFrameTimes } from '../../hooks/use-frame-times.ts'
import { useTransport } from '../../hooks/use-transport.ts'
import { keysText } from '../../lib/focal-keys.ts'
import { framingOf, isCovered, styleOf } from '../../lib/framing.ts'
import { lengthText, sizeText } from '../../lib/result-state.ts'
import { placeText } from '../../lib/settings.ts'
import { PlaceMark } from '../source/place-mark.tsx'
import { TransportBar } from '../video/transport-bar.tsx'
import { FocalPathLine } from './focal-path-line.tsx'
import { SafeArea } from './safe-area.tsx'
import styles from './frame-stage.module.css'
import stage from '../workspace/stage.module.css'

const FrameTrial = lazy(() => import('../video/frame-trial.tsx').then((module) => ({ default: module.FrameTrial })))

/** Distance (ms) within which a key is edited instead of a new one. */
const NEAR = 90

/** A video and the frame that moves along its path, in proportion: the lit part is the result. The path is edited at the current time. */
export function VideoFrameStage({ workspace, source }: { workspace: Workspace; source: Media }) {
  const { settings, focus, path, isFollowing, model, choose } = workspace
  const transport = useTransport(useFrameTimes(source.url))
  const { time, isPlaying, seek, toggle, lead } = transport
  const [dragged, setDragged] = useState<Place | null>(null)
  const [triedAt, setTriedAt] = useState<number | null>(null)
  const image = { width: source.width ?? 1, height: source.height ?? 1 }
  const name = source.prompt ?? source.file_name
  const atMs = Math.round(time * 1000)
  const keys = isFollowing ? (path.keys ?? []) : []
  const place = dragged ?? (isFollowing ? placeAt(keys, atMs) : focus.place)
  const framing = place && model ? framingOf(image, model.model_id, settings, place) : null
  const around: Frame = framing?.stage ?? { x: 0, y: 0, ...image }
  const canvas = { '--shape': around.width / around.height, aspectRatio: `${around.width} / ${around.height}` }
  const key = nearestKey(keys, atMs, NEAR)
  const before = keys.findLast((one) => one.atMs < (key?.atMs ?? atMs))
  const after = keys.find((one) => one.atMs > (key?.atMs ?? atMs))
  const goTo = (to: typeof key) => to && seek(to.atMs / 1000)
  useKeys({ BracketLeft: () => goTo(before), BracketRight: () => goTo(after) })
  const stop = () => isPlaying && toggle()
  const setPlace = (next: Place) => {
    setDragged(null)
    choose(isFollowing ? { path: keysText(withKey(keys, { atMs, ...next }, NEAR)) } : { focus: placeText(next) })
  }
  return (
    <figure className={styles.figure}>
      <div className={styles.place}>
        <div className={styles.canvas} style={canvas}>
          <div className={styles.picture} style={styleOf({ x: 0, y: 0, ...image }, around)}>
            {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the user's own video, unchanged */}
            <video
              crossOrigin="anonymous"
              ref={lead}
              src={source.url ?? undefined}
              aria-label={name}
              playsInline
              preload="auto"
            />
            {framing && !framing.isRoom && (
              <div className={styles.over}>
                <div className={styles.frame} style={styleOf(framing.frame, around)}>
                  {framing.platform && <SafeArea area={framing.platform} />}
                </div>
              </div>
            )}
            {keys.length > 1 && <FocalPathLine keys={keys} present={key} />}
            {place && (
              <PlaceMark
                className={styles.mark}
                label="Focal point"
                place={place}
                onMove={(next) => {
                  stop()
                  setDragged(next)
                }}
                onPlace={(next) => {
                  stop()
                  setPlace(next)
                }}
              />
            )}
          </div>
          {framing?.isRoom && framing.platform && (
            <div className={styles.over}>
              <SafeArea area={framing.platform} />
            </div>
          )}
        </div>
      </div>
      <TransportBar label="The video" transport={transport} />
      {isFollowing && keys.length > 0 && (
        <div className={styles.keys} role="group" aria-label="Keyframes">
          <IconButton
            label="Previous keyframe"
            size="small"
            shortcut="BracketLeft"
            disabled={!before}
            onClick={() => goTo(before)}
          >
            <SkipBack size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Next keyframe"
            size="small"
            shortcut="BracketRight"
            disabled={!after}
            onClick={() => goTo(after)}
          >
            <SkipForward size={16} aria-hidden="true" />
          </IconButton>
          <span className={styles.facts} role="status">
            {key
              ? `Keyframe ${keys.indexOf(key) + 1} of ${keys.length}`
              : `${keys.length} ${keys.length === 1 ? 'key' : 'keys'}`}
          </span>
          <IconButton
            label="Remove keyframe"
            size="small"
            disabled={!key || keys.length < 2}
            onClick={() => choose({ path: keysText(keys.filter((one) => one !== key)) })}
          >
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
          <span className={styles.facts}>
            {keys.length < MAX_KEYS || key
              ? 'Move the focal point to set a keyframe at the current frame.'
              : `You’ve reached ${MAX_KEYS} keyframes. Remove one to add another.`}
          </span>
        </div>
      )}
      <figcaption className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {[sizeText(source), lengthText(source.duration_ms)].filter(Boolean).join(' · ')}
        </span>
        {framing && place && isCovered(place, image, framing) && (
          <span className={styles.warning} role="status">
            The focal point is covered by {framing.platform?.label} buttons and text.
          </span>
        )}
      </figcaption>
      {framing?.isRoom && (
        <div className={stage.actions}>
          <Button
            size="small"
            disabled={!workspace.request}
            icon={<Film size={16} aria-hidden="true" />}
            onClick={() => setTriedAt(atMs)}
          >
            {triedAt === null ? 'Try on this frame for free' : 'Try on the current frame'}
          </Button>
        </div>
      )}
      {framing?.isRoom && triedAt !== null && workspace.request && (
        <Suspense fallback={null}>
          <FrameTrial
            workspace={workspace}
            request={workspace.request}
            atMs={triedAt}
            onClose={() => setTriedAt(null)}
          />
        </Suspense>
      )}
    </figure>
  )
}
