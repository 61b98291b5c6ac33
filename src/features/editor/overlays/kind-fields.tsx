import { ColourRow } from '#src/shared/story/captions/colour-row.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { PropertyRow } from '../core/ui/property-row.tsx'
import styles from '../core/ui/inspector.module.css'
import own from './overlays.module.css'
import { DraftSlider, type OverlayFields, useOverlayChange } from './draft-fields.tsx'
import type { Overlay } from '../core/open-overlays.ts'
import { SHAPES } from './shapes.ts'
import { TextFields } from './text-fields.tsx'

type Of<Kind extends Overlay['kind']> = Extract<Overlay, { kind: Kind }>

/** What one kind of overlay has beside its place and its motion. */
export function KindFields({ overlay }: { overlay: Exclude<Overlay, { kind: 'STICKER' }> }) {
  if (overlay.kind === 'TEXT') return <TextFields overlay={overlay} />
  if (overlay.kind === 'SHAPE') return <ShapeFields overlay={overlay} />
  return <MediaFields overlay={overlay} />
}

const FIRST_STROKE = { width: 0.006, color: '#ffffff' }
const FIRST_FILL = '#3b82f6'

function ShapeFields({ overlay }: { overlay: Of<'SHAPE'> }) {
  const { preview, commit } = useOverlayChange([overlay])
  const change = (fields: OverlayFields) => commit(() => fields)
  const { fill, stroke } = overlay
  const isLine = overlay.shape === 'LINE' || overlay.shape === 'ARROW'
  return (
    <section className={`${styles.stack} ${own.fields}`} aria-label="Shape">
      <PropertyRow label="Shape">
        <Pick
          label="Shape"
          size="xsmall"
          options={SHAPES}
          value={overlay.shape}
          onChange={(shape) => change({ shape })}
        />
      </PropertyRow>
      {!isLine && (
        <>
          <Switch
            label="Fill"
            checked={fill !== null}
            onChange={(_event, isOn) => change({ fill: isOn ? FIRST_FILL : null })}
          />
          {fill !== null && (
            <ColourRow
              label="Fill colour"
              value={fill}
              fallback={fill}
              onPreview={(color) => preview(() => ({ fill: color }))}
              onChange={(color) => change({ fill: color })}
            />
          )}
        </>
      )}
      {!isLine && (
        <Switch
          label="Line"
          checked={stroke !== null}
          onChange={(_event, isOn) => change({ stroke: isOn ? FIRST_STROKE : null })}
        />
      )}
      {stroke !== null && (
        <>
          <ColourRow
            label="Line colour"
            value={stroke.color}
            fallback={stroke.color}
            onPreview={(color) => preview(() => ({ stroke: { ...stroke, color } }))}
            onChange={(color) => change({ stroke: { ...stroke, color } })}
          />
          <DraftSlider
            label="Line width"
            min={0.001}
            max={0.05}
            step={0.001}
            value={stroke.width}
            format={(share) => `${(share * 100).toFixed(1)}%`}
            onPreview={(width) => preview(() => ({ stroke: { ...stroke, width } }))}
            onCommit={(width) => change({ stroke: { ...stroke, width } })}
          />
        </>
      )}
    </section>
  )
}

const fits = [
  { value: 'COVER', label: 'Fill' },
  { value: 'CONTAIN', label: 'Fit' },
] as const

function MediaFields({ overlay }: { overlay: Of<'MEDIA'> }) {
  const { preview, commit } = useOverlayChange([overlay])
  if (overlay.media === null) return <p className={styles.note}>Its file was deleted, so it isn’t shown.</p>
  const lengthMs = overlay.media.duration_ms ?? 0
  return (
    <section className={`${styles.stack} ${own.fields}`} aria-label="Media">
      <Segmented
        isWide
        size="small"
        label="Fit"
        segments={fits}
        value={overlay.fit}
        onChange={(fit) => commit(() => ({ fit }))}
      />
      {overlay.media.media_type === 'video' && (
        <>
          <DraftSlider
            label="From"
            min={0}
            max={Math.max(100, lengthMs - 100)}
            step={100}
            value={overlay.video_start ?? 0}
            format={(ms) => `${(ms / 1000).toFixed(1)} s`}
            onPreview={(ms) => preview(() => ({ video_start: ms }))}
            onCommit={(ms) => commit(() => ({ video_start: ms }))}
          />
          <DraftSlider
            label="Sound"
            min={0}
            max={1}
            step={0.01}
            value={overlay.volume}
            format={(volume) => (volume === 0 ? 'Silent' : `${Math.round(volume * 100)}%`)}
            onPreview={() => undefined}
            onCommit={(volume) => commit(() => ({ volume }))}
          />
        </>
      )}
    </section>
  )
}
