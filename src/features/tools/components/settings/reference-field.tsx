import { ImagePlus, Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useGetMedia } from '#generated/client/media/media.ts'
import { acceptedTypes } from '#src/domain/uploads.ts'
import { FileUploadState } from '#src/shared/recording/file-card.tsx'
import { Button, FileButton } from '#src/shared/ui/button.tsx'
import type { Workspace } from '../../hooks/use-workspace.ts'
import { useIllustrator } from '../../hooks/use-illustrator.ts'
import { useReferenceFile } from '../../hooks/use-reference-file.ts'
import { idsIn, MAX_LISTED } from '../../lib/settings.ts'
import { Chosen } from './chosen.tsx'
import { Field } from './field.tsx'
import styles from './settings-panel.module.css'

const MediaDialog = lazy(() => import('../source/media-dialog.tsx').then((module) => ({ default: module.MediaDialog })))

/** Other images as colour references; a video uses one. */
export function ReferenceField({ workspace: { settings, choose, tool } }: { workspace: Workspace }) {
  const ids = idsIn(settings.reference)
  const most = tool.sources[0] === 'video' ? 1 : MAX_LISTED
  const illustrator = useIllustrator()
  const follower = illustrator?.follows_style_picture ? illustrator.label : undefined
  const [isChoosing, setChoosing] = useState(false)
  const file = useReferenceFile(tool, choose)
  const change = (next: readonly string[]) => choose({ reference: next.join(',') })
  return (
    <Field
      label={most > 1 ? 'References' : 'Reference'}
      hint={
        most === 1
          ? 'The built-in engine uses its colours, not its content.'
          : follower === undefined
            ? `The built-in engine uses the colours of up to ${most} images, not their content.`
            : `${follower} follows the style of the first image and the colours of up to ${most}.`
      }
    >
      {ids.length > 0 && (
        <ul className={styles.listed}>
          {ids.map((id, at) => (
            <Reference
              key={id}
              id={id}
              name={`Reference ${at + 1}`}
              onRemove={() => change(ids.filter((other) => other !== id))}
            />
          ))}
        </ul>
      )}
      {ids.length < most && (
        <span className={styles.choices}>
          <Button size="small" icon={<ImagePlus size={16} aria-hidden="true" />} onClick={() => setChoosing(true)}>
            {ids.length === 0 ? 'Choose an image' : 'Choose another image'}
          </Button>
          <FileButton
            label="Reference image"
            accept={acceptedTypes('image')}
            size="small"
            icon={<Upload size={16} aria-hidden="true" />}
            onFile={file.choose}
          >
            Upload one
          </FileButton>
        </span>
      )}
      <FileUploadState run={file} />
      {isChoosing && (
        <Suspense fallback={null}>
          <MediaDialog onChoose={(id) => change([...ids, id])} onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Field>
  )
}

function Reference({ id, name, onRemove }: { id: string; name: string; onRemove: () => void }) {
  const { data, isError } = useGetMedia(id)
  return (
    <Chosen
      name={name}
      text={isError ? 'No longer available.' : ''}
      url={data?.thumbnail_url ?? null}
      alt={data?.prompt ?? data?.file_name ?? name}
      onRemove={onRemove}
    />
  )
}
