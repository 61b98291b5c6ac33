import {
  Archive,
  ArchiveRestore,
  Copy,
  Download,
  FolderInput,
  FolderOpen,
  GalleryThumbnails,
  Gift,
  Languages,
  Link2,
  Pencil,
} from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import Divider from '@mui/material/Divider'
import type { StorySummary } from '#generated/schema.ts'
import { useDuplicateStory } from '#generated/client/stories/stories.ts'
import { paths } from '#src/app/paths.ts'
import { useHasPage } from '#src/shared/lib/known-paths.ts'
import { FilmCapAction, StoryCreditsAction } from '#src/shared/ui/menu/story-menu-actions.tsx'
import { MenuAction, MenuSurface } from '#src/shared/ui/menu/menu.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { notifyError } from '#src/shared/ui/snackbar/notify-error.ts'
import { openHref } from '../lib/open-href.ts'
import { useArchive } from '../hooks/use-archive.ts'

const RenameStoryDialog = lazy(async () => ({ default: (await import('./rename-story-dialog.tsx')).RenameStoryDialog }))
const ShareStoryDialog = lazy(async () => ({ default: (await import('./share-story-dialog.tsx')).ShareStoryDialog }))
const FilmCapDialog = lazy(async () => ({
  default: (await import('#src/shared/ui/credits-dialog/set-cap-dialog.tsx')).FilmCapDialog,
}))
const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))

const icon = { size: 16, 'aria-hidden': true } as const

export interface OpenMenu {
  story: StorySummary
  /** null once it is closed: the words stay while it fades out. */
  anchor: HTMLElement | null
}

/** Actions on a story in its card's menu. */
export function StoryMenu({ menu, onClose }: { menu: OpenMenu; onClose: () => void }) {
  const { story, anchor } = menu
  const { id, display_title: title, archived } = story
  const navigate = useNavigate()
  const hasPage = useHasPage()
  const archive = useArchive()
  const duplicate = useDuplicateStory()
  // Of the story it was opened for, even when the menu is opened for another one.
  const [dialog, setDialog] = useState<{ kind: 'rename' | 'move' | 'share' | 'cap'; story: typeof story } | null>(null)
  const hasCopies = hasPage(paths.duplicateStory.href({ storyId: id }))

  const handleDuplicate = () =>
    duplicate.mutate(
      { data: { story_id: id } },
      {
        onError: notifyError,
        onSuccess: (copy) =>
          notify(`“${copy.display_title}” is ready`, {
            action: { label: 'Open', onAction: () => void navigate(paths.story.href({ storyId: copy.story_id })) },
          }),
      },
    )
  return (
    <>
      <MenuSurface state={{ id: 'story-menu', anchor, close: onClose }} label={`Actions for ${title}`} align="right">
        <MenuAction label="Open" icon={<FolderOpen {...icon} />} component={Link} to={openHref(story)} />
        {story.status === 'COMPLETED' && (
          <MenuAction
            label="Choose visuals"
            icon={<GalleryThumbnails {...icon} />}
            component={Link}
            to={paths.visuals.href({ storyId: id })}
          />
        )}
        <MenuAction label="Rename" icon={<Pencil {...icon} />} onSelect={() => setDialog({ kind: 'rename', story })} />
        <MenuAction
          label="Move to project"
          icon={<FolderInput {...icon} />}
          onSelect={() => setDialog({ kind: 'move', story })}
        />
        <Divider aria-hidden="true" component="li" />
        <MenuAction label="Duplicate" icon={<Copy {...icon} />} onSelect={handleDuplicate} />
        {hasCopies && (
          <MenuAction
            label={story.original_language === null ? 'In another language' : 'Translate side by side'}
            icon={<Languages {...icon} />}
            component={Link}
            to={paths.duplicateStory.href({
              storyId: id,
              way: story.original_language === null ? 'language' : 'texts',
            })}
          />
        )}
        {hasCopies && (
          <MenuAction
            label="Send as template"
            icon={<Gift {...icon} />}
            component={Link}
            to={paths.duplicateStory.href({ storyId: id, way: 'account' })}
          />
        )}
        <Divider aria-hidden="true" component="li" />
        {!archived && (
          <MenuAction
            label="Share a preview"
            icon={<Link2 {...icon} />}
            onSelect={() => setDialog({ kind: 'share', story })}
          />
        )}
        {story.last_video_file !== null && (
          <MenuAction
            label="Exported video"
            icon={<Download {...icon} />}
            component="a"
            href={story.last_video_file}
            target="_blank"
            rel="noreferrer"
          />
        )}
        <StoryCreditsAction storyId={id} />
        <FilmCapAction storyId={id} onSelect={() => setDialog({ kind: 'cap', story })} />
        <MenuAction
          label={archived ? 'Restore story' : 'Archive'}
          icon={archived ? <ArchiveRestore {...icon} /> : <Archive {...icon} />}
          onSelect={() => archive(story, !archived)}
        />
      </MenuSurface>
      <Suspense>
        {dialog?.kind === 'rename' && <RenameStoryDialog story={dialog.story} onClose={() => setDialog(null)} />}
        {dialog?.kind === 'share' && <ShareStoryDialog story={dialog.story} onClose={() => setDialog(null)} />}
        {dialog?.kind === 'cap' && <FilmCapDialog storyId={dialog.story.id} onClose={() => setDialog(null)} />}
        {dialog?.kind === 'move' && <MoveDialog story={dialog.story} onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  )
}
