import OutlinedInput from '@mui/material/OutlinedInput'
import { WandSparkles } from 'lucide-react'
import { useId } from 'react'
import { useImprovePrompt } from '#generated/client/tasks/tasks.ts'
import { creditCost } from '#src/domain/credits.ts'
import { ExpectedRefusals } from '#src/shared/story/quotes/expected-refusals.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Workspace } from '../../hooks/use-workspace.ts'
import styles from './settings-panel.module.css'

const MAX_PROMPT_LENGTH = 2_000

/**
 * The prompt; the magic prompt adds what it does not say yet, and can be undone. Typing is off while it writes: what
 * arrives would replace it.
 */
export function PromptField({
  workspace: { settings, choose, sourceId, isPart, tool, search, engine },
}: {
  workspace: Workspace
}) {
  const id = useId()
  const improve = useImprovePrompt()
  const { prompt } = settings
  const storyId = search.get('story')
  const handleImprove = () =>
    improve.mutate(
      {
        data: { prompt: prompt.trim(), ...(storyId !== null && { story_id: storyId }) },
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      },
      {
        onSuccess: ({ prompt: better }) => {
          choose({ prompt: better })
          notify('Prompt expanded', {
            action: { label: 'Undo', onAction: () => choose({ prompt }) },
          })
        },
        onError: notifyError,
      },
    )
  const isDrawn = sourceId === undefined && tool.sources[0] === 'image'
  const hint = isPart ? 'A small boat, or ‘remove it’' : 'At night, or ‘warmer, more contrast’'
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        Prompt
      </label>
      <OutlinedInput
        id={id}
        size="small"
        multiline
        minRows={3}
        maxRows={10}
        value={prompt}
        placeholder={isDrawn ? 'A red boat in a small harbour at dawn' : hint}
        readOnly={improve.isPending}
        slotProps={{ input: { maxLength: MAX_PROMPT_LENGTH } }}
        onChange={({ target }) => choose({ prompt: target.value })}
      />
      {isDrawn && (
        <Button
          size="xsmall"
          icon={<WandSparkles size={14} aria-hidden="true" />}
          isBusy={improve.isPending}
          busyLabel="Writing"
          disabled={prompt.trim() === ''}
          price={creditCost('generate_prompt')}
          onClick={handleImprove}
        >
          Magic prompt
        </Button>
      )}
      {isDrawn && (
        <ExpectedRefusals
          of={
            engine && !engine.is_built_in && prompt.trim() !== ''
              ? { prompt: prompt.trim(), engine: engine.engine }
              : null
          }
          onRewrite={(rewritten) => choose({ prompt: rewritten.prompt })}
          onImageModel={({ name }) => choose({ engine: name })}
          imageModelLabel={(name) => `Use ${name}`}
        />
      )}
    </div>
  )
}
