import { Dices, Shuffle, Wand2 } from 'lucide-react'
import { creditCost } from '#src/domain/credits.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useEnginePrice, CHARACTERS_PER_UNIT } from '#src/shared/story/quotes/prices.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Menu, MenuAction } from '#src/shared/ui/menu/menu.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { busyKeys } from '../core/story-store.ts'
import { generateMagicPrompt } from './commands/generate-magic-prompt.ts'
import { imagePromptFromVisualAction, type VisualAction } from './commands/image-prompt-from-visual-action.ts'
import { refreshSeed } from './commands/refresh-seed.ts'
import { useEditor, useIsBusy, useOpen } from '../core/use-editor.ts'
import type { Aroll } from '../core/open-story.ts'
import styles from './visual.module.css'

const ACTIONS: readonly { value: VisualAction; label: string }[] = [
  { value: 'CLOSER', label: 'Closer' },
  { value: 'WIDER', label: 'Wider' },
  { value: 'OTHER_ANGLE', label: 'Another angle' },
  { value: 'OTHER_TIME_OF_DAY', label: 'Another time of day' },
  { value: 'MORE_DETAIL', label: 'More detail' },
  { value: 'SIMPLER', label: 'Simpler' },
  { value: 'MORE_DRAMATIC', label: 'More dramatic' },
]

interface PromptHelpProps {
  aroll: Aroll
  prompt: string
  /** Puts a prompt into the field; no image is generated yet. */
  onPrompt: (prompt: string) => void
}

/** Helps with a prompt: generates, improves or changes it; and another seed for the same words. */
export function PromptHelp({ aroll, prompt, onPrompt }: PromptHelpProps) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.prompt(aroll.scene_id))
  const price = creditCost('generate_prompt')
  const text = useOpen((open) => open.scenes[aroll.scene_id]?.text ?? '')
  const units = text.length / CHARACTERS_PER_UNIT
  const asked = useEnginePrice('generate_prompt')({ about: units, most: units })
  // An existing prompt is improved by rules; a scene's text is read by the language model.
  const written = prompt.trim() === '' && asked ? asked : { expected: price, most: price }

  const take = async (asked: Promise<string | undefined>) => {
    const written = await asked
    if (written !== undefined) onPrompt(written)
  }
  const handleSeed = async () => {
    const changed = await refreshSeed(editor, aroll.id)
    if (changed) notify('The next image will use a new seed')
  }

  return (
    <div className={styles.tools}>
      <Button
        variant="text"
        size="xsmall"
        icon={<Wand2 size={16} aria-hidden="true" />}
        isBusy={isBusy}
        busyLabel="Writing"
        {...priceProps(written)}
        onClick={() =>
          void take(
            generateMagicPrompt(editor, {
              ...{ sceneId: aroll.scene_id, arollId: aroll.id, prompt },
              most: written.most,
            }),
          )
        }
      >
        Magic prompt
      </Button>
      <Menu
        label="Vary the last image"
        align="right"
        trigger={(trigger) => (
          <Button
            {...trigger}
            variant="text"
            size="xsmall"
            disabled={isBusy}
            icon={<Shuffle size={16} aria-hidden="true" />}
          >
            Vary
          </Button>
        )}
      >
        {ACTIONS.map(({ value, label }) => (
          <MenuAction
            key={value}
            label={label}
            note={price === 1 ? '1 credit' : `${price} credits`}
            onSelect={() => void take(imagePromptFromVisualAction(editor, aroll.scene_id, value))}
          />
        ))}
      </Menu>
      <IconButton size="small" label="New seed" onClick={() => void handleSeed()}>
        <Dices size={16} />
      </IconButton>
    </div>
  )
}
