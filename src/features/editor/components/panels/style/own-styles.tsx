import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useDeleteImageStyle, useListImageStyles } from '#generated/client/image-styles/image-styles.ts'
import type { components } from '#generated/types/api.ts'
import { ImageStyleDialog } from '#src/shared/image-styles/image-style-dialog.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ErrorState } from '#src/shared/ui/faces/error-state.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { MenuAction } from '#src/shared/ui/menu/menu-action.tsx'
import { Menu } from '#src/shared/ui/menu/menu.tsx'
import { OptionList } from '#src/shared/ui/picks/option-list.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { changeSettings } from '../../../commands/change-settings.ts'
import { serverText } from '../../../commands/failure-text.ts'
import { refreshStory } from '../../../commands/refresh-story.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import styles from './style.module.css'

type ImageStyle = components['schemas']['ImageStyle']
const NONE = 'none'

/** Styles the person made: their words join every picture's prompt. */
export function OwnStyles() {
  const editor = useEditor()
  const chosen = useOpen(({ story }) => story.image_style_id)
  const [editing, setEditing] = useState<ImageStyle | 'new' | null>(null)
  const { data, error, refetch, isRefetching } = useListImageStyles({ source: 'USER' })
  const own = data?.results ?? []
  const choose = (id: string) => {
    const style = own.find((each) => each.id === id)
    void changeSettings(
      editor,
      style ? { image_style_id: style.id, visual_style: style.look } : { image_style_id: null },
    )
  }
  return (
    <>
      {error && (
        <ErrorState
          isBare
          title="Your styles did not load"
          text={error.message}
          isRetrying={isRefetching}
          onRetry={() => void refetch()}
        />
      )}
      {own.length > 0 && (
        <OptionList
          label="Your style"
          value={own.find(({ id }) => id === chosen)?.id ?? NONE}
          options={[
            { value: NONE, label: 'None', note: 'The look alone' },
            ...own.map((style) => ({
              value: style.id,
              label: style.name,
              note: style.prompt,
              end: <StyleMenu style={style} onEdit={() => setEditing(style)} />,
            })),
          ]}
          onChange={choose}
        />
      )}
      <span>
        <Button size="small" icon={<Plus size={16} aria-hidden="true" />} onClick={() => setEditing('new')}>
          New style
        </Button>
      </span>
      {own.length === 0 && <p className={styles.note}>A style of your own adds its words to every picture you draw.</p>}
      {editing !== null && (
        <ImageStyleDialog
          style={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={choose}
        />
      )}
    </>
  )
}

function StyleMenu({ style, onEdit }: { style: ImageStyle; onEdit: () => void }) {
  const editor = useEditor()
  const remove = useDeleteImageStyle()
  const handleDelete = () =>
    remove.mutate(
      { id: style.id },
      {
        onSuccess: () => void refreshStory(editor),
        onError: (error) => notify(serverText(error), { tone: 'error' }),
      },
    )
  return (
    <Menu
      label={`Actions for ${style.name}`}
      align="right"
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" label={`Actions for ${style.name}`}>
          <Ellipsis size={16} aria-hidden="true" />
        </IconButton>
      )}
    >
      <MenuAction icon={<Pencil size={16} aria-hidden="true" />} label="Edit" onSelect={onEdit} />
      <MenuAction isDanger icon={<Trash2 size={16} aria-hidden="true" />} label="Delete" onSelect={handleDelete} />
    </Menu>
  )
}
