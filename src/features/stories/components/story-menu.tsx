import { Archive, ArchiveRestore, Copy, Ellipsis, FolderOpen, Link2, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useArchiveStory, useDuplicateStory } from '#generated/client/stories/stories.ts'
import type { StorySummary } from '#generated/client/model/storySummary.ts'
import { paths } from '#src/app/paths.ts'
import { IconButton } from '#src/shared/ui/icon-button.tsx'
import { MenuAction } from '#src/shared/ui/menu/menu-action.tsx'
import { Menu } from '#src/shared/ui/menu/menu.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'

/** With the forms' library, which a list of stories does not need to show itself. */
const RenameDialog = lazy(async () => ({ default: (await import('./rename-dialog.tsx')).RenameDialog }))

const ShareStoryDialog = lazy(async () => ({
  default: (await import('./share-story-dialog.tsx')).ShareStoryDialog,
}))

const complain = (error: Error) => notify(error.message, { tone: 'error' })

/** What can be done with a story from its card. */
export function StoryMenu({ story }: { story: StorySummary }) {
  const { id, display_title: title, archived } = story
  const navigate = useNavigate()
  const archive = useArchiveStory()
  const duplicate = useDuplicateStory()
  const [isRenaming, setRenaming] = useState(false)
  const [isSharing, setSharing] = useState(false)

  const handleArchive = (put: boolean) =>
    archive.mutate(
      { data: { story_id: id, archive: put } },
      {
        onError: complain,
        onSuccess: () =>
          notify(put ? `“${title}” archived` : `“${title}” is back`, {
            action: { label: 'Undo', onAction: () => handleArchive(!put) },
          }),
      },
    )
  const handleDuplicate = () =>
    duplicate.mutate(
      { data: { story_id: id } },
      { onError: complain, onSuccess: (copy) => void navigate(paths.story.href({ storyId: copy.story_id })) },
    )
  return (
    <>
      <Menu
        label={`Actions for ${title}`}
        align="right"
        trigger={(trigger) => (
          <IconButton {...trigger} size="small" label={`More for ${title}`}>
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        )}
      >
        <MenuAction
          label="Open"
          icon={<FolderOpen size={16} aria-hidden="true" />}
          component={Link}
          to={paths.story.href({ storyId: id })}
        />
        <MenuAction label="Rename" icon={<Pencil size={16} aria-hidden="true" />} onSelect={() => setRenaming(true)} />
        {!archived && (
          <MenuAction
            label="Share a preview"
            icon={<Link2 size={16} aria-hidden="true" />}
            onSelect={() => setSharing(true)}
          />
        )}
        <MenuAction label="Duplicate" icon={<Copy size={16} aria-hidden="true" />} onSelect={handleDuplicate} />
        <MenuAction
          label={archived ? 'Take out of the archive' : 'Archive'}
          icon={archived ? <ArchiveRestore size={16} aria-hidden="true" /> : <Archive size={16} aria-hidden="true" />}
          onSelect={() => handleArchive(!archived)}
        />
      </Menu>
      {isSharing && (
        <Suspense>
          <ShareStoryDialog story={story} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {isRenaming && (
        <Suspense>
          <RenameDialog story={story} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </>
  )
}
