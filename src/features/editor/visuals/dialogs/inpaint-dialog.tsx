import OutlinedInput from '@mui/material/OutlinedInput'
import { History } from 'lucide-react'
import { useId, useState } from 'react'
import { getInpaintingRequest } from '#generated/client/scenes/scenes.ts'
import { useGetTasks } from '#generated/client/tasks/tasks.ts'
import { TOOL_NAMES } from '#src/domain/tool-names.ts'
import { priceProps } from '#src/shared/story/quotes/quote-lines.tsx'
import { useWorkPrice } from '#src/shared/story/quotes/prices.ts'
import { maskFile, type Stroke, strokeOfMask } from '#src/shared/media/mask/mask-drawing.ts'
import { MaskPainter } from '#src/shared/media/mask/mask-painter.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { createInpaintingRequest } from '../commands/create-inpainting-request.ts'
import { useEditor, useIsBusy } from '#src/features/editor/core/use-editor.ts'
import type { Aroll } from '#src/features/editor/core/open-story.ts'
import styles from '../visual.module.css'

const WIDTH = 760
interface InpaintDialogProps {
  aroll: Aroll
  onClose: () => void
}

/** Marks a part of an image and describes its replacement. Nothing outside the marks changes. The last request can be resumed. */
export function InpaintDialog({ aroll, onClose }: InpaintDialogProps) {
  const editor = useEditor()
  const id = useId()
  const { media } = aroll.aroll_object
  const size = { width: media?.width ?? 1, height: media?.height ?? 1 }
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [prompt, setPrompt] = useState('')
  const price = useWorkPrice('inpainting')
  const isBusy = useIsBusy(busyKeys.task(aroll.id))
  const earlier = useGetTasks({ aroll_id: aroll.id, task_type: 'inpainting' }, { query: { staleTime: 0 } })
  const [isReopening, setIsReopening] = useState(false)
  const isMarked = strokes.some(({ isErasing }) => !isErasing)

  const handleReopen = async () => {
    setIsReopening(true)
    try {
      const last = await getInpaintingRequest(aroll.id)
      const stroke = await strokeOfMask(last.mask_media.url ?? '', size)
      setStrokes([stroke])
      setPrompt(last.prompt)
    } catch (cause) {
      notifyError(cause instanceof DOMException ? new Error('Couldn’t load the last mask') : cause)
    }
    setIsReopening(false)
  }

  const handleRepaint = async () => {
    if (!media) return
    const mask = await maskFile(strokes, size)
    const place = { sceneId: aroll.scene_id, arollId: aroll.id }
    const task = await createInpaintingRequest(editor, {
      ...place,
      imageMediaId: media.id,
      mask,
      prompt: prompt.trim(),
      most: price.most,
    })
    // A refused prompt and its marks stay.
    if (task) onClose()
  }

  return (
    <Dialog
      isOpen
      title={TOOL_NAMES.INPAINTING}
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
            {...priceProps(price)}
            disabled={!isMarked || prompt.trim() === ''}
            onClick={() => void handleRepaint()}
          >
            Inpaint
          </Button>
        </>
      }
    >
      <MaskPainter url={media?.url ?? undefined} size={size} strokes={strokes} onChange={setStrokes} />
      {earlier.data !== undefined && earlier.data.data.length > 0 && (
        <Button
          size="small"
          icon={<History size={16} aria-hidden="true" />}
          isBusy={isReopening}
          busyLabel="Loading"
          onClick={() => void handleReopen()}
        >
          Use last mask
        </Button>
      )}
      <EngineBadge kind="INPAINTER" />
      <div className={styles.field}>
        <label className={styles.fieldLabel} htmlFor={id}>
          Prompt
        </label>
        <OutlinedInput
          size="small"
          value={prompt}
          placeholder="A small boat, or ‘remove it’"
          slotProps={{ input: { id, maxLength: 2000 } }}
          onChange={(event) => setPrompt(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
