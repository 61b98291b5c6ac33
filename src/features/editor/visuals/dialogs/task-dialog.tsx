import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { useListTaskModels } from '#generated/client/tasks/tasks.ts'
import { IMAGE_MODEL_RATIOS } from '#src/domain/image-model.ts'
import { TOOL_NAMES } from '#src/domain/tool-names.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { createTask } from '#src/features/editor/generation/commands/create-task.ts'
import { useEditor, useIsBusy, useOpen } from '#src/features/editor/core/use-editor.ts'
import type { Aroll } from '#src/features/editor/core/open-story.ts'
import { type PreviousTask, FIRST_CHOICES, type TaskChoices } from '#src/features/editor/core/looked-at.ts'
import { LengthField } from '#src/features/editor/core/ui/property-row.tsx'
import { ImagePick } from './image-pick.tsx'
import { missingIn, priceOf, requestFor, type Tool } from '../task-form.ts'
import styles from '../visual.module.css'
import { Link } from 'react-router-dom'
import { type PagePath, paths } from '#src/app/paths.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'

const PAGES: Readonly<Partial<Record<Tool, PagePath>>> = {
  IMAGE: paths.image,
  UPSCALE: paths.upscale,
  REFRAME: paths.reframe,
}

interface WorkspaceLinkProps {
  tool: Tool
  aroll: Aroll
  mediaId: string
}

const WIDTH = 520
const MAX_CLIP_SECONDS = 30

const HINTS: Readonly<Partial<Record<Tool, string>>> = {
  IMAGE: 'Add a boat, or ‘at night’, ‘black and white’',
  IMAGE_TO_VIDEO: 'Pan left, or ‘slowly closer’',
}

interface TaskDialogProps {
  aroll: Aroll
  tool: Tool
  /** The settings of the earlier request. */
  previous?: PreviousTask | undefined
  onClose: () => void
}

/** Requests work of an AI model on an A-roll's image and shows the price first. */
export function TaskDialog({ aroll, tool, previous, onClose }: TaskDialogProps) {
  const editor = useEditor()
  const promptId = useId()
  const { data, isPending, error, refetch } = useListTaskModels({ query: { staleTime: Infinity } })
  const models = data?.data.filter((model) => model.tool === tool && model.source_media_types.includes('image')) ?? []
  const [modelId, setModelId] = useState<string | null>(previous?.modelId ?? null)
  const [choices, setChoices] = useState(previous?.choices ?? FIRST_CHOICES)
  const voice = useOpen((open) => open.scenes[aroll.scene_id]?.audio_media ?? null)
  const isBusy = useIsBusy(busyKeys.task(aroll.id))
  const { media } = aroll.aroll_object
  const sourceId = previous?.sourceId ?? media?.id
  const size = media?.id === sourceId ? media : null
  const model = models.find(({ model_id: id }) => id === modelId) ?? models[0]
  const choose = (choice: Partial<TaskChoices>) => setChoices({ ...choices, ...choice })
  const missing = model ? missingIn(model, choices, voice !== null) : null

  const price = model && priceOf(model, choices, voice?.duration_ms ?? 0)
  const handleAsk = async () => {
    if (!model || sourceId === undefined) return
    const spoken = voice && { id: voice.id, durationMs: voice.duration_ms ?? 0 }
    const task = await createTask(
      editor,
      aroll.id,
      requestFor(model, choices, { mediaId: sourceId, voice: spoken }),
      price,
    )
    // A refused request can be changed and sent again.
    if (task) onClose()
  }

  return (
    <Dialog
      isOpen
      title={TOOL_NAMES[tool]}
      width={WIDTH}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            isBusy={isBusy}
            busyLabel="Starting"
            disabled={!model || sourceId === undefined || missing !== null}
            price={price}
            onClick={() => void handleAsk()}
          >
            Start
          </Button>
        </>
      }
    >
      {isPending ? (
        <Skeletons label="Loading the models">
          <SkeletonImage />
        </Skeletons>
      ) : error ? (
        <ErrorState isBare title="Couldn’t load models" text={error.message} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.fields}>
          {models.length > 1 && model && (
            <Pick
              label="Model"
              options={models.map(({ model_id: value, name: label }) => ({ value, label }))}
              value={model.model_id}
              onChange={(id) => {
                setModelId(id)
                choose({ engine: null })
              }}
            />
          )}
          {model && model.engines.length > 1 && (
            <Pick
              label="Engine"
              options={model.engines.map(({ engine: value }) => ({ value, label: value }))}
              value={choices.engine ?? model.engines[0]?.engine ?? ''}
              onChange={(engine) => choose({ engine: engine === model.engines[0]?.engine ? null : engine })}
            />
          )}
          <p className={styles.about}>
            {model?.description}
            {sourceId !== undefined && <WorkspaceLink tool={tool} aroll={aroll} mediaId={sourceId} />}
          </p>
          {(tool === 'IMAGE' || tool === 'IMAGE_TO_VIDEO') && (
            <div className={styles.field}>
              <label className={styles.fieldLabel} htmlFor={promptId}>
                {tool === 'IMAGE' ? 'Edit prompt' : 'Motion prompt'}
              </label>
              <OutlinedInput
                size="small"
                multiline
                minRows={2}
                value={choices.prompt}
                placeholder={HINTS[tool] ?? ''}
                slotProps={{ input: { id: promptId, maxLength: 4000 } }}
                onChange={(event) => choose({ prompt: event.target.value })}
              />
            </div>
          )}
          {tool === 'UPSCALE' && (
            <Segmented
              label="Scale"
              segments={[
                { value: '2', label: '2×' },
                { value: '4', label: '4×' },
              ]}
              value={String(choices.factor) as '2' | '4'}
              onChange={(value) => choose({ factor: value === '4' ? 4 : 2 })}
            />
          )}
          {tool === 'UPSCALE' && size?.width && size.height && (
            <p className={styles.about}>
              {size.width} × {size.height} px to {size.width * choices.factor} × {size.height * choices.factor} px
            </p>
          )}
          {tool !== 'UPSCALE' && (
            <div className={styles.optionRow}>
              <span className={styles.fieldLabel}>Aspect ratio</span>
              <Pick
                label="Aspect ratio"
                options={IMAGE_MODEL_RATIOS}
                value={choices.ratio}
                onChange={(ratio) => choose({ ratio })}
              />
            </div>
          )}
          {tool === 'IMAGE_TO_VIDEO' && (
            <>
              <div className={styles.optionRow}>
                <span className={styles.fieldLabel}>Length</span>
                <LengthField
                  label="Length in seconds"
                  min={1000}
                  max={MAX_CLIP_SECONDS * 1000}
                  value={choices.duration * 1000}
                  onCommit={(ms) => choose({ duration: Math.round(ms / 1000) })}
                />
              </div>
              <Switch
                label="With sound"
                checked={choices.hasSound}
                onChange={(_event, hasSound) => choose({ hasSound })}
              />
              <div className={styles.field}>
                <span className={styles.fieldLabel}>End frame</span>
                <ImagePick
                  label="End frame"
                  value={choices.endFrame}
                  exceptId={sourceId}
                  onChange={(endFrame) => choose({ endFrame })}
                />
              </div>
            </>
          )}
          {tool === 'IMAGE' && (
            <div className={styles.field}>
              <span className={styles.fieldLabel}>Colour reference</span>
              <ImagePick
                label="Colour reference"
                value={choices.reference}
                exceptId={sourceId}
                onChange={(reference) => choose({ reference })}
              />
            </div>
          )}
          {tool === 'LIP_SYNC' && (
            <>
              <Slider
                label="Expressiveness"
                min={1}
                max={5}
                step={1}
                value={choices.intensity}
                onChange={(intensity) => choose({ intensity })}
                format={String}
              />
              <Switch
                label="Move body too"
                checked={choices.movesBody}
                onChange={(_event, movesBody) => choose({ movesBody })}
              />
            </>
          )}
          {missing !== null && (
            <p className={styles.about} role="status">
              {missing}
            </p>
          )}
        </div>
      )}
    </Dialog>
  )
}

/** Opens the tool's own page with this A-roll, with settings, comparison and history; it links back here. */
function WorkspaceLink({ tool, aroll, mediaId }: WorkspaceLinkProps) {
  const hasPage = useHasPage()
  const { story_id: story, scene_id: scene, id } = aroll
  const href = PAGES[tool]?.href({ source: mediaId, story, scene, aroll: id })
  if (href === undefined || !hasPage(href)) return null
  return (
    <>
      {' '}
      <Link className={styles.workspaceLink} to={href}>
        Open in tool
      </Link>
    </>
  )
}
