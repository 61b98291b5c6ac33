import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useListModelGallery, useSubmitLora } from '#generated/client/lora/lora.ts'
import type { Lora, LoraTrainer } from '#generated/schema.ts'
import { paths } from '#src/app/paths.ts'
import { trainingCredits } from '#src/domain/credits.ts'
import { TRAINING_PRESETS, trainingSeconds } from '#src/domain/training-set.ts'
import { ApiError } from '#src/shared/api/api-error.ts'
import { mostCredits } from '#src/shared/api/most-credits.ts'
import { FieldShell } from '#src/shared/form/field-shell.tsx'
import { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { loraScope, useSaveLora } from '../hooks/use-lora.ts'
import { baseLabel, isTriggerWord } from '../lib/words.ts'
import { BaseModel } from './base-model.tsx'
import styles from './lora.module.css'

interface TriggerFieldProps {
  label: string
  help: string
  value: string
  /** The reason of the server's refusal. */
  error?: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** To start a LoRA training: name, trigger and steps; price, time and consent; and the start. */
export function SettingsSection({ lora }: { lora: Lora }) {
  const { lora_id, training_data_items: items } = lora
  const navigate = useNavigate()
  const { data: gallery } = useListModelGallery()
  const trainers = gallery?.trainers ?? []
  const trainer = trainers.find(({ base }) => base === lora.model_type)
  const update = useSaveLora(lora_id)
  const submit = useSubmitLora({
    mutation: {
      // Earlier edits are saved first: afterwards the set is closed.
      scope: loraScope(lora_id),
      onSuccess: () => void navigate(paths.loraStatus.href({ loraId: lora_id })),
    },
  })
  const [hasConsent, setHasConsent] = useState(false)
  const [isMore, setIsMore] = useState(false)
  const [isSettling, setIsSettling] = useState(false)
  const [nameId, stepsId] = [useId(), useId()]
  const form = useAutosave({
    place: `lora-settings:${lora_id}`,
    saved: {
      name: lora.model_name,
      trigger: lora.trigger_word,
      primary: lora.primary_trigger,
      secondary: lora.secondary_trigger,
      steps: lora.steps,
    },
    save: ({ name, trigger, primary, secondary, steps }) =>
      update.mutateAsync({
        data: {
          lora_id,
          ...(name.trim() !== '' && { model_name: name }),
          ...(isTriggerWord(trigger) && { trigger_word: trigger }),
          ...(isWordOrNone(primary) && { primary_trigger: primary }),
          ...(isWordOrNone(secondary) && { secondary_trigger: secondary }),
          ...(isSteps(steps) && { steps }),
        },
      }),
    isWhole: ({ name, trigger, primary, secondary, steps }) =>
      (name.trim() !== '' || name === lora.model_name) &&
      (isTriggerWord(trigger) || trigger === lora.trigger_word) &&
      isWordOrNone(primary) &&
      isWordOrNone(secondary) &&
      isSteps(steps),
  })
  const { name, trigger, primary, secondary, steps } = form.value
  const change = (part: Partial<typeof form.value>) => form.change({ ...form.value, ...part })
  // On blur, dependent values may be fetched. A refusal is shown in the form.
  const save = () => void form.flush().catch(() => undefined)
  const usable = items.filter(({ issues }) => !issues.some((issue) => issue.is_blocking))
  const fields = submit.error instanceof ApiError ? submit.error.fields : {}
  const isTrained = !gallery || trainer !== undefined
  const blocked = whyNot(lora, form.value, { usable: usable.length, hasConsent, isTrained })
  const price = trainer && isSteps(steps) ? priceOf(trainer, steps) : undefined
  const [least, most] = trainingSeconds(steps, usable.length)
  const start = async () => {
    setIsSettling(true)
    const isSaved = await form.flush().then(
      () => true,
      () => false,
    )
    setIsSettling(false)
    // A refusal is shown in the form.
    if (!isSaved) return
    submit.mutate({
      headers: { 'Idempotency-Key': crypto.randomUUID(), ...(price !== undefined && mostCredits(price)) },
      data: {
        lora_id,
        model_name: name.trim(),
        trigger_word: trigger,
        steps,
        training_data: usable.map(({ training_data_id: id }) => id),
        ...(hasConsent && { consent: true }),
      },
    })
  }
  return (
    <section className={styles.section} aria-labelledby="settings">
      <h2 className={styles.title} id="settings">
        Training
      </h2>
      <div className={styles.fields}>
        <FieldShell id={nameId} label="Name" error={fields.model_name?.[0]}>
          <OutlinedInput
            id={nameId}
            value={name}
            inputProps={{ maxLength: 100 }}
            onChange={(event) => change({ name: event.target.value })}
            onBlur={save}
          />
        </FieldShell>
        <TriggerField
          label="Trigger word"
          help="A unique word that activates the model. It’s added for you whenever the model is used."
          value={trigger}
          error={fields.trigger_word?.[0]}
          onChange={(next) => change({ trigger: next })}
          onBlur={save}
        />
      </div>
      {trainers.length > 1 && <BaseModel lora={lora} trainers={trainers} />}
      <div className={styles.row}>
        <Segmented
          label="Training length"
          value={TRAINING_PRESETS.find((preset) => preset.steps === steps)?.id}
          segments={TRAINING_PRESETS.map(({ id, label }) => ({ value: id, label }))}
          onChange={(id) => change({ steps: TRAINING_PRESETS.find((preset) => preset.id === id)?.steps ?? steps })}
        />
        <Button size="small" variant="text" aria-expanded={isMore} onClick={() => setIsMore(!isMore)}>
          More
        </Button>
      </div>
      {isMore && (
        <>
          <FieldShell
            id={stepsId}
            label="Steps"
            help="100 to 4000"
            error={isSteps(steps) ? undefined : 'Choose 100 to 4000'}
          >
            <OutlinedInput
              id={stepsId}
              type="number"
              value={Number.isNaN(steps) ? '' : steps}
              onChange={(event) => change({ steps: Number.parseInt(event.target.value, 10) })}
            />
          </FieldShell>
          <div className={styles.fields}>
            <TriggerField
              label="Main subject word"
              help="Used in captions to name the subject. The image tool suggests it when you choose this model."
              value={primary}
              onChange={(next) => change({ primary: next })}
              onBlur={save}
            />
            <TriggerField
              label="Second subject word"
              help="For sets with two subjects, each named in its own images."
              value={secondary}
              onChange={(next) => change({ secondary: next })}
              onBlur={save}
            />
          </div>
          {trainers.length === 1 && <BaseModel lora={lora} trainers={trainers} />}
        </>
      )}
      <p className={styles.text}>
        {isSteps(steps) &&
          trainer &&
          (trainer.is_built_in
            ? `${steps} steps capture about ${learned(steps)}% of the style. Takes ${least} to ${most} seconds. `
            : `${steps} steps by ${trainer.label}, usually a few minutes. Sample images are included. `)}
        The price is put on hold now and charged when the model is ready. Failed training is free.
      </p>
      <Checkbox
        label={
          lora.lora_type === 'CHARACTER'
            ? 'The people in these images consent to a model of them. Your confirmation is stored with the model.'
            : 'The people in these images consent to this. Your confirmation is stored with the model.'
        }
        checked={hasConsent}
        onChange={(_event, checked) => setHasConsent(checked)}
      />
      {form.error !== null && (
        <p className={styles.wrong} role="alert">
          {form.error}
        </p>
      )}
      {submit.error && (
        <p className={styles.wrong} role="alert">
          {Object.values(fields)[0]?.[0] ?? submit.error.message}
        </p>
      )}
      <div className={styles.row}>
        <Button
          variant="contained"
          price={price}
          disabled={blocked !== null}
          isBusy={isSettling || submit.isPending}
          busyLabel="Starting"
          onClick={() => void start()}
        >
          Train
        </Button>
        {blocked !== null && <span className={styles.note}>{blocked}</span>}
      </div>
    </section>
  )
}

const priceOf = ({ credits: once, credits_per_thousand_steps: thousandSteps }: LoraTrainer, steps: number) =>
  trainingCredits({ once, thousandSteps }, steps)

const isWordOrNone = (word: string) => word === '' || isTriggerWord(word)

const isSteps = (steps: number) => Number.isInteger(steps) && steps >= 100 && steps <= 4_000

/** Per cent of a set’s style that is learned in so many steps, at the built-in trainer's pace. */
const learned = (steps: number) => Math.min(100, Math.round(100 * (1 - 0.996 ** steps)))

interface Settings {
  name: string
  trigger: string
  /** Words for its subjects; empty for none. */
  primary: string
  secondary: string
  steps: number
}

function whyNot(
  { lora_type, model_type: base, training_data_items: items }: Lora,
  { name, trigger, primary, secondary, steps }: Settings,
  { usable, hasConsent, isTrained }: { usable: number; hasConsent: boolean; isTrained: boolean },
): string | null {
  if (!isTrained) return `${baseLabel(base)} can’t be trained here`
  if (usable < 4) return 'Add at least 4 usable images'
  if (items.some((item) => !item.is_checked)) return 'Checking images'
  if (name.trim() === '') return 'Enter a name'
  if (!isTriggerWord(trigger)) return 'Enter a trigger word'
  if (!isWordOrNone(primary) || !isWordOrNone(secondary)) return 'Use only letters, digits, - and _ in subject words'
  if (!isSteps(steps)) return 'Choose 100 to 4000 steps'
  return lora_type === 'CHARACTER' && !hasConsent ? 'Confirm consent first' : null
}

/** One trigger word of the model. */
function TriggerField({ label, help, value, error, onChange, onBlur }: TriggerFieldProps) {
  const id = useId()
  const wrong = value !== '' && !isTriggerWord(value) ? 'Use only letters, digits, - and _' : error
  return (
    <FieldShell id={id} label={label} help={help} error={wrong}>
      <OutlinedInput
        id={id}
        value={value}
        error={wrong !== undefined}
        inputProps={{ maxLength: 50 }}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
    </FieldShell>
  )
}
