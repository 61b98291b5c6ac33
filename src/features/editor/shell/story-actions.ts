import { Captions, PencilLine, Upload } from 'lucide-react'
import { updateCaptions } from '../captions/commands/update-captions.ts'
import type { Action } from '../core/action.ts'

export const toggleCaptions: Action = {
  id: 'toggle-captions',
  label: 'Captions',
  icon: Captions,
  shortcut: 'KeyC',
  isEnabled: () => true,
  run({ editor }) {
    const { show_captions: isShown } = editor.store.getState().open.story.captions_settings
    void updateCaptions(editor, { show_captions: !isShown })
  },
}

export const exportVideo: Action = {
  id: 'export',
  label: 'Export',
  icon: Upload,
  shortcut: '$mod+KeyE',
  isEnabled: ({ editor }) => editor.store.getState().open.order.length > 0,
  run: ({ view }) => view.setExporting(true),
}

export const rewriteStory: Action = {
  id: 'rewrite-story',
  label: 'Rewrite the story',
  icon: PencilLine,
  keywords: 'rewrite anew write script text generate compare old new',
  isEnabled: ({ editor }) => editor.store.getState().open.story.status !== 'GENERATING',
  run({ view }) {
    // What was written anew is shown among the scenes.
    view.setPanel('scenes')
    view.setRewriting(true)
  },
}
