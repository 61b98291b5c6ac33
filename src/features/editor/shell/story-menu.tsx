import { Clapperboard, Copy, Ellipsis, GalleryThumbnails, PencilLine, ScrollText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router-dom'
import { IconButton } from '#src/shared/ui/button.tsx'
import { hasFormDraft } from '#src/shared/form/use-form-draft.ts'
import { filmCapDraft } from '#src/shared/ui/credits-dialog/cap-drafts.ts'
import { FilmCapAction, StoryCreditsAction } from '#src/shared/ui/menu/story-menu-actions.tsx'
import { MenuAction, Menu } from '#src/shared/ui/menu/menu.tsx'
import { rewriteStory } from './all-actions.ts'
import { useAction } from '../core/action.tsx'
import { useOpen } from '../core/use-editor.ts'
import { useEditorLinks } from './share-and-links.tsx'

const FilmCapDialog = lazy(async () => ({
  default: (await import('#src/shared/ui/credits-dialog/set-cap-dialog.tsx')).FilmCapDialog,
}))

const icon = { size: 16, 'aria-hidden': true } as const

/** The story's other pages. */
export function StoryMenu() {
  const { visuals, storyboard, screenplay, duplicate } = useEditorLinks()
  const anew = useAction(rewriteStory)
  const hasScenes = useOpen(({ order }) => order.length > 0)
  const storyId = useOpen(({ story }) => story.story_id)
  const isScreenplay = useOpen(({ story }) => story.is_created_with_screenplay)
  const [isCapOpen, setCapOpen] = useState(() => hasFormDraft(filmCapDraft(storyId)))
  return (
    <>
      <Menu
        label="Story"
        trigger={(props) => (
          <IconButton {...props} size="small" label="More for this story">
            <Ellipsis size={16} aria-hidden="true" />
          </IconButton>
        )}
      >
        {hasScenes && (
          <MenuAction label="Storyboard" icon={<Clapperboard {...icon} />} component={Link} to={storyboard} />
        )}
        {hasScenes && (
          <MenuAction label="Choose visuals" icon={<GalleryThumbnails {...icon} />} component={Link} to={visuals} />
        )}
        <MenuAction label={anew.label} icon={<PencilLine {...icon} />} disabled={!anew.isEnabled} onSelect={anew.run} />
        {isScreenplay && (
          <MenuAction label="Open screenplay" icon={<ScrollText {...icon} />} component={Link} to={screenplay} />
        )}
        <MenuAction label="Duplicate" icon={<Copy {...icon} />} component={Link} to={duplicate} />
        <StoryCreditsAction storyId={storyId} />
        <FilmCapAction storyId={storyId} onSelect={() => setCapOpen(true)} />
      </Menu>
      <Suspense>{isCapOpen && <FilmCapDialog storyId={storyId} onClose={() => setCapOpen(false)} />}</Suspense>
    </>
  )
}
