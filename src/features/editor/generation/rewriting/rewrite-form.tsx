import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { useTextDraft } from '#src/shared/form/use-text-draft.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useWritingPrice } from '#src/shared/story/quotes/prices.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { rewriteStory } from '../commands/rewrite-story.ts'
import { useEditor, useIsBusy, useOpen } from '#src/features/editor/core/use-editor.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import type { RewritingDialogProps } from './rewriting-dialog-props.ts'
import styles from './rewriting.module.css'

const KINDS = [
  { value: 'PROMPT', label: 'Idea' },
  { value: 'SCRIPT', label: 'Script' },
] as const

const MAX_TEXT_LENGTH = 60_000

/** What the story is written anew from, and what that costs. */
export function RewriteForm({ rewriting, refetch, onClose }: RewritingDialogProps) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.rewriting)
  const formId = useId()
  const storyKind = useOpen(({ story }) => story.script_type)
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>(
    (rewriting.script_type ?? storyKind ?? 'PROMPT') === 'PROMPT' ? 'PROMPT' : 'SCRIPT',
  )
  const { typed, setTyped, clear } = useTextDraft(`rewrite-story:${editor.storyId}`)
  const text = typed ?? rewriting.initial_prompt
  const { language, video_length_in_sec: seconds } = useOpen(({ story }) => story)
  const price = useWritingPrice()({ kind, text: text.trim(), language, seconds }, rewriting.credits)
  const begin = async () => {
    const body = { script_type: kind, initial_prompt: text.trim() }
    if (!(await rewriteStory(editor, body, price.most))) return
    clear()
    setTyped(null)
    await refetch()
  }
  return (
    <Dialog
      isOpen
      title="Rewrite the story"
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
            busyLabel="Beginning"
            disabled={text.trim() === ''}
          >
            Rewrite
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={styles.body}
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        {rewriting.error_message !== null && (
          <p className={styles.problem} role="alert">
            {rewriting.error_message}
          </p>
        )}
        <p className={styles.note}>
          Your story stays as it is. You then see old and new scene by scene, and take only what you like.
        </p>
        <div className={styles.line}>
          <Segmented label="Write from" segments={KINDS} value={kind} onChange={setKind} />
          <EngineBadge kind="WRITER" />
        </div>
        <TextField
          label={kind === 'PROMPT' ? 'What is your story about?' : 'Script, spoken word for word'}
          multiline
          minRows={4}
          maxRows={12}
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: MAX_TEXT_LENGTH } }}
        />
      </form>
    </Dialog>
  )
}
