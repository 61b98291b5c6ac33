import { useState } from 'react'
import type { Media } from '#generated/schema.ts'
import { newShare, type Frame, type Place } from '#src/domain/reframe.ts'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { framingOf, isCovered, styleOf } from '../../lib/framing.ts'
import { placeText } from '../../lib/settings.ts'
import { sizeText } from '../../lib/result-state.ts'
import { PlaceMark } from '../source/place-mark.tsx'
import { SafeArea } from './safe-area.tsx'
import styles from './frame-stage.module.css'

interface FrameStageProps {
  workspace: Workspace
  source: Media
}

/** The image and the frame around its focal point, in proportion: the lit part is the result. */
export function FrameStage({ workspace, source }: FrameStageProps) {
  const { settings, focus, model, choose } = workspace
  const [dragged, setDragged] = useState<Place | null>(null)
  const image = { width: source.width ?? 1, height: source.height ?? 1 }
  const name = source.prompt ?? source.file_name
  const place = dragged ?? focus.place
  const framing = place && model ? framingOf(image, model.model_id, settings, place) : null
  const stage: Frame = framing?.stage ?? { x: 0, y: 0, ...image }
  const canvas = { '--shape': stage.width / stage.height, aspectRatio: `${stage.width} / ${stage.height}` }
  return (
    <figure className={styles.figure}>
      <div className={styles.place}>
        <div className={styles.canvas} style={canvas}>
          <div className={styles.picture} style={styleOf({ x: 0, y: 0, ...image }, stage)}>
            <img crossOrigin="anonymous" src={source.url ?? undefined} alt={name} draggable={false} />
            {framing && !framing.isRoom && (
              <div className={styles.over}>
                <div className={styles.frame} style={styleOf(framing.frame, stage)}>
                  {framing.platform && <SafeArea area={framing.platform} />}
                </div>
              </div>
            )}
            {place && (
              <PlaceMark
                className={styles.mark}
                label="Focal point"
                place={place}
                onMove={setDragged}
                onPlace={(next) => {
                  setDragged(null)
                  choose({ focus: placeText(next) })
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
      <figcaption className={styles.line}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{sizeText(source)}</span>
        {framing?.isRoom && (
          <span className={styles.facts}>{Math.round(newShare(image, framing.frame) * 100)}% will be added</span>
        )}
        {framing && place && isCovered(place, image, framing) && (
          <span className={styles.warning} role="status">
            The focal point is covered by {framing.platform?.label} buttons and text.
          </span>
        )}
      </figcaption>
    </figure>
  )
}
