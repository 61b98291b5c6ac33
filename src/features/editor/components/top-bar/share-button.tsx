import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { sharePreview } from '../../commands/share-preview.ts'
import { useEditor } from '../../hooks/use-editor.ts'
import { useEditorLinks } from '../editor-links.ts'

/** Copies the address at which anybody may see the story. */
export function ShareButton() {
  const editor = useEditor()
  const { preview } = useEditorLinks()
  const [isBusy, setBusy] = useState(false)
  if (preview === null) return null

  const handleClick = async () => {
    setBusy(true)
    const link = await sharePreview(editor)
    setBusy(false)
    if (!link) return
    const address = new URL(link.preview_url, location.origin).href
    try {
      await navigator.clipboard.writeText(address)
      notify('Preview link copied')
    } catch {
      // Some browsers keep the clipboard to themselves: show the address instead.
      notify(address)
    }
  }

  return (
    <Button
      size="small"
      icon={<Link2 size={16} aria-hidden="true" />}
      isBusy={isBusy}
      busyLabel="Sharing"
      onClick={() => void handleClick()}
    >
      Share
    </Button>
  )
}
