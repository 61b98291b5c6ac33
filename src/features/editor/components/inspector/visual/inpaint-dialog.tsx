import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useState } from 'react'
import { TOOL_NAMES } from '#src/domain/tool-names.ts'
import { priceProps } from '#src/shared/quotes/price-props.ts'
import { useWorkPrice } from '#src/shared/quotes/use-work-price.ts'
import { maskFile, type Stroke } from '#src/shared/mask/mask-drawing.ts'
import { MaskPainter } from '#src/shared/mask/mask-painter.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { EngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { busyKeys } from '../../../lib/busy-keys.ts'
import { createInpaintingRequest } from '../../../commands/create-inpainting-request.ts'
import { useEditor, useIsBusy } from '../../../hooks/use-editor.ts'
import type { Aroll } from '../../../lib/open-story.ts'
import styles from './visual.module.css'

const WIDTH = 760
interface InpaintDialogProps {
  aroll: Aroll
  onClose: () => void
}

/** Marks a part of a picture and says what comes there. Nothing outside the marks changes. */
export function InpaintDialog({ aroll, onClose }: InpaintDialogProps) {
  const editor = useEditor()
  const id = useId()
  const { media } = aroll.aroll_object
  const size = { width: media?.width ?? 1, height: media?.height ?? 1 }
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [prompt, setPrompt] = useState('')
  const price = useWorkPrice('inpainting')
  const isBusy = useIsBusy(busyKeys.task(aroll.id))
  const isMarked = strokes.some(({ isErasing }) => !isErasing)

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
            Repaint
          </Button>
        </>
      }
    >
      <MaskPainter url={media?.url ?? undefined} size={size} strokes={strokes} onChange={setStrokes} />
      <EngineBadge kind="INPAINTER" />
      <div className={styles.field}>
        <label className={styles.fieldLabel} htmlFor={id}>
          Prompt
        </label>
        <OutlinedInput
          size="small"
          value={prompt}
          placeholder="A small boat; or ‘remove it’"
          slotProps={{ input: { id, maxLength: 2000 } }}
          onChange={(event) => setPrompt(event.target.value)}
        />
      </div>
    </Dialog>
  )
}
