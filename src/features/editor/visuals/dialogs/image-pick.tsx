import { useShallow } from 'zustand/react/shallow'
import { useOpen } from '#src/features/editor/core/use-editor.ts'
import styles from './image-pick.module.css'

interface ImagePickProps {
  label: string
  /** A media's id; null for none. */
  value: string | null
  /** Not offered: the source image. */
  exceptId: string | undefined
  onChange: (mediaId: string | null) => void
}

/** One of the story's own images, or none. */
export function ImagePick({ label, value, exceptId, onChange }: ImagePickProps) {
  const shown = useOpen(
    useShallow((open) => [
      ...new Set(
        open.order
          .flatMap((id) => open.scenes[id]?.arollIds ?? [])
          .filter((id) => open.arolls[id]?.aroll_object.media?.media_type === 'image'),
      ),
    ]),
  )
  const arolls = useOpen((open) => open.arolls)
  const images = new Map(
    shown.flatMap((id) => {
      const media = arolls[id]?.aroll_object.media
      return media && media.id !== exceptId ? [[media.id, media] as const] : []
    }),
  )
  return (
    <div className={styles.row} role="radiogroup" aria-label={label}>
      <button
        type="button"
        role="radio"
        className={styles.none}
        aria-checked={value === null}
        onClick={() => onChange(null)}
      >
        None
      </button>
      {[...images].map(([id, media], at) => (
        <button
          key={id}
          type="button"
          role="radio"
          className={styles.picture}
          aria-checked={value === id}
          aria-label={media.prompt ?? `Image ${at + 1}`}
          onClick={() => onChange(id)}
        >
          <img crossOrigin="anonymous" src={media.thumbnail_url ?? undefined} alt="" loading="lazy" />
        </button>
      ))}
    </div>
  )
}
