import type { OverlayMotion } from '#generated/schema.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { PropertyRow } from '../core/ui/property-row.tsx'
import styles from '../core/ui/inspector.module.css'
import { DraftSlider, useOverlayChange } from './draft-fields.tsx'
import type { Overlay } from '../core/open-overlays.ts'

const names: readonly { value: OverlayMotion['name']; label: string }[] = [
  { value: 'NONE', label: 'None' },
  { value: 'FADE', label: 'Fade' },
  { value: 'SLIDE_LEFT', label: 'Slide left' },
  { value: 'SLIDE_RIGHT', label: 'Slide right' },
  { value: 'SLIDE_UP', label: 'Slide up' },
  { value: 'SLIDE_DOWN', label: 'Slide down' },
  { value: 'SCALE', label: 'Scale' },
  { value: 'TYPEWRITER', label: 'Typewriter' },
]
const easings: readonly { value: OverlayMotion['easing']; label: string }[] = [
  { value: 'LINEAR', label: 'Even' },
  { value: 'EASE_IN', label: 'Starts slowly' },
  { value: 'EASE_OUT', label: 'Ends slowly' },
  { value: 'EASE_IN_OUT', label: 'Slow at both ends' },
  { value: 'OVERSHOOT', label: 'Overshoots' },
]
const parts: readonly { value: OverlayMotion['by']; label: string }[] = [
  { value: 'WHOLE', label: 'Whole' },
  { value: 'WORD', label: 'Words' },
  { value: 'LETTER', label: 'Letters' },
]
const FIRST_MS = 400

/** How overlays appear and disappear. */
export function MotionFields({ overlays }: { overlays: readonly Overlay[] }) {
  return (
    <>
      <MotionGroup title="Appears" field="motion_in" overlays={overlays} />
      <MotionGroup title="Disappears" field="motion_out" overlays={overlays} />
    </>
  )
}

interface MotionGroupProps {
  title: string
  field: 'motion_in' | 'motion_out'
  overlays: readonly Overlay[]
}

function MotionGroup({ title, field, overlays }: MotionGroupProps) {
  const { preview, commit } = useOverlayChange(overlays)
  const motion = overlays[0]?.[field]
  if (!motion) return null
  const change = (part: Partial<OverlayMotion>) => commit((overlay) => ({ [field]: { ...overlay[field], ...part } }))
  const named = names.filter(({ value }) => value !== 'TYPEWRITER' || overlays.every(({ kind }) => kind === 'TEXT'))
  return (
    <section className={styles.stack} aria-label={title}>
      <hr className={styles.rule} />
      <PropertyRow label={title}>
        <Pick
          label={title}
          size="xsmall"
          options={named}
          value={motion.name}
          // A motion that takes no time would not be seen.
          onChange={(name) => change({ name, ...(motion.duration_ms === 0 && { duration_ms: FIRST_MS }) })}
        />
      </PropertyRow>
      {motion.name !== 'NONE' && (
        <>
          {overlays.every(({ kind }) => kind === 'TEXT') && (
            <Segmented
              isWide
              size="small"
              label={`${title} by`}
              segments={parts}
              value={motion.by}
              onChange={(by) => change({ by })}
            />
          )}
          <DraftSlider
            label="Takes"
            min={100}
            max={3_000}
            step={50}
            value={motion.duration_ms}
            format={(ms) => `${(ms / 1000).toFixed(2)} s`}
            onPreview={(ms) => preview((overlay) => ({ [field]: { ...overlay[field], duration_ms: ms } }))}
            onCommit={(ms) => change({ duration_ms: ms })}
          />
          <PropertyRow label="Speed">
            <Pick
              label={`Speed of ${title.toLowerCase()}`}
              size="xsmall"
              options={easings}
              value={motion.easing}
              onChange={(easing) => change({ easing })}
            />
          </PropertyRow>
        </>
      )}
    </section>
  )
}
