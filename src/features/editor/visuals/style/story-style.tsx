import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useDeleteImageStyle } from '#generated/client/image-styles/image-styles.ts'
import type { ImageStyle } from '#generated/schema.ts'
import { StyleList } from '#src/shared/story/image-styles/style-list.tsx'
import { IconButton } from '#src/shared/ui/button.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { updateStory } from '../commands/update-story.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { useEditor, useOpen } from '#src/features/editor/core/use-editor.ts'
import { PanelGroup } from '#src/features/editor/core/ui/panel.tsx'
import styles from './style.module.css'

/** Style of the story's images: a built-in style, or a style of the user, whose words join every prompt. */
export function StoryStyle() {
  const editor = useEditor()
  const look = useOpen(({ story }) => story.visual_style)
  const own = useOpen(({ story }) => story.image_style_id)
  const storyId = useOpen(({ story }) => story.story_id)
  return (
    <StyleList
      label="Story style"
      columns={2}
      storyId={storyId}
      look={look}
      onLook={(visual_style) => void updateStory(editor, { visual_style })}
      own={own}
      onOwn={(style) =>
        void updateStory(
          editor,
          style ? { image_style_id: style.id, visual_style: style.look } : { image_style_id: null },
        )
      }
      toEnd={(style, edit) => <StyleMenu style={style} onEdit={edit} />}
      toGroup={(part, children) => (
        <PanelGroup title={part === 'looks' ? 'Built-in styles' : 'Your styles'}>{children}</PanelGroup>
      )}
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
