import TextField from '@mui/material/TextField'
import { useId } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import type { RewriteStoryRequest } from '#generated/schema.ts'
import { useFormDraft } from '#src/shared/form/use-form-draft.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useWritingPrice } from '#src/shared/story/quotes/use-writing-price.ts'
import { WritingForecast } from '#src/shared/story/writing/writing-forecast.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { rewriteStory } from '../commands/rewrite-story.ts'
import { useEditor, useIsBusy, useOpen } from '../../core/use-editor.ts'
import { busyKeys } from '../../core/story-store.ts'
import type { RewritingDialogProps } from './rewriting-dialog-props.ts'
import styles from './rewriting.module.css'

const KINDS = [
  { value: 'PROMPT', label: 'Idea' },
  { value: 'SCRIPT', label: 'Script' },
] as const

type Kind = (typeof KINDS)[number]['value']

const MAX_TEXT_LENGTH = 60_000

/** Length of a story that has none of its own. */
const USUAL_SECONDS = 30

const names = ['text'] as const

/** What the script is regenerated from, and what that costs. */
export function RewriteForm({ rewriting, refetch, onClose }: RewritingDialogProps) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.rewriting)
  const formId = useId()
  const storyKind = useOpen(({ story }) => story.script_type)
  const form = useForm<{ kind: Kind; text: string }>({
    defaultValues: {
      kind: (rewriting.script_type ?? storyKind ?? 'PROMPT') === 'PROMPT' ? 'PROMPT' : 'SCRIPT',
      text: rewriting.initial_prompt,
    },
  })
  const { control, handleSubmit } = form
  const draft = useFormDraft(form, `rewrite-story:${editor.storyId}`, names)
  const [kind, text] = useWatch({ control, name: ['kind', 'text'] })
  const { language, video_length_in_sec: seconds, ...story } = useOpen((open) => open.story)
  const price = useWritingPrice()({ kind, text: text.trim(), language, seconds }, rewriting.credits)
  const begin = async (body: RewriteStoryRequest, most: number) => {
    if (!(await rewriteStory(editor, body, most))) return
    draft.clear()
    await refetch()
  }
  const submit = handleSubmit((typed) =>
    begin({ script_type: typed.kind, initial_prompt: typed.text.trim() }, price.most),
  )
  return (
    <Dialog
      isOpen
      title="Rewrite script"
      width={560}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            type="submit"
            form={formId}
            {...priceProps(price)}
            isBusy={isBusy}
            busyLabel="Starting"
            disabled={text.trim() === ''}
          >
            Rewrite
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.body} onSubmit={(event) => void submit(event)}>
        {rewriting.error_message !== null && (
          <p className={styles.problem} role="alert">
            {rewriting.error_message}
          </p>
        )}
        <p className={styles.note}>
          Your story doesn’t change yet. Compare both versions scene by scene and apply the parts you like.
        </p>
        <div className={styles.line}>
          <Controller
            control={control}
            name="kind"
            render={({ field }) => (
              <Segmented label="Rewrite from" segments={KINDS} value={field.value} onChange={field.onChange} />
            )}
          />
          <EngineBadge kind="WRITER" />
        </div>
        <Controller
          control={control}
          name="text"
          render={({ field: { ref, ...field } }) => (
            <TextField
              {...field}
              inputRef={ref}
              label={kind === 'PROMPT' ? 'What is your story about?' : 'Script, spoken word for word'}
              multiline
              minRows={4}
              maxRows={12}
              slotProps={{ htmlInput: { maxLength: MAX_TEXT_LENGTH } }}
            />
          )}
        />
        {kind === 'PROMPT' && (
          <WritingForecast
            prompt={text}
            language={language}
            seconds={seconds ?? USUAL_SECONDS}
            size={story.scene_size}
            pace={story.scene_pace}
            usesBrand={story.use_brand_settings}
            onPlan={(plan) => begin({ script_type: 'PROMPT', initial_prompt: text.trim(), browser_plan: plan }, 0)}
            planNote="You compare it with your story before anything changes."
            onPrompt={(prompt) => form.setValue('text', prompt, { shouldDirty: true })}
            onScript={() => form.setValue('kind', 'SCRIPT', { shouldDirty: true })}
          />
        )}
      </form>
    </Dialog>
  )
}
