import { useListModelGallery } from '#generated/client/lora/lora.ts'
import type { Lora } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { USUAL } from '../../lib/settings.ts'
import { Field } from './field.tsx'
import { PercentField } from './percent-field.tsx'
import styles from './settings-panel.module.css'

const NONE = 'none'

/** A trained model of the user and its strength; its trigger joins the prompt. */
export function LoraField({ workspace: { settings, choose } }: { workspace: Workspace }) {
  const { data } = useListModelGallery()
  const models = data?.results.filter(({ can_draw: canDraw }) => canDraw) ?? []
  const chosen = models.find(({ lora_id: id }) => id === settings.lora)
  // Hidden for users without a trained model.
  if (!data || (models.length === 0 && settings.lora === '')) return null
  const hint = chosen
    ? `Its trigger word ‘${chosen.trigger_word}’ is added to your prompt. ${chosen.drawn_by} uses the model.`
    : 'This model is no longer available. Choose another, or none.'
  const words = chosen ? wordsLeft(chosen, settings.prompt) : []
  return (
    <>
      <Field label="Trained model" hint={settings.lora === '' ? undefined : hint}>
        <Pick
          label="Trained model"
          options={[
            { value: NONE, label: 'None' },
            ...models.map(({ lora_id: value, model_name: name, trigger_word: note }) => ({
              ...{ value, note },
              label: name || 'Untitled model',
            })),
          ]}
          value={settings.lora === '' ? NONE : settings.lora}
          onChange={(id) => choose({ lora: id === NONE ? '' : id, weight: USUAL.weight })}
        />
      </Field>
      {words.length > 0 && (
        <div className={styles.choices}>
          {words.map((word) => (
            <Button
              key={word}
              size="small"
              onClick={() => choose({ prompt: [settings.prompt, word].join(' ').trim() })}
            >
              Insert ‘{word}’
            </Button>
          ))}
        </div>
      )}
      {chosen && (
        <PercentField
          label="Weight"
          value={settings.weight}
          format={(weight) => `${weight}%`}
          onChange={(weight) => choose({ weight })}
        />
      )}
    </>
  )
}

/** The model's words for its subjects that a prompt does not contain yet; its trigger is added anyway. */
function wordsLeft({ trigger_word: trigger, primary_trigger: first, secondary_trigger: second }: Lora, prompt: string) {
  const said = new Set([trigger, ...prompt.split(/[^\w-]+/u)].map((word) => word.toLowerCase()))
  return [...new Set([first, second])].filter((word) => word !== '' && !said.has(word.toLowerCase()))
}
