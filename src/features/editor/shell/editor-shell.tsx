import { memo, Suspense, useState, type ReactNode, useLayoutEffect, useEffect, useEffectEvent } from 'react'
import { useStore, createStore } from 'zustand'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { useLeaveWarning } from '#src/shared/hooks/use-leave-warning.ts'
import { AreaBoundary } from '#src/shared/ui/area-boundary.tsx'
import { useCastEvents } from '../cast/use-cast.ts'
import { EditorContext, useEditor, ViewContext, ViewStoreContext, type EditorView } from '../core/use-editor.ts'
import { useHistory } from '../history/undo-redo.ts'
import { useGrowthNotice, useStoryEvents, useStoryMedia } from './use-story-events.ts'
import { useEditorAreas, InspectorSkeleton, PanelSkeleton, TimelineSkeleton } from './editor-loading.tsx'
import type { Editor } from '../core/editor.ts'
import type { DialogsProps } from './editor-areas.tsx'
import styles from './editor-shell.module.css'
import { Rail } from './rail.tsx'
import { Stage } from '../stage/stage.tsx'
import { TopBar } from './top-bar.tsx'
import { UploadTray } from '../media/upload-tray.tsx'
import { Segmented } from '#src/shared/ui/segmented.tsx'
import { useViewState } from './use-view-state.ts'
import { tinykeys } from 'tinykeys'
import { recordAction } from '#src/shared/bug-report/recorder.ts'
import { allActions } from './all-actions.ts'
import type { Action } from '../core/action.tsx'

/** Where the user writes or chooses: every key belongs to it. */
const WRITING =
  'textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], ' +
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="file"])'

/** Controls that handle a few keys themselves. */
const STEPPED = 'input, [role="slider"], [role="radio"], [role="tab"]'

const STEP_KEYS = /^(Arrow|Home|End|Page|Space|Enter)/

/** The area under the player where there is no room for all of it. */
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
  /** The video plays as soon as it can. */
  playsAtOnce: boolean
}

/** The editor's five areas around the stage. The URL follows each selection, and the page above renders with it: this does not. */
export const EditorShell = memo(function EditorShell({ editor, playsAtOnce, ...dialogs }: EditorShellProps) {
  useStoryEvents(editor)
  useStoryMedia(editor)
  useHistory(editor)
  useCastEvents(editor)
  useGrowthNotice(editor)
  const areas = useEditorAreas(editor.playback, playsAtOnce)
  // Pending, and not stored by this browser.
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
            <Suspense fallback={<PanelSkeleton />}>{areas ? <areas.PanelArea /> : <PanelSkeleton />}</Suspense>
            <UploadTray />
          </Area>
          <AreaBoundary area="The player">
            <Stage Handles={areas?.OverlayHandles} />
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

/** Chooses the area under the player on narrow screens. */
function PaneSwitch({ value, onChange }: PaneSwitchProps) {
  return (
    <Segmented isWide size="small" label="The player controls" segments={segments} value={value} onChange={onChange} />
  )
}

/**
 * Gives the editor its view: selection, panel and dialogs. A component of its own, so that a selection and the URL that follows it
 * render only components that read the view.
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

/** Keys run the editor's actions, except where the user types, chooses or reaches a control by keyboard. */
function useShortcuts(editor: Editor, view: EditorView): void {
  const press = useEffectEvent((actions: readonly Action[], event: KeyboardEvent) => {
    if (belongsToControl(event)) return
    const action = actions.find(({ isEnabled }) => isEnabled({ editor, view }))
    // Text that is selected on the page is copied by the browser.
    if (!action && /^Key[CV]$/u.test(event.code) && (event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    if (!action) return
    recordAction(action.id)
    action.run({ editor, view })
  })
  useEffect(() => {
    const byKey = new Map<string, Action[]>()
    for (const action of allActions)
      if (action.shortcut !== undefined) byKey.set(action.shortcut, [...(byKey.get(action.shortcut) ?? []), action])
    const keys = [...byKey].map(([key, actions]) => [key, (event: KeyboardEvent) => press(actions, event)] as const)
    return tinykeys(window, Object.fromEntries(keys))
  }, [])
}

function belongsToControl({ target, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(WRITING)) return true
  if (target.closest(STEPPED)) return STEP_KEYS.test(code) && !ctrlKey && !metaKey
  // Space presses a button that was focused by keyboard; after a click it plays.
  return code === 'Space' && target.closest('button:focus-visible, a:focus-visible') !== null
}
