import type { ReactNode } from 'react'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { fidelityText } from '../../lib/settings.ts'
import type { SettingId } from '../../lib/tools.ts'
import { Field } from './field.tsx'
import { CastField } from './cast-field.tsx'
import { CountField, PartField, RatioField, SeedField } from './image-fields.tsx'
import { FocusField, FrameField, MethodField, SafeAreaField } from './frame-fields.tsx'
import { LoraField } from './lora-field.tsx'
import { PercentField } from './percent-field.tsx'
import { PromptField } from './prompt-field.tsx'
import { ReferenceField } from './reference-field.tsx'
import { StyleField } from './style-field.tsx'
import styles from './settings-panel.module.css'

interface FieldProps {
  workspace: Workspace
}

function ModelField({ workspace: { models, model, choose } }: FieldProps) {
  if (!model) return null
  return (
    <Field label="Model" hint={model.description}>
      <Pick
        label="Model"
        options={models.map(({ model_id: value, name: label }) => ({ value, label }))}
        value={model.model_id}
        onChange={(id) => choose({ model: id === models[0]?.model_id ? '' : id, engine: '' })}
      />
    </Field>
  )
}

/** Only where there is a choice. */
function EngineField({ workspace: { tool, model, engine, choose } }: FieldProps) {
  if (!model || !engine || model.engines.length < 2) return null
  const decides = tool.id === 'UPSCALE' ? ' This model sets fidelity, grain and faces automatically.' : ''
  return (
    <Field
      label="Engine"
      hint={engine.is_built_in ? 'Drafts, no provider.' : `The other engines are used as fallbacks.${decides}`}
    >
      <Pick
        label="Engine"
        options={model.engines.map(({ engine: value }) => ({ value, label: value }))}
        value={engine.engine}
        onChange={(value) => choose({ engine: value === model.engines[0]?.engine ? '' : value })}
      />
    </Field>
  )
}

function FactorField({ workspace: { settings, choose } }: FieldProps) {
  return (
    <Field label="Size">
      <Segmented
        label="Size"
        isWide
        segments={[
          { value: '2', label: '2×' },
          { value: '4', label: '4×' },
        ]}
        value={String(settings.factor)}
        onChange={(factor) => choose({ factor: factor === '4' ? 4 : 2 })}
      />
    </Field>
  )
}

function FidelityField({ workspace: { settings, choose } }: FieldProps) {
  return (
    <PercentField
      label="Fidelity"
      value={settings.fidelity}
      format={fidelityText}
      hint="At 100, nothing is added. Below 75, textures are enhanced. At 50 and below, images generated here are repainted."
      onChange={(fidelity) => choose({ fidelity })}
    />
  )
}

function GrainField({ workspace: { settings, choose } }: FieldProps) {
  return (
    <PercentField
      label="Grain"
      value={settings.grain}
      format={(grain) => (grain === 0 ? 'None' : String(grain))}
      onChange={(grain) => choose({ grain })}
    />
  )
}

function StrengthField({ workspace: { settings, choose } }: FieldProps) {
  return (
    <PercentField
      label="Strength"
      value={settings.strength}
      min={5}
      format={(strength) => `${strength}%`}
      onChange={(strength) => choose({ strength })}
    />
  )
}

function SkinField({ workspace: { settings, choose } }: FieldProps) {
  return (
    <div className={styles.field}>
      <Switch label="Protect faces" checked={settings.skin} onChange={(_event, skin) => choose({ skin })} />
      <p className={styles.hint}>
        The built-in engine doesn’t detect faces. Skin-coloured areas are upscaled without added detail.
      </p>
    </div>
  )
}

/** One field for each setting; a tool names those it has. */
export const SETTING_FIELDS: Readonly<Record<SettingId, (props: FieldProps) => ReactNode>> = {
  prompt: PromptField,
  part: PartField,
  reference: ReferenceField,
  look: StyleField,
  lora: LoraField,
  cast: CastField,
  ratio: RatioField,
  count: CountField,
  seed: SeedField,
  model: ModelField,
  engine: EngineField,
  factor: FactorField,
  fidelity: FidelityField,
  grain: GrainField,
  skin: SkinField,
  method: MethodField,
  focus: FocusField,
  frame: FrameField,
  safe: SafeAreaField,
  strength: StrengthField,
}
