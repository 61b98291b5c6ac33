import { ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import type { Lora } from '#generated/schema.ts'
import { BEST_COUNT, GOOD_COUNT, MIN_IMAGES } from '#src/domain/training-set.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import { useAddImages } from '../hooks/use-add-images.ts'
import styles from './lora.module.css'
import { ImageCard } from './image-card.tsx'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,.zip,application/zip,text/plain'

/** The images of a set with their problems, and the upload of more. */
export function SetSection({ lora, isOpen }: { lora: Lora; isOpen: boolean }) {
  const { add, progress, refused, forget } = useAddImages(lora.lora_id)
  const field = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const items = lora.training_data_items
  const over = (event: DragEvent, isInside: boolean) => {
    event.preventDefault()
    setIsOver(isInside)
  }
  return (
    <section className={styles.section} aria-labelledby="set">
      <h2 className={styles.title} id="set">
        Images ({items.length})
      </h2>
      <p className={styles.text}>{coach(items.length)}</p>
      {isOpen && (
        <div
          className={styles.drop}
          data-over={isOver || undefined}
          onDragOver={(event) => over(event, true)}
          onDragLeave={(event) => over(event, false)}
          onDrop={(event) => {
            over(event, false)
            void add([...event.dataTransfer.files])
          }}
        >
          <Button
            icon={<ImagePlus size={16} aria-hidden="true" />}
            isBusy={progress !== null}
            busyLabel={progress ? `${progress.done} of ${progress.all}` : undefined}
            onClick={() => field.current?.click()}
          >
            Add images
          </Button>
          <p className={styles.note}>
            Drop several images or a zip. A text file with the same name (harbour.png, harbour.txt) becomes the caption.
          </p>
          <p className={styles.note}>
            Avoid images with text or several faces: they reduce quality and aren’t detected here. Crop or remove them.
          </p>
          {progress && (
            <ProgressBar
              label="Adding images"
              percent={Math.round((100 * progress.done) / Math.max(1, progress.all))}
            />
          )}
          <input
            ref={field}
            type="file"
            hidden
            multiple
            accept={ACCEPT}
            aria-label="Images or a zip"
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])]
              currentTarget.value = ''
              void add(files)
            }}
          />
        </div>
      )}
      {refused.length > 0 && (
        <div className={styles.stack} role="alert">
          <div className={styles.ends}>
            <strong>Not added</strong>
            <Button size="xsmall" variant="text" onClick={forget}>
              Dismiss
            </Button>
          </div>
          <ul>
            {refused.map(({ name, reason }, at) => (
              <li key={at} className={styles.wrong}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
      <ul className={styles.pictures} aria-label="Training images">
        {items.map((item) => (
          <ImageCard key={item.training_data_id} lora={lora} item={item} isOpen={isOpen} />
        ))}
      </ul>
    </section>
  )
}

function coach(count: number): string {
  const [best, most] = BEST_COUNT
  if (count < MIN_IMAGES) return `At least ${MIN_IMAGES} images are needed. ${best} to ${most} work best.`
  if (count < GOOD_COUNT)
    return `Enough to train. With ${GOOD_COUNT} or more, results vary more. Use different angles, distances, light and subjects.`
  if (count < best) return `Good set. ${best} to ${most} images work best.`
  return 'The set is full. To improve it, replace images with better ones.'
}
