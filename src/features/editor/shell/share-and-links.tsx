import { Link2 } from 'lucide-react'
import { lazy, Suspense, useState, createContext, use } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { revokePreviewLink } from './commands/revoke-preview-link.ts'
import { generatePreviewLink } from './commands/generate-preview-link.ts'
import { useEditor, useOpen } from '../core/use-editor.ts'

/** URLs of pages around the editor; the route knows them. */
export interface EditorLinks {
  home: string
  /** URL of a preview; null while there is no such page. */
  preview: string | null
  /** URL of the page that chooses the images of all scenes. */
  visuals: string
  storyboard: string
  /** URL of the screenplay that the story was generated from. */
  screenplay: string
  duplicate: string
}

export const EditorLinksContext = createContext<EditorLinks>({
  home: '/',
  preview: null,
  visuals: '/',
  storyboard: '/',
  screenplay: '/',
  duplicate: '/',
})

const ShareDialog = lazy(async () => ({
  default: (await import('#src/shared/story/sharing/share-dialog.tsx')).ShareDialog,
}))

/** Opens the dialog of the story's public link. */
export function ShareButton() {
  const editor = useEditor()
  const { preview } = useEditorLinks()
  const title = useOpen(({ story }) => story.display_title)
  const key = useOpen(({ story }) => story.public_preview_id)
  const expiresAt = useOpen(({ story }) => story.public_preview_expires_at)
  const [isOpen, setOpen] = useState(false)
  if (preview === null) return null
  const address = new URL(preview, location.origin)
  if (key !== null) address.searchParams.set('public_preview_id', key)

  return (
    <>
      <Button
        size="small"
        data-control="share"
        icon={<Link2 size={16} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Share
      </Button>
      {isOpen && (
        <Suspense>
          <ShareDialog
            title={title}
            address={key === null ? null : address.href}
            expiresAt={expiresAt}
            onShare={(days) => generatePreviewLink(editor, days)}
            onRevoke={() => revokePreviewLink(editor)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

export const useEditorLinks = (): EditorLinks => use(EditorLinksContext)
