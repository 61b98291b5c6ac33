import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useDeleteImageStyle } from '#generated/client/image-styles/image-styles.ts'
import type { ImageStyle } from '#generated/client/model/imageStyle.ts'
import { OwnStyleList } from '#src/shared/image-styles/own-style-list.tsx'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { MenuAction } from '#src/shared/ui/menu/menu-action.tsx'
import { Menu } from '#src/shared/ui/menu/menu.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { updateStory } from '../../../commands/update-story.ts'
import { serverText } from '../../../commands/failure-text.ts'
import { refreshStory } from '../../../commands/refresh-story.ts'
import { useEditor, useOpen } from '../../../hooks/use-editor.ts'
import styles from './style.module.css'

/** Styles the person made: their words join every picture's prompt. */
export function OwnStyles() {
  const editor = useEditor()
  const chosen = useOpen(({ story }) => story.image_style_id)
  return (
    <OwnStyleList
      value={chosen}
      onChange={(style) =>
        void updateStory(
          editor,
          style ? { image_style_id: style.id, visual_style: style.look } : { image_style_id: null },
        )
      }
      toEnd={(style, edit) => <StyleMenu style={style} onEdit={edit} />}
      footClass={styles.foot}
      hintClass={styles.note}
    />
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
