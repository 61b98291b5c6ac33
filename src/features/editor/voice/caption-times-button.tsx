import { TextCursorInput } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#src/shared/ui/button.tsx'
import type { SceneRow } from '../core/open-story.ts'

const CaptionTimesDialog = lazy(async () => ({
  default: (await import('./caption-times-dialog.tsx')).CaptionTimesDialog,
}))

/** Opens the scene's captions as a table of words and times. */
export function CaptionTimesButton({ scene }: { scene: SceneRow }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<TextCursorInput size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Edit words and times
      </Button>
      <Suspense>{isOpen && <CaptionTimesDialog scene={scene} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
