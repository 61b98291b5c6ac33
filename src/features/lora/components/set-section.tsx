import { ImagePlus } from 'lucide-react'
import { useRef, useState, type DragEvent } from 'react'
import type { Lora } from '#generated/schema.ts'
import { BEST_COUNT, GOOD_COUNT, MIN_PICTURES } from '#src/domain/training-set.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { ProgressBar } from '#src/shared/ui/progress/progress.tsx'
import { useAddPictures } from '../hooks/use-add-pictures.ts'
import styles from './lora.module.css'
import { PictureCard } from './picture-card.tsx'

const ACCEPT = 'image/png,image/jpeg,image/webp,image/gif,.zip,application/zip,text/plain'

/** The pictures of a set, with what was found in each, and where more are added. */
export function SetSection({ lora, isOpen }: { lora: Lora; isOpen: boolean }) {
  const { add, progress, refused, forget } = useAddPictures(lora.lora_id)
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
        Pictures ({items.length})
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
            Add pictures
          </Button>
          <p className={styles.note}>
            Drop many at once, or a zip; a text beside a picture (harbour.png, harbour.txt) becomes its caption.
          </p>
          <p className={styles.note}>
            Several faces or text in a picture are not found here, and both spoil a model: crop them away, or leave such
            pictures out.
          </p>
          {progress && (
            <ProgressBar
              label="Adding pictures"
              percent={Math.round((100 * progress.done) / Math.max(1, progress.all))}
            />
          )}
          <input
            ref={field}
            type="file"
            hidden
            multiple
            accept={ACCEPT}
            aria-label="Pictures or a zip"
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
            <strong>Not taken</strong>
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
      <ul className={styles.pictures} aria-label="Pictures of the set">
        {items.map((item) => (
          <PictureCard key={item.training_data_id} lora={lora} item={item} isOpen={isOpen} />
        ))}
      </ul>
    </section>
  )
}

function coach(count: number): string {
  const [best, most] = BEST_COUNT
  if (count < MIN_PICTURES) return `At least ${MIN_PICTURES} pictures are needed; ${best} to ${most} are best.`
  if (count < GOOD_COUNT)
    return `Enough to train; from ${GOOD_COUNT} on the model repeats less. Vary angle, distance, light and what is shown.`
  if (count < best) return `A good set. With ${best} to ${most} it is at its best.`
  return 'A full set. More pictures change little; better ones do.'
}
