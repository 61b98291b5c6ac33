import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { IMAGE_MODEL_RATIOS } from '#src/domain/image-model.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { type Change, MAX_IMAGES, USUAL } from '../../lib/settings.ts'
import { Field } from './field.tsx'
import styles from './settings-panel.module.css'

interface FieldProps {
  workspace: Workspace
}

const COUNTS = Array.from({ length: MAX_IMAGES }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))
/** First seed when one is locked before any was used. */
const FIRST_SEED = 1

const CHANGES = [
  { value: 'whole', label: 'Whole image' },
  { value: 'part', label: 'Selection' },
  { value: 'around', label: 'Outpaint' },
] as const satisfies readonly { value: Change; label: string }[]

const CHANGE_HINTS: Readonly<Partial<Record<Change, string>>> = {
  part: 'Only the marked area changes. To remove an object, enter ‘remove it’.',
  around: 'The image is extended beyond its edges.',
}
/** Size that is added initially, so that there is something to see. */
const FIRST_ROOM = 130

export function PartField({ workspace: { settings, choose } }: FieldProps) {
  return (
    <Field label="Change" hint={CHANGE_HINTS[settings.change]}>
      <Segmented
        isWide
        label="Change"
        segments={CHANGES}
        value={settings.change}
        onChange={(change) => choose({ change, frame: change === 'around' ? FIRST_ROOM : USUAL.frame })}
      />
    </Field>
  )
}

export function RatioField({ workspace: { settings, choose } }: FieldProps) {
  return (
    <Field label="Aspect ratio">
      <Pick
        label="Aspect ratio"
        options={IMAGE_MODEL_RATIOS}
        value={settings.ratio}
        onChange={(ratio) => choose({ ratio })}
      />
    </Field>
  )
}

export function CountField({ workspace: { settings, choose } }: FieldProps) {
  return (
    <Field label="Variations">
      <Segmented
        isWide
        label="Variations"
        segments={COUNTS}
        value={String(settings.count)}
        onChange={(count) => choose({ count: Number(count) })}
      />
    </Field>
  )
}

export function SeedField({ workspace: { settings, choose } }: FieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <Switch
        label="Lock the seed"
        checked={settings.seed !== null}
        onChange={(_event, isOn) => choose({ seed: isOn ? FIRST_SEED : null })}
      />
      {settings.seed !== null && (
        <>
          <label className="visually-hidden" htmlFor={id}>
            Seed
          </label>
          <OutlinedInput
            id={id}
            size="small"
            value={String(settings.seed)}
            slotProps={{ input: { inputMode: 'numeric', maxLength: 9 } }}
            onChange={({ target }) => /^\d{1,9}$/u.test(target.value) && choose({ seed: Number(target.value) })}
          />
        </>
      )}
      <p className={styles.hint}>The same prompt, style and seed reproduce the same image.</p>
    </div>
  )
}
