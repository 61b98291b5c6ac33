import { Ellipsis } from 'lucide-react'
import { createContext, lazy, Suspense, useContext, useMemo, useState, type ReactNode } from 'react'
import type { StorySummary } from '#generated/schema.ts'
import { prefetch } from '#src/shared/lib/background-load.ts'
import { IconButton } from '#src/shared/ui/button.tsx'
import type { OpenMenu } from './story-menu.tsx'

const loadMenu = () => import('./story-menu.tsx')
/** With its dialogs, which a list of stories does not need to show itself. */
const StoryMenu = lazy(async () => ({ default: (await loadMenu()).StoryMenu }))

const Opener = createContext<{ open: (story: StorySummary, anchor: HTMLElement) => void; openId: string | null }>({
  open: () => undefined,
  openId: null,
})

/** One menu for all cards below: scrolling a card away does not discard an open dialog. */
export function StoryActions({ children }: { children: ReactNode }) {
  const [menu, setMenu] = useState<OpenMenu | null>(null)
  const openId = menu?.anchor ? menu.story.id : null
  const opener = useMemo(
    () => ({ open: (story: StorySummary, anchor: HTMLElement) => setMenu({ story, anchor }), openId }),
    [openId],
  )
  return (
    <Opener value={opener}>
      {children}
      {menu && (
        <Suspense>
          <StoryMenu menu={menu} onClose={() => setMenu({ ...menu, anchor: null })} />
        </Suspense>
      )}
    </Opener>
  )
}

/** Actions on a story, behind a button on its card. */
export function StoryMenuButton({ story }: { story: StorySummary }) {
  const { open, openId } = useContext(Opener)
  return (
    <IconButton
      size="small"
      label={`More for ${story.display_title}`}
      aria-haspopup="menu"
      aria-expanded={openId === story.id}
      onPointerEnter={() => prefetch(loadMenu)}
      onClick={(event) => open(story, event.currentTarget)}
    >
      <Ellipsis size={16} aria-hidden="true" />
    </IconButton>
  )
}
