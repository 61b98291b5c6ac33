import OutlinedInput from '@mui/material/OutlinedInput'
import { TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useImageModels } from '#src/shared/story/image-styles/image-model-pick.tsx'
import { ExpectedRefusals } from '#src/shared/story/quotes/expected-refusals.tsx'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { EngineBadge, WorkerBadge } from '#src/shared/ui/engine-badge.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { TextConflict } from '#src/shared/ui/version-choice/version-choice.tsx'
import { busyKeys } from '../core/story-store.ts'
import { regenerateImage } from './commands/regenerate-image.ts'
import { updateStory } from './commands/update-story.ts'
import { useEditor, useIsBusy, useOpen } from '../core/use-editor.ts'
import { FallbackNote } from '../generation/real/fallback-note.tsx'
import { useImageEngine, useImagePrices, imageModelOf } from '../generation/use-prices.ts'
import type { Aroll } from '../core/open-story.ts'
import styles from '../core/ui/inspector.module.css'
import { PromptHelp } from './prompt-help.tsx'
import { mergeTexts } from '#src/domain/merge-text.ts'

const MAX_PROMPT_LENGTH = 2000

/** The exact prompt of an image, its style, and Generate with its price. */
export function ImagePromptForm({ aroll }: { aroll: Aroll }) {
  const editor = useEditor()
  const id = useId()
  const { imageModel } = useImageModels(useOpen(({ story }) => imageModelOf(story)))
  const looks = imageModel?.styles ?? []
  const saved = aroll.aroll_object.custom_image_generation_prompt ?? aroll.aroll_object.image_generation_prompt ?? ''
  const own = useSharedDraft(saved)
  const savedLook = aroll.image_style ?? aroll.leonardo_style_id
  const [look, setLook] = useState(savedLook)
  const isRequested = useIsBusy(busyKeys.visual(aroll.id))
  const prompt = own.value
  const price = useImagePrices()('regenerate_image', [1])
  const engine = useImageEngine()
  const revision = useOpen(({ story }) => story.revision)
  // Results so far were taken; built-in engines send no event about theirs.
  const isAsked = typeof engine === 'string' && prompt.trim() !== '' && prompt !== saved

  const handleGenerate = async () => {
    const drawn = await regenerateImage(editor, aroll.id, {
      prompt,
      basePrompt: saved,
      most: price.most,
      ...(look !== savedLook && { look }),
    })
    // A refused prompt stays in the field.
    if (drawn) own.discard()
  }

  return (
    <>
      <div className={styles.label}>
        <label htmlFor={id}>Prompt</label>
        {engine === undefined ? (
          <EngineBadge kind="ILLUSTRATOR" />
        ) : (
          <WorkerBadge label={engine ?? ''} isBuiltIn={engine === null} />
        )}
      </div>
      <OutlinedInput
        size="small"
        multiline
        minRows={3}
        maxRows={8}
        placeholder="Describe the image"
        value={prompt}
        slotProps={{ input: { id, maxLength: MAX_PROMPT_LENGTH } }}
        error={own.conflict !== null}
        onChange={(event) => own.change(event.target.value)}
      />
      {own.conflict && <TextConflict conflict={own.conflict} />}
      <PromptHelp aroll={aroll} prompt={prompt} onPrompt={own.change} />
      <div className={styles.line}>
        <span className={styles.grow}>
          {looks.length > 0 && (
            <Pick
              label="Style"
              options={[
                { value: '', label: 'Story style' },
                ...looks.map(({ leonardo_style_id: value, name }) => ({ value, label: name })),
              ]}
              value={looks.some(({ leonardo_style_id: value }) => value === look) ? (look ?? '') : ''}
              onChange={(value) => setLook(value === '' ? null : value)}
            />
          )}
        </span>
        <Button
          variant="soft"
          size="small"
          isBusy={isRequested || aroll.status === 'GENERATING'}
          busyLabel="Generating"
          {...priceProps(price)}
          disabled={prompt.trim() === '' || own.conflict !== null}
          onClick={() => void handleGenerate()}
        >
          Generate
        </Button>
      </div>
      <ExpectedRefusals
        of={isAsked ? { story_id: editor.storyId, prompt: prompt.trim() } : null}
        revision={revision}
        onRewrite={(rewritten) => own.change(rewritten.prompt)}
        onImageModel={({ model_id: model }) => void updateStory(editor, { default_image_model: model })}
      />
      <FallbackNote of={{ aroll_id: aroll.id }} />
      {aroll.status === 'FAILED' && (
        <p className={`${styles.note} ${styles.danger}`}>
          <TriangleAlert size={14} aria-hidden="true" />
          {aroll.error_message ?? 'Something Went Wrong'}
        </p>
      )}
      {aroll.status === 'COMPLETED' && aroll.error_message !== null && (
        <p className={styles.note}>
          <TriangleAlert size={14} aria-hidden="true" />
          {aroll.error_message}
        </p>
      )}
    </>
  )
}

/**
 * A text that is typed now and sent later, while others may change the saved one: both users' words are merged, and where both
 * changed the same place the user chooses.
 * @param saved the current saved text
 */
export function useSharedDraft(saved: string) {
  const [draft, setDraft] = useState<{ base: string; mine: string } | null>(null)
  const merged = draft === null ? saved : draft.base === saved ? draft.mine : mergeTexts({ ...draft, theirs: saved })
  const isConflict = draft !== null && merged === null
  return {
    value: merged ?? draft?.mine ?? saved,
    change: (mine: string) => setDraft({ mine, base: isConflict ? draft.base : saved }),
    /** Discards the draft. */
    discard: () => setDraft(null),
    conflict: isConflict
      ? { ...draft, theirs: saved, resolve: (mine: string) => setDraft({ mine, base: saved }) }
      : null,
  }
}
