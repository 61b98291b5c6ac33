import { memo, useState, type ReactNode, useLayoutEffect } from 'react'
import { useStore, createStore } from 'zustand'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { useLeaveWarning } from '#src/shared/hooks/use-leave-warning.ts'
import { AreaBoundary } from '#src/shared/ui/area-boundary.tsx'
import { useCastEvents } from '../cast/use-cast.ts'
import { EditorContext, useEditor } from '../core/use-editor.ts'
import { useHistory } from '../history/use-history.ts'
import { useGrowthNotice } from './use-growth-notice.ts'
import { useEditorAreas } from './use-editor-areas.ts'
import { useStoryEvents } from './use-story-events.ts'
import { useStoryMedia } from './use-story-media.ts'
import type { Editor } from '../core/editor.ts'
import type { DialogsProps } from './editor-areas.tsx'
import styles from './editor-shell.module.css'
import { InspectorSkeleton, PanelSkeleton, TimelineSkeleton } from './editor-skeleton.tsx'
import { Rail } from './rail.tsx'
import { Stage } from '../stage/stage.tsx'
import { TopBar } from './top-bar.tsx'
import { UploadTray } from '../media/upload-tray.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { useShortcuts } from './use-shortcuts.ts'
import { useViewState } from './use-view-state.ts'
import { ViewContext, ViewStoreContext } from '../core/use-view.ts'

/** What lies under the player where there is no room for all of it. */
type Pane = 'panel' | 'inspector' | 'timeline'

const segments = [
  { value: 'panel', label: 'Panel' },
  { value: 'inspector', label: 'Scene' },
  { value: 'timeline', label: 'Timeline' },
] as const

interface PaneSwitchProps {
  value: Pane
  onChange: (pane: Pane) => void
}

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

/** Chooses what lies under the player on narrow screens. */
function PaneSwitch({ value, onChange }: PaneSwitchProps) {
  return (
    <Segmented isWide size="small" label="Under the player" segments={segments} value={value} onChange={onChange} />
  )
}

/**
 * Gives the editor its view: selection, panel and dialogs. A component of its own, so that a selection and the address that follows it
 * render only those who look at the view.
 */
export function ViewProvider({ children }: { children: ReactNode }) {
  const editor = useEditor()
  const view = useViewState(editor)
  const [store] = useState(() => createStore(() => view))
  useLayoutEffect(() => store.setState(view, true), [store, view])
  useShortcuts(editor, view)
  return (
    <ViewStoreContext value={store}>
      <ViewContext value={view}>{children}</ViewContext>
    </ViewStoreContext>
  )
}
