import OutlinedInput from '@mui/material/OutlinedInput'
import { Archive, ArchiveRestore, Copy, Ellipsis, Pencil, Plus, Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  useDeleteImageStyle,
  useGetImageStyle,
  useListImageStyles,
  useUpdateImageStyle,
} from '#generated/client/image-styles/image-styles.ts'
import type { ImageStyle } from '#generated/schema.ts'
import { ImageStyleDialog } from '#src/shared/story/image-styles/image-style-dialog.tsx'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { CardCaption } from '#src/shared/ui/card/card.tsx'
import { ConfirmDialog } from '#src/shared/ui/dialog.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { EmptyState, ErrorState } from '#src/shared/ui/states/data-states.tsx'
import { SkeletonImage, Skeletons } from '#src/shared/ui/states/skeletons.tsx'
import { Switch } from '#src/shared/ui/switch.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import styles from './lora.module.css'

/** Initial values of a new style. */
type NewStyle = Partial<ImageStyle>

/** Built-in styles and the user's own; a new one can start as a copy, or with a model. The URL names the open one. */
export function StylesTab() {
  const [search, setSearch] = useSearchParams()
  const model = search.get('model')
  const { data, error, refetch, isRefetching } = useListImageStyles()
  const opened = search.get('style')
  const [made, setMade] = useState<NewStyle | null>(model === null ? null : { lora_id: model })
  const words = (search.get('query') ?? '').trim().toLowerCase()
  const isArchive = search.get('archived') === 'true'
  const shown =
    data?.results.filter(
      ({ name, prompt, description, archived }) =>
        archived === isArchive && `${name} ${prompt} ${description}`.toLowerCase().includes(words),
    ) ?? []
  const write = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value === '') before.delete(name)
        else before.set(name, value)
        return before
      },
      { replace: true },
    )
  const close = () => {
    setMade(null)
    if (model !== null) setSearch({ tab: 'styles' }, { replace: true })
  }
  return (
    <>
      <div className={styles.row}>
        <OutlinedInput
          className={styles.find}
          size="small"
          type="search"
          placeholder="Search styles"
          value={search.get('query') ?? ''}
          startAdornment={<Search size={16} aria-hidden="true" />}
          onChange={({ target }) => write('query', target.value)}
          inputProps={{ 'aria-label': 'Search styles', maxLength: 100 }}
        />
        <Switch
          label="Archived"
          checked={isArchive}
          onChange={(_event, isOn) => write('archived', isOn ? 'true' : '')}
        />
        <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => setMade({})}>
          New style
        </Button>
      </div>
      {data && shown.length === 0 ? (
        <EmptyState
          title={words === '' ? 'No archived styles' : 'No matching styles'}
          text={
            words === '' ? 'Archived styles appear here. You can restore them.' : 'Search covers names and prompts.'
          }
        />
      ) : data ? (
        <ul className={styles.grid} aria-label="Image styles">
          {shown.map((style) => (
            <StyleCard key={style.id} style={style} onEdit={() => write('style', style.id)} onCopy={setMade} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          title="Couldn’t load your styles"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeletons label="Loading image styles">
          <div className={styles.grid}>
            {[0, 1, 2].map((at) => (
              <SkeletonImage key={at} />
            ))}
          </div>
        </Skeletons>
      )}
      {made && (
        <ImageStyleDialog
          style={null}
          {...(Object.keys(made).length > 0 && { from: made })}
          onClose={close}
          onMade={() => undefined}
        />
      )}
      {opened !== null && <OpenedStyle key={opened} id={opened} onClose={() => write('style', '')} />}
    </>
  )
}

/** The style that the URL names, also an archived one; a built-in one is the start of a copy. */
function OpenedStyle({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: style, error, refetch, isRefetching } = useGetImageStyle(id)
  if (error)
    return (
      <ErrorState
        isBare
        title="Couldn’t open this style"
        text={error.message}
        isRetrying={isRefetching}
        onRetry={() => void refetch()}
      />
    )
  if (!style) return null
  const isOwn = style.source === 'USER'
  return (
    <ImageStyleDialog
      style={isOwn ? style : null}
      {...(!isOwn && { from: copyOf(style) })}
      onClose={onClose}
      onMade={() => undefined}
    />
  )
}

const copyOf = (style: ImageStyle): NewStyle => ({ ...style, name: `${style.name.slice(0, 70)} copy` })

interface StyleCardProps {
  style: ImageStyle
  onEdit: () => void
  onCopy: (start: NewStyle) => void
}

function StyleCard({ style, onEdit, onCopy }: StyleCardProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteImageStyle({ mutation: { onError: notifyError } })
  const archive = useUpdateImageStyle({
    mutation: {
      onError: (error) =>
        notifyError(error.code === 'UPGRADE_MEMBERSHIP' ? error : new Error('Failed to update image style')),
      onSuccess: ({ id, archived, name }) =>
        notify(archived ? `‘${name}’ archived` : `‘${name}’ restored`, {
          action: { label: 'Undo', onAction: () => archive.mutate({ id, data: { archived: !archived } }) },
        }),
    },
  })
  const isOwn = style.source === 'USER'
  const preview = style.reference_url ?? style.preview_url
  return (
    <li>
      <div className={styles.frame}>
        {preview !== null && (
          <img crossOrigin="anonymous" className={styles.picture} src={preview} alt="" loading="lazy" />
        )}
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
            {isOwn && <MenuAction label="Edit" icon={<Pencil size={16} />} onSelect={onEdit} />}
            <MenuAction label="Copy" icon={<Copy size={16} />} onSelect={() => onCopy(copyOf(style))} />
            {isOwn && (
              <MenuAction
                label={style.archived ? 'Restore' : 'Archive'}
                icon={style.archived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
                onSelect={() => archive.mutate({ id: style.id, data: { archived: !style.archived } })}
              />
            )}
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
        Stories keep their images. New ones won’t use this style.
      </ConfirmDialog>
    </li>
  )
}
