import { Crosshair, Target } from 'lucide-react'
import type { FocalKey } from '#src/domain/focal-path.ts'
import { CROP_SIZES, EXPAND_SIZES, MIDDLE } from '#src/domain/reframe.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { keysText } from '../../lib/focal-keys.ts'
import { isExpanding, platformsOf } from '../../lib/framing.ts'
import { pointText } from '../../lib/receipt.ts'
import { placeText, USUAL } from '../../lib/settings.ts'
import { Field } from './field.tsx'
import { PercentField } from './percent-field.tsx'
import styles from './settings-panel.module.css'

interface FieldProps {
  workspace: Workspace
}

/** Cutting and adding are two models; settings of one are not carried over to the other, except the size. */
export function MethodField({ workspace: { models, model, choose } }: FieldProps) {
  if (!model) return null
  return (
    <Field label="Method" hint={model.description}>
      <Segmented
        isWide
        label="Method"
        segments={models.map(({ model_id: value }) => ({
          value,
          label: isExpanding(value) ? 'Expand the image' : 'Crop',
        }))}
        value={model.model_id}
        onChange={(id) => choose({ model: id === models[0]?.model_id ? '' : id, engine: '', frame: USUAL.frame })}
      />
    </Field>
  )
}

export function FocusField({ workspace }: FieldProps) {
  const { focus, sourceId, choose } = workspace
  if (sourceId === undefined) return null
  if (workspace.isFollowing) return <PathField workspace={workspace} />
  const isMiddle = focus.isOwn && focus.place?.x === MIDDLE.x && focus.place.y === MIDDLE.y
  return (
    <Field label="Focal point" hint={focus.note}>
      {focus.place && <span className={styles.hint}>{pointText(focus.place)}</span>}
      <span className={styles.choices}>
        <Button
          size="xsmall"
          disabled={!focus.isOwn}
          icon={<Target size={14} aria-hidden="true" />}
          onClick={() => choose({ focus: '' })}
        >
          {workspace.kind === 'video' ? 'Original' : 'Find the subject'}
        </Button>
        <Button
          size="xsmall"
          disabled={isMiddle}
          icon={<Crosshair size={14} aria-hidden="true" />}
          onClick={() => choose({ focus: placeText(MIDDLE) })}
        >
          Middle
        </Button>
      </span>
    </Field>
  )
}

const STILL: readonly FocalKey[] = [{ atMs: 0, ...MIDDLE }]

function PathField({ workspace: { path, choose } }: FieldProps) {
  const isStill = path.keys?.length === 1 && path.keys[0]?.x === MIDDLE.x && path.keys[0].y === MIDDLE.y
  return (
    <Field label="Focal point" hint={path.note}>
      <span className={styles.choices}>
        <Button
          size="xsmall"
          disabled={!path.isOwn}
          icon={<Target size={14} aria-hidden="true" />}
          onClick={() => choose({ path: '' })}
        >
          Follow the subject
        </Button>
        <Button
          size="xsmall"
          disabled={isStill}
          icon={<Crosshair size={14} aria-hidden="true" />}
          onClick={() => choose({ path: keysText(STILL) })}
        >
          Keep still
        </Button>
      </span>
    </Field>
  )
}

export function FrameField({ workspace: { model, settings, choose } }: FieldProps) {
  const isRoom = model !== undefined && isExpanding(model.model_id)
  const { least, most } = isRoom ? EXPAND_SIZES : CROP_SIZES
  return (
    <PercentField
      label="Frame size"
      min={least}
      max={most}
      value={Math.min(most, Math.max(least, settings.frame))}
      format={(frame) => `${frame}%`}
      hint={
        isRoom
          ? 'Relative to the smallest frame that fits the image. Larger values add space on all sides.'
          : 'Relative to the largest frame inside the image. Smaller values zoom in.'
      }
      onChange={(frame) => choose({ frame })}
    />
  )
}

/** A platform's overlay on the frame, for display only. */
export function SafeAreaField({ workspace: { settings, choose } }: FieldProps) {
  const platforms = platformsOf(settings.ratio)
  if (platforms.length === 0) return null
  return (
    <Field label="Safe area" hint="Guide only. It doesn’t affect the result.">
      <Pick
        label="Safe area"
        options={[
          { value: '', label: 'None' },
          ...platforms.map(({ id: value, label, asOf }) => ({ value, label: `${label} · ${asOf}` })),
        ]}
        value={platforms.some(({ id }) => id === settings.safe) ? settings.safe : ''}
        onChange={(safe) => choose({ safe })}
      />
    </Field>
  )
}
