import { ImagePlus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useGetMedia } from '#generated/client/media/media.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import type { Bench } from '../../hooks/use-bench.ts'
import { Field } from './field.tsx'
import styles from './settings-panel.module.css'

const MediaDialog = lazy(() => import('../source/media-dialog.tsx').then((module) => ({ default: module.MediaDialog })))

/** Another picture whose colours are followed. */
export function ReferenceField({ bench: { settings, choose } }: { bench: Bench }) {
  const { reference } = settings
  const [isChoosing, setChoosing] = useState(false)
  const media = useGetMedia(reference, undefined, { query: { enabled: reference !== '' } })
  return (
    <Field label="Reference" hint="The built-in engine follows its colours, not what it shows.">
      {reference === '' ? (
        <Button size="small" icon={<ImagePlus size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
          Choose a picture
        </Button>
      ) : (
        <span className={styles.reference}>
          {media.data?.thumbnail_url && (
            <img src={media.data.thumbnail_url} alt={media.data.prompt ?? media.data.file_name} />
          )}
          {media.isError && <span className={styles.hint}>It is no longer there.</span>}
          <IconButton label="No reference" size="small" onClick={() => choose({ reference: '' })}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      {isChoosing && (
        <Suspense fallback={null}>
          <MediaDialog onChoose={(id) => choose({ reference: id })} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Field>
  )
}
