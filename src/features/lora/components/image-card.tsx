import type { Lora, LoraTrainingItem } from '#generated/schema.ts'
import { withTrigger } from '#src/domain/lint-captions.ts'
import { useAutosave } from '#src/shared/hooks/use-autosave.ts'
import { Tag } from '#src/shared/ui/tag.tsx'
import { useSaveLora } from '../hooks/use-lora.ts'
import styles from './lora.module.css'
import { ImageTools } from './image-tools.tsx'

interface ImageCardProps {
  lora: Lora
  item: LoraTrainingItem
  isOpen: boolean
}

const SOURCES = { NONE: '', PERSON: 'Written by you', IMPORTED: 'From a file', DRAFTED: 'Drafted' } as const
const BADGES = {
  UNREADABLE: 'Unreadable',
  TOO_SMALL: 'Too small',
  SMALL: 'Small',
  BLURRED: 'Blurred',
  UNDER_EXPOSED: 'Too dark',
  OVER_EXPOSED: 'Too bright',
  NEAR_DUPLICATE: 'Near duplicate',
  TRANSPARENT: 'Transparent',
} as const

/** An image of a set: its problems, its actions, and its caption. */
export function ImageCard({ lora, item, isOpen }: ImageCardProps) {
  const like = item.issues.find(({ like_training_data_id: id }) => id !== null)?.like_training_data_id
  const twin = lora.training_data_items.find(({ training_data_id: id }) => id === like)
  return (
    <li className={styles.stack}>
      <div className={styles.frame}>
        {item.thumbnail_url !== null && (
          <img crossOrigin="anonymous" className={styles.picture} src={item.thumbnail_url} alt="" loading="lazy" />
        )}
      </div>
      <div className={styles.nameRow}>
        <span className={styles.name}>{item.file_name}</span>
        {isOpen && <ImageTools lora={lora} item={item} />}
      </div>
      {!item.is_checked && <p className={styles.note}>Checking</p>}
      {item.issues.map(({ kind, reason, fix, is_blocking: isBlocking }) => (
        <div key={kind} className={styles.stack}>
          <span>
            <Tag tone={isBlocking ? 'danger' : 'warning'}>{BADGES[kind]}</Tag>
          </span>
          <p className={styles.note}>
            {reason}. {fix}.
          </p>
        </div>
      ))}
      {twin?.thumbnail_url && (
        <div className={styles.stack}>
          <img
            crossOrigin="anonymous"
            className={styles.picture}
            src={twin.thumbnail_url}
            alt={`Nearly identical: ${twin.file_name}`}
          />
          <p className={styles.note}>Compare with: {twin.file_name}</p>
        </div>
      )}
      {isOpen ? (
        <CaptionField lora={lora} item={item} />
      ) : (
        <p className={styles.note}>{item.caption || 'No caption'}</p>
      )}
    </li>
  )
}

function CaptionField({ lora, item }: Pick<ImageCardProps, 'lora' | 'item'>) {
  const update = useSaveLora(lora.lora_id)
  const text = useAutosave({
    place: `lora-caption:${item.training_data_id}`,
    saved: item.caption,
    save: (caption) =>
      update.mutateAsync({
        data: { lora_id: lora.lora_id, captions: [{ training_data_id: item.training_data_id, caption }] },
      }),
  })
  const note = text.state === 'saving' ? 'Saving' : SOURCES[item.caption_source]
  return (
    <>
      <textarea
        className={styles.caption}
        aria-label={`Caption of ${item.file_name}`}
        value={text.value}
        maxLength={1_000}
        placeholder={item.draft_caption ? `Draft: ${withTrigger(item.draft_caption, lora.trigger_word)}` : 'Prompt'}
        onChange={(event) => text.change(event.target.value)}
        onBlur={() => void text.flush().catch(() => undefined)}
      />
      {text.error === null ? (
        note && <p className={styles.note}>{note}</p>
      ) : (
        <p className={styles.wrong} role="alert">
          {text.error}
        </p>
      )}
    </>
  )
}
