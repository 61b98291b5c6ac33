import { useState } from 'react'
import { useListEngines } from '#generated/client/constants/constants.ts'
import { useListModelGallery } from '#generated/client/lora/lora.ts'
import { errorText } from '#src/shared/api/api-error.ts'
import { uploadMedia } from '#src/shared/media/upload-media.ts'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import { Pick } from '#src/shared/ui/pick.tsx'
import { Slider } from '#src/shared/ui/slider.tsx'
import type { Drawing } from './style-preview.tsx'
import styles from './style-drawing.module.css'

const NONE = 'none'
const percent = (value: number) => `${Math.round(value * 100)}%`

interface StyleDrawingProps {
  value: Drawing
  referenceUrl: string | null
  onChange: (value: Drawing) => void
}

/** A trained model with its weight, and an image whose style is followed. The model comes first where there are both. */
export function StyleDrawing({ value, referenceUrl, onChange }: StyleDrawingProps) {
  const { data } = useListModelGallery()
  const models = data?.results.filter((model) => model.can_draw) ?? []
  const imageModel = models.find(({ lora_id: id }) => id === value.lora_id)?.drawn_by
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [url, setUrl] = useState(referenceUrl)
  const change = (part: Partial<Drawing>) => onChange({ ...value, ...part })
  async function follow(file: File) {
    setIsBusy(true)
    setRefusal(null)
    try {
      const { id } = await uploadMedia({ input: file })
      change({ reference_image_media_id: id })
      setUrl(URL.createObjectURL(file))
    } catch (cause) {
      setRefusal(`${file.name}: ${errorText(cause)}`)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className={styles.drawing}>
      <div className={styles.row}>
        <Pick
          label="Trained model"
          value={value.lora_id ?? NONE}
          options={[
            { value: NONE, label: 'No trained model' },
            ...models.map((model) => ({
              value: model.lora_id,
              label: model.model_name || 'Untitled model',
              note: model.trigger_word,
            })),
          ]}
          onChange={(chosen) => change({ lora_id: chosen === NONE ? null : chosen })}
        />
        {data && models.length === 0 && <span className={styles.note}>Models you train appear here.</span>}
      </div>
      {imageModel !== undefined && imageModel !== null && (
        <p className={styles.note}>{imageModel} generates with this model.</p>
      )}
      {value.lora_id !== null && (
        <Slider
          label="Weight"
          min={0}
          max={1}
          step={0.05}
          value={value.lora_weight}
          format={percent}
          onChange={(lora_weight) => change({ lora_weight })}
        />
      )}
      <div className={styles.row}>
        <FileButton
          size="small"
          label="Reference image"
          accept="image/png,image/jpeg,image/webp"
          isBusy={isBusy}
          busyLabel="Uploading"
          onFile={(file) => void follow(file)}
        >
          {value.reference_image_media_id === null ? 'Add reference image' : 'Replace reference image'}
        </FileButton>
        {value.reference_image_media_id !== null && (
          <>
            {url !== null && <img crossOrigin="anonymous" className={styles.picture} src={url} alt="Reference use" />}
            <Button size="small" variant="text" onClick={() => change({ reference_image_media_id: null })}>
              Remove
            </Button>
          </>
        )}
      </div>
      {refusal !== null && (
        <p className={styles.note} role="alert">
          {refusal}
        </p>
      )}
      {value.reference_image_media_id !== null && (
        <Slider
          label="Strength"
          min={0}
          max={1}
          step={0.05}
          value={value.reference_strength}
          format={percent}
          onChange={(reference_strength) => change({ reference_strength })}
        />
      )}
      {value.reference_image_media_id !== null && <FollowedBy />}
      {value.lora_id !== null && value.reference_image_media_id !== null && (
        <p className={styles.note}>The trained model is used. The reference image only applies without a model.</p>
      )}
    </div>
  )
}

/** Shown where another engine is the usual one: images that use a reference then come from this one. */
function FollowedBy() {
  const { data } = useListEngines({ query: { staleTime: Infinity } })
  const imageModel = data?.engines.find(({ kind }) => kind === 'ILLUSTRATOR')
  if (!imageModel || imageModel.is_built_in) return null
  return (
    <p className={styles.note}>
      {imageModel.follows_style_picture
        ? `${imageModel.label} follows the reference image.`
        : `${imageModel.label} doesn’t support reference images, so the built-in draft engine is used for this style.`}
    </p>
  )
}
