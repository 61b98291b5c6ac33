import { framesToMs } from '#src/domain/frames.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ActionButton, useAction } from '../core/action.tsx'
import { LengthField, PropertyRow } from '../core/ui/property-row.tsx'
import { useEditor, useFilm, useOpen } from '../core/use-editor.ts'
import styles from '../core/ui/inspector.module.css'
import own from './overlays.module.css'
import { updateOverlays } from './commands/edit-overlays.ts'
import { alignActions } from './align-actions.ts'
import { DraftSlider, useOverlayChange } from './draft-fields.tsx'
import { MotionFields } from './motion-fields.tsx'
import { KIND_LABELS, type Overlay } from '../core/open-overlays.ts'
import * as actions from './overlay-actions.ts'
import { KindFields } from './kind-fields.tsx'

/** Shortest overlay, ms: a few frames. */
const MIN_MS = 100
const FRAME_MS = framesToMs(1)
const WHOLE = 'whole'

/** All properties of the chosen overlays; those of several are changed together. */
export function OverlayInspector({ overlays }: { overlays: readonly Overlay[] }) {
  const [first] = overlays
  if (!first) return null
  return (
    <aside className={styles.inspector} aria-label="Inspector">
      <div className={styles.head}>
        <h2 className={styles.title}>
          {overlays.length > 1 ? `${overlays.length} overlays` : KIND_LABELS[first.kind]}
        </h2>
        <span className={styles.grow} />
        <ActionButton action={actions.duplicateOverlays} size={16} />
        <ActionButton action={actions.raiseOverlays} size={16} />
        <ActionButton action={actions.lowerOverlays} size={16} />
        <ActionButton action={actions.deleteChosenOverlays} size={16} />
        <ActionButton action={actions.leaveOverlays} size={16} />
      </div>
      <div className={styles.content} key={first.id}>
        <div className={styles.stack}>
          {overlays.length === 1 && first.kind !== 'STICKER' && (
            <>
              <KindFields overlay={first} />
              <hr className={styles.rule} />
            </>
          )}
          <BrandStyleButton />
          <div className={own.align} role="toolbar" aria-label="Align">
            {alignActions.map((action) => (
              <ActionButton key={action.id} action={action} size={16} />
            ))}
          </div>
          <PlaceFields overlays={overlays} />
          {overlays.length === 1 && <TimeFields overlay={first} />}
          <MotionFields overlays={overlays} />
        </div>
      </div>
    </aside>
  )
}

/** Only where there is a brand to use and a text to use it for. */
function BrandStyleButton() {
  const { label, icon: Icon, isEnabled, run } = useAction(actions.applyBrandStyle)
  if (!isEnabled) return null
  return (
    <Button size="xsmall" className={own.brand} icon={<Icon size={14} aria-hidden="true" />} onClick={run}>
      {label}
    </Button>
  )
}

const percent = (share: number) => `${Math.round(share * 100)}%`

function PlaceFields({ overlays }: { overlays: readonly Overlay[] }) {
  const { preview, commit } = useOverlayChange(overlays)
  const [first] = overlays
  if (!first) return null
  const field = (
    name: 'x' | 'y' | 'width' | 'height' | 'rotation' | 'opacity' | 'corner_radius',
    label: string,
    [min, max, step]: readonly [number, number, number],
    format = percent,
  ) => (
    <DraftSlider
      {...{ label, min, max, step, format }}
      value={first.box[name]}
      onPreview={(value) => preview(({ box }) => ({ box: { ...box, [name]: value } }))}
      onCommit={(value) => commit(({ box }) => ({ box: { ...box, [name]: value } }))}
    />
  )
  return (
    <section className={styles.stack} aria-label="Place">
      {overlays.length === 1 && (
        <>
          {field('x', 'Left', [-0.5, 1, 0.005])}
          {field('y', 'Top', [-0.5, 1, 0.005])}
          {field('width', 'Width', [0.01, 1.5, 0.005])}
          {field('height', 'Height', [0.01, 1.5, 0.005])}
        </>
      )}
      {field('rotation', 'Rotation', [-180, 180, 1], (value) => `${Math.round(value)}°`)}
      {field('opacity', 'Opacity', [0, 1, 0.01])}
      {overlays.some(({ kind }) => kind === 'MEDIA' || kind === 'SHAPE') &&
        field('corner_radius', 'Corners', [0, 0.5, 0.01])}
    </section>
  )
}

/** Where in time it lies: in one scene, with which it moves, or over the whole video. */
function TimeFields({ overlay }: { overlay: Overlay }) {
  const editor = useEditor()
  const film = useFilm()
  const order = useOpen(({ order: ids }) => ids)
  const scene = film.scenes.find(({ id }) => id === overlay.scene_id)
  const lengthMs = Math.round(framesToMs(scene?.durationInFrames ?? film.durationInFrames))
  const change = (fields: Partial<Pick<Overlay, 'start_ms' | 'duration_ms' | 'scene_id'>>) =>
    void updateOverlays(editor, [{ overlay_id: overlay.id, ...fields }])
  const options = [
    ...order.map((id, at) => ({ value: id, label: `Scene ${at + 1}` })),
    { value: WHOLE, label: 'Whole video', note: 'Stays where it is when scenes move' },
  ]
  /** It stays at its moment of the video. */
  const move = (to: string) => {
    const target = film.scenes.find(({ id }) => id === to)
    const fromMs = framesToMs(scene?.from ?? 0)
    const toMs = framesToMs(target?.from ?? 0)
    const room = Math.round(framesToMs(target?.durationInFrames ?? film.durationInFrames))
    const start = Math.round(overlay.start_ms + fromMs - toMs)
    change({
      scene_id: to === WHOLE ? null : to,
      start_ms: Math.max(0, Math.min(start, room - MIN_MS)),
    })
  }
  return (
    <section className={styles.stack} aria-label="Time">
      <hr className={styles.rule} />
      <PropertyRow label="Shown in">
        <Pick label="Shown in" size="xsmall" options={options} value={overlay.scene_id ?? WHOLE} onChange={move} />
      </PropertyRow>
      <PropertyRow label="Start">
        <LengthField
          label="Start"
          min={0}
          max={Math.max(0, lengthMs - MIN_MS)}
          value={overlay.start_ms}
          onCommit={(ms) => change({ start_ms: ms })}
        />
      </PropertyRow>
      {lengthMs <= overlay.start_ms ? (
        <p className={styles.note}>The {scene ? 'scene' : 'video'} ends before this begins, so it isn’t shown.</p>
      ) : (
        overlay.duration_ms >= lengthMs - overlay.start_ms + FRAME_MS && (
          <p className={styles.note}>Cut at the end of the {scene ? 'scene' : 'video'}. The rest is kept.</p>
        )
      )}
      <PropertyRow label="Length">
        <LengthField
          label="Length"
          min={MIN_MS}
          max={Math.max(MIN_MS, lengthMs - overlay.start_ms)}
          value={Math.min(overlay.duration_ms, Math.max(MIN_MS, lengthMs - overlay.start_ms))}
          onCommit={(ms) => change({ duration_ms: ms })}
        />
      </PropertyRow>
    </section>
  )
}
