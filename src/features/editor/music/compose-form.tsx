import OutlinedInput from '@mui/material/OutlinedInput'
import { Music } from 'lucide-react'
import { useId, type KeyboardEvent } from 'react'
import type { TaskModel } from '#generated/schema.ts'
import { MUSIC_LENGTH, musicSecondsFor } from '#src/domain/composed-music.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { composeMusic } from './commands/compose-music.ts'
import { useEditor, useIsBusy } from '../core/use-editor.ts'
import { beginsAgain } from './begins-again.ts'
import { useFilmLength, type MusicDraft, useMusicDraft, musicPrice } from './composing.ts'
import { busyKeys } from '../core/story-store.ts'
import { LengthField } from '../core/ui/property-row.tsx'
import styles from './music.module.css'
import { useListTaskModels } from '#generated/client/tasks/tasks.ts'
import { PanelGroup } from '../core/ui/panel.tsx'
import { ComposedList } from './composed-list.tsx'

const MAX_PROMPT_LENGTH = 4_000

interface ComposeFormProps {
  model: TaskModel
  draft: MusicDraft
  change: (part: Partial<MusicDraft>) => void
}

/** Prompt, length, provider and price of new music. */
export function ComposeForm({ model, draft, change }: ComposeFormProps) {
  const editor = useEditor()
  const promptId = useId()
  const filmMs = useFilmLength()
  const isBusy = useIsBusy(busyKeys.composing)
  const engine = model.engines.find((each) => each.engine === draft.engine)
  const seconds = draft.seconds ?? musicSecondsFor(filmMs)
  const again = beginsAgain(seconds * 1_000, filmMs)
  const price = musicPrice(model, { seconds, engine: engine?.engine })
  const prompt = draft.prompt.trim()
  const canAsk = prompt !== '' && !isBusy
  const handleCompose = async () => {
    if (!canAsk) return
    const asked = engine && { engine: engine.engine }
    const task = await composeMusic(editor, { model_id: model.model_id, prompt, duration: seconds, ...asked }, price)
    // A refused request can be changed and sent again.
    if (task) change({ prompt: '' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void handleCompose()
  }
  return (
    <>
      <p className={styles.about}>{model.description}</p>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={promptId}>
          Describe the music
        </label>
        <OutlinedInput
          size="small"
          multiline
          minRows={2}
          maxRows={8}
          value={draft.prompt}
          placeholder="A slow piano over soft strings"
          slotProps={{ input: { id: promptId, maxLength: MAX_PROMPT_LENGTH } }}
          onChange={(event) => change({ prompt: event.target.value })}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div className={styles.row}>
        <span className={styles.label}>Length</span>
        <LengthField
          label="Length in seconds"
          min={MUSIC_LENGTH.least * 1_000}
          max={MUSIC_LENGTH.most * 1_000}
          value={seconds * 1_000}
          onCommit={(ms) => change({ seconds: Math.round(ms / 1_000) })}
        />
        {draft.seconds !== null && (
          <Button variant="text" size="xsmall" onClick={() => change({ seconds: null })}>
            Match video length
          </Button>
        )}
      </div>
      {again !== null && <p className={styles.note}>{again}: shorter than the video.</p>}
      {model.engines.length > 1 && (
        <div className={styles.row}>
          <Pick
            label="Engine"
            options={model.engines.map(({ engine: value }) => ({ value, label: value }))}
            value={engine?.engine ?? model.engines[0]?.engine ?? ''}
            onChange={(value) => change({ engine: value === model.engines[0]?.engine ? null : value })}
          />
        </div>
      )}
      <div className={styles.row}>
        <Button
          size="small"
          icon={<Music size={16} aria-hidden="true" />}
          isBusy={isBusy}
          busyLabel="Starting"
          disabled={prompt === ''}
          price={price}
          onClick={() => void handleCompose()}
        >
          Compose
        </Button>
      </div>
    </>
  )
}

/** Composes music and lists the results; nothing where no model that composes is connected. */
export function ComposeGroup() {
  const { storyId } = useEditor()
  const { data } = useListTaskModels({ query: { staleTime: Infinity } })
  const model = data?.data.find(({ tool }) => tool === 'MUSIC')
  const { draft, change } = useMusicDraft(storyId)
  if (!model) return null
  return (
    <PanelGroup title="Compose">
      <ComposeForm model={model} draft={draft} change={change} />
      <ComposedList model={model} onRestore={change} />
    </PanelGroup>
  )
}
