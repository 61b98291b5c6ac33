import { Copy, Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useDeleteImageStyle, useListImageStyles } from '#generated/client/image-styles/image-styles.ts'
import type { ImageStyle } from '#generated/client/model/imageStyle.ts'
import { ImageStyleDialog } from '#src/shared/image-styles/image-style-dialog.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { CardCaption } from '#src/shared/ui/card/card-caption.tsx'
import { ConfirmDialog } from '#src/shared/ui/confirm-dialog.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { MenuAction } from '#src/shared/ui/menu/menu-action.tsx'
import { Menu } from '#src/shared/ui/menu/menu.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { ErrorState } from '#src/shared/ui/states/error-state.tsx'
import { SkeletonPicture, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import styles from './lora.module.css'

type Editing = { style: ImageStyle | null; from?: Partial<ImageStyle> } | null

/** The styles of the product and one's own; a new one can begin as a copy, or with a model. */
export function StylesTab() {
  const [search, setSearch] = useSearchParams()
  const model = search.get('model')
  const { data, error, refetch, isRefetching } = useListImageStyles()
  const [editing, setEditing] = useState<Editing>(model === null ? null : { style: null, from: { lora_id: model } })
  const close = () => {
    setEditing(null)
    if (model !== null) setSearch({ tab: 'styles' }, { replace: true })
  }
  return (
    <>
      <div>
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEditing({ style: null })}>
          New style
        </Button>
      </div>
      {data ? (
        <ul className={styles.grid} aria-label="Image styles">
          {data.results.map((style) => (
            <StyleCard key={style.id} style={style} onEdit={setEditing} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title="Your styles did not load"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeletons label="Loading image styles">
          <div className={styles.grid}>
            {[0, 1, 2].map((at) => (
              <SkeletonPicture key={at} />
            ))}
          </div>
        </Skeletons>
      )}
      {editing && (
        <ImageStyleDialog
          style={editing.style}
          {...(editing.from && { from: editing.from })}
          onClose={close}
          onMade={() => undefined}
        />
      )}
    </>
  )
}

function StyleCard({ style, onEdit }: { style: ImageStyle; onEdit: (editing: Editing) => void }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteImageStyle({ mutation: { onError: notifyError } })
  const isOwn = style.source === 'USER'
  const preview = style.reference_url ?? style.preview_url
  return (
    <li>
      <div className={styles.frame}>
        {preview !== null && <img className={styles.picture} src={preview} alt="" loading="lazy" />}
      </div>
      <CardCaption
        title={style.name}
        headingLevel={2}
        lead={style.lora_id !== null && <Tag tone="info">Model</Tag>}
        meta={isOwn ? style.prompt : style.description}
        action={
          <Menu
            label={`About ${style.name}`}
            trigger={(trigger) => (
              <IconButton {...trigger} size="small" label={`Options of ${style.name}`}>
                <Ellipsis size={16} aria-hidden="true" />
              </IconButton>
            )}
          >
            {isOwn && <MenuAction label="Edit" icon={<Pencil size={16} />} onSelect={() => onEdit({ style })} />}
            <MenuAction
              label="Copy"
              icon={<Copy size={16} />}
              onSelect={() => onEdit({ style: null, from: { ...style, name: `${style.name.slice(0, 70)} copy` } })}
            />
            {isOwn && (
              <MenuAction label="Delete" icon={<Trash2 size={16} />} isDanger onSelect={() => setIsAsking(true)} />
            )}
          </Menu>
        }
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete ${style.name}?`}
        confirmLabel="Delete"
        busyLabel="Deleting"
        isBusy={remove.isPending}
        isDanger
        onConfirm={() => remove.mutate({ id: style.id })}
        onClose={() => setIsAsking(false)}
      >
        Stories that use it keep their pictures and draw new ones with their look alone.
      </ConfirmDialog>
    </li>
  )
}
