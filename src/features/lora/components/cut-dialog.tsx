import { useQuery } from '@tanstack/react-query'
import { RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { getMedia } from '#generated/client/media/media.ts'
import type { Lora, LoraTrainingItem } from '#generated/schema.ts'
import { CROP_SIZES } from '#src/domain/reframe.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import { useSaveLora } from '../hooks/use-lora.ts'
import { type Cut, cutImage, frameOf, isUncut, SHAPES, UNCUT } from '../lib/cut-image.ts'
import styles from './cut-dialog.module.css'
import { CutStage } from './cut-stage.tsx'

interface CutDialogProps {
  lora: Lora
  item: LoraTrainingItem
  onClose: () => void
}

const number = (value: number) => value.toLocaleString('en')

/** Rotates and cuts an image of a set; the result replaces it, and the original can be restored. */
export function CutDialog({ lora, item, onClose }: CutDialogProps) {
  const { training_data_id: id, file_name: name } = item
  const [cut, setCut] = useState<Cut>(UNCUT)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const save = useSaveLora(lora.lora_id)
  const { data: image, error } = useQuery({
    queryKey: ['image to crop', id],
    queryFn: async ({ signal }) => {
      const { url } = await getMedia(id, undefined, { signal })
      if (!url) throw new Error('The image no longer exists')
      const file = await fetchFile(url, signal)
      return { bitmap: await createImageBitmap(file), type: file.type }
    },
    staleTime: Infinity,
    gcTime: 0,
  })
  const change = (next: Partial<Cut>) => setCut((before) => ({ ...before, ...next }))
  const turn = (by: number) => change({ turns: (cut.turns + by + 4) % 4, middle: UNCUT.middle })
  const frame = image && frameOf(image.bitmap, cut)
  const isSame = !image || isUncut(image.bitmap, cut)
  const put = async () => {
    if (!image) return
    setBusy(true)
    setProblem(null)
    try {
      const file = await cutImage(image.bitmap, cut, { name, type: image.type })
      const { id: by_training_data_id } = await uploadMedia({ input: file })
      const replaced = [{ training_data_id: id, by_training_data_id }]
      await save.mutateAsync({ data: { lora_id: lora.lora_id, replaced } })
      onClose()
    } catch (cause) {
      setProblem(errorText(cause))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      title={`Crop and rotate ${name}`}
      width={720}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="contained" disabled={isSame} isBusy={isBusy} busyLabel="Applying" onClick={() => void put()}>
            Apply
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.place}>
          {image && frame && (
            <CutStage image={image.bitmap} cut={cut} frame={frame} onMove={(middle) => change({ middle })} />
          )}
          {!image && !error && <p className={styles.note}>Loading the image</p>}
        </div>
        <div className={styles.row}>
          <span className={styles.buttons}>
            <IconButton label="Rotate left" onClick={() => turn(-1)}>
              <RotateCcw size={18} aria-hidden="true" />
            </IconButton>
            <IconButton label="Rotate right" onClick={() => turn(1)}>
              <RotateCw size={18} aria-hidden="true" />
            </IconButton>
          </span>
          <Segmented label="Aspect ratio" segments={SHAPES} value={cut.shape} onChange={(shape) => change({ shape })} />
        </div>
        <Slider
          label="Size"
          min={CROP_SIZES.least}
          max={CROP_SIZES.most}
          value={cut.size}
          onChange={(size) => change({ size })}
          format={(value) => `${value}%`}
        />
        {frame && (
          <p className={styles.note}>
            {isSame
              ? `${number(frame.width)} × ${number(frame.height)} px. Not cropped or rotated yet.`
              : `Result: ${number(frame.width)} × ${number(frame.height)} px. The caption stays, and you can restore the original.`}
          </p>
        )}
        {(problem ?? error) !== null && (
          <p className={styles.wrong} role="alert">
            {problem ?? (error && errorText(error))}
          </p>
        )}
      </div>
    </Dialog>
  )
}
