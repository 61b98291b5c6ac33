import { lazy, Suspense, useRef, useState } from 'react'
import { Film } from 'lucide-react'
import type { Media } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { lengthText, sizeText } from '../../lib/result-state.ts'
import { RangeSlider } from './range-slider.tsx'
import stage from '../workspace/stage.module.css'

const CropTrial = lazy(() => import('../source/crop-trial.tsx').then((module) => ({ default: module.CropTrial })))
const FrameTrial = lazy(() => import('./frame-trial.tsx').then((module) => ({ default: module.FrameTrial })))

/** The source video: played, and trimmed to the part to change; one of its frames is tried before paying. */
export function VideoSource({ workspace, media }: { workspace: Workspace; media: Media }) {
  const player = useRef<HTMLVideoElement>(null)
  const [triedAt, setTriedAt] = useState<number | null>(null)
  const length = media.duration_ms ?? 0
  const { start, end } = workspace.settings
  const range = [Math.min(start ?? 0, length), Math.min(end ?? length, length)] as const
  const isModified = workspace.tool.settings.includes('strength')
  const show = (ms: number) => {
    if (player.current) player.current.currentTime = ms / 1000
  }
  return (
    <>
      <figure className={stage.figure}>
        <div className={stage.picture}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the person's own video, as it came */}
          <video
            crossOrigin="anonymous"
            ref={player}
            src={media.url ?? undefined}
            poster={media.thumbnail_url ?? undefined}
            controls
            playsInline
            preload="metadata"
            aria-label={media.file_name}
          />
        </div>
        <figcaption className={stage.line}>
          <span className={stage.name}>{media.prompt ?? media.file_name}</span>
          <span className={stage.facts}>{[sizeText(media), lengthText(length)].filter(Boolean).join(' · ')}</span>
        </figcaption>
      </figure>
      {isModified && (
        <RangeSlider
          length={length}
          value={range}
          onLook={show}
          onChange={([from, until]) =>
            workspace.choose({ start: from === 0 ? null : from, end: until >= length ? null : until })
          }
        />
      )}
      {workspace.tool.hasPreview && (
        <div className={stage.actions}>
          <Button
            size="small"
            disabled={!workspace.request}
            icon={<Film size={16} aria-hidden="true" />}
            onClick={() => setTriedAt(Math.round((player.current?.currentTime ?? 0) * 1000))}
          >
            {triedAt === null ? 'Try on this frame for free' : 'Try on the current frame'}
          </Button>
        </div>
      )}
      {triedAt !== null && workspace.request && (
        <Suspense fallback={null}>
          {isModified ? (
            <FrameTrial
              workspace={workspace}
              request={workspace.request}
              atMs={triedAt}
              onClose={() => setTriedAt(null)}
            />
          ) : (
            <CropTrial key={triedAt} workspace={workspace} atMs={triedAt} onClose={() => setTriedAt(null)} />
          )}
        </Suspense>
      )}
    </>
  )
}
