import { memo, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { useLeaveWarning } from '#src/shared/hooks/use-leave-warning.ts'
import { AreaBoundary } from '#src/shared/ui/area-boundary.tsx'
import { useCastEvents } from '../hooks/use-cast.ts'
import { EditorContext } from '../hooks/use-editor.ts'
import { useHistory } from '../hooks/use-history.ts'
import { useGrowthNotice } from '../hooks/use-growth-notice.ts'
import { useEditorAreas } from '../hooks/use-editor-areas.ts'
import { useStoryEvents } from '../hooks/use-story-events.ts'
import { useStoryMedia } from '../hooks/use-story-media.ts'
import type { Editor } from '../lib/editor.ts'
import type { DialogsProps } from './editor-areas.tsx'
import styles from './editor-shell.module.css'
import { InspectorSkeleton, PanelSkeleton, TimelineSkeleton } from './editor-skeleton.tsx'
import { PaneSwitch, type Pane } from './pane-switch.tsx'
import { Rail } from './rail/rail.tsx'
import { Stage } from './stage/stage.tsx'
import { TopBar } from './top-bar/top-bar.tsx'
import { UploadTray } from './uploads/upload-tray.tsx'
import { ViewProvider } from './view-provider.tsx'

interface EditorShellProps extends DialogsProps {
  editor: Editor
  /** The film plays as soon as it can. */
  playsAtOnce: boolean
}

/** The editor's five areas around the stage. The address follows each selection, and the page above renders with it: this does not. */
export const EditorShell = memo(function EditorShell({ editor, playsAtOnce, ...dialogs }: EditorShellProps) {
  useStoryEvents(editor)
  useStoryMedia(editor)
  useHistory(editor)
  useCastEvents(editor)
  useGrowthNotice(editor)
  const areas = useEditorAreas(editor.playback, playsAtOnce)
  // On its way, and not stored by this browser.
  useLeaveWarning(() => editor.outbox.hasUnstored() || editor.store.getState().busy.length > 0)
  useDocumentTitle(useStore(editor.store, ({ open }) => open.story.display_title))
  const [pane, setPane] = useState<Pane>('panel')
  return (
    <EditorContext value={editor}>
      <ViewProvider>
        <div className={styles.editor}>
          <TopBar />
          <Rail onOpen={() => setPane('panel')} />
          <Area isShown={pane === 'panel'}>
            {areas ? <areas.PanelArea /> : <PanelSkeleton />}
            <UploadTray />
          </Area>
          <AreaBoundary area="The player">
            <Stage />
          </AreaBoundary>
          <div className={styles.switch}>
            <PaneSwitch value={pane} onChange={setPane} />
          </div>
          <Area isShown={pane === 'inspector'}>{areas ? <areas.InspectorArea /> : <InspectorSkeleton />}</Area>
          <Area isShown={pane === 'timeline'}>{areas ? <areas.TimelineArea /> : <TimelineSkeleton />}</Area>
        </div>
        {areas && <areas.Dialogs {...dialogs} />}
      </ViewProvider>
    </EditorContext>
  )
})

/** One of the areas that share a place on narrow screens. */
function Area({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div className={styles.pane} data-shown={isShown || undefined}>
      {children}
    </div>
  )
}
