import OutlinedInput from '@mui/material/OutlinedInput'
import { useId } from 'react'
import { useListLeonardoPresets } from '#generated/client/constants/constants.ts'
import { IMAGE_MODEL_RATIOS } from '#src/domain/image-model-ratio.ts'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import type { Bench } from '../../hooks/use-bench.ts'
import { MOST_AT_ONCE } from '../../lib/settings.ts'
import { Field } from './field.tsx'
import styles from './settings-panel.module.css'

interface FieldProps {
  bench: Bench
}

const COUNTS = Array.from({ length: MOST_AT_ONCE }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))
/** Seeds that are locked without one that was used begin here. */
const FIRST_SEED = 1

export function PartField({ bench: { settings, choose } }: FieldProps) {
  return (
    <Field
      label="Change"
      hint={
        settings.part
          ? 'Nothing outside of what you mark changes. ‘Remove it’ lets what is around it grow over it.'
          : undefined
      }
    >
      <Segmented
        isWide
        label="Change"
        segments={[
          { value: 'whole', label: 'The picture' },
          { value: 'part', label: 'A part' },
        ]}
        value={settings.part ? 'part' : 'whole'}
        onChange={(value) => choose({ part: value === 'part' })}
      />
    </Field>
  )
}

export function LookField({ bench: { settings, choose } }: FieldProps) {
  const presets = useListLeonardoPresets({ query: { staleTime: Infinity } })
  const looks = presets.data?.models.flatMap(({ styles: own }) => own) ?? []
  const [first] = looks
  if (!first) return null
  const chosen = looks.find(({ leonardo_style_id: id }) => id === settings.look) ?? first
  return (
    <Field label="Style" hint={chosen.description}>
      <Pick
        label="Style"
        options={looks.map(({ leonardo_style_id: value, name: label }) => ({ value, label }))}
        value={chosen.leonardo_style_id}
        onChange={(look) => choose({ look: look === first.leonardo_style_id ? '' : look })}
      />
    </Field>
  )
}

export function RatioField({ bench: { settings, choose } }: FieldProps) {
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

export function CountField({ bench: { settings, choose } }: FieldProps) {
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

export function SeedField({ bench: { settings, choose } }: FieldProps) {
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
      <p className={styles.hint}>The same words, style and seed draw the same picture again.</p>
    </div>
  )
}
