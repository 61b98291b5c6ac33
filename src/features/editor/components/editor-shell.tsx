import { memo, useState, type ReactNode } from 'react'
import { useStore } from 'zustand'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { useLeaveWarning } from '#src/shared/hooks/use-leave-warning.ts'
import { AreaBoundary } from '#src/shared/ui/area-boundary.tsx'
import { useCastEvents } from '../hooks/use-cast.ts'
import { EditorContext } from '../hooks/use-editor.ts'
import { useHistory } from '../hooks/use-history.ts'
import { useGrowthNotice } from '../hooks/use-growth-notice.ts'
import { useStageFirst } from '../hooks/use-stage-first.ts'
import { useStoryEvents } from '../hooks/use-story-events.ts'
import { useStoryMedia } from '../hooks/use-story-media.ts'
import { useView } from '../hooks/use-view.ts'
import type { Editor } from '../lib/editor.ts'
import styles from './editor-shell.module.css'
import { InspectorSkeleton, PanelSkeleton, TimelineSkeleton } from './editor-skeleton.tsx'
import { ExportDialog } from './export/export-dialog.tsx'
import type { RunRender } from '#src/shared/renders/run-render-type.ts'
import { Inspector } from './inspector/inspector.tsx'
import { CommandPalette } from './palette/command-palette.tsx'
import { ShortcutsDialog } from './palette/shortcuts-dialog.tsx'
import { CastPanel } from './panels/cast-panel.tsx'
import { CaptionsPanel } from './panels/captions-panel.tsx'
import { MediaPanel } from './panels/media-panel.tsx'
import { MusicPanel } from './panels/music-panel.tsx'
import { ScenesPanel } from './panels/scenes-panel.tsx'
import { StylePanel } from './panels/style-panel.tsx'
import { VersionsPanel } from './panels/versions-panel.tsx'
import { PaneSwitch, type Pane } from './pane-switch.tsx'
import { Rail } from './rail/rail.tsx'
import { ReportDialog } from './report/report-dialog.tsx'
import { Stage } from './stage/stage.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { TopBar } from './top-bar/top-bar.tsx'
import { UnsentDialog } from './unsent/unsent-dialog.tsx'
import { UploadTray } from './uploads/upload-tray.tsx'
import { ViewProvider } from './view-provider.tsx'

interface EditorShellProps {
  editor: Editor
  /** The film plays as soon as it can. */
  playsAtOnce: boolean
  runRender: RunRender
  downloadFile: (url: string, name: string) => Promise<void>
}

const panels = {
  scenes: ScenesPanel,
  cast: CastPanel,
  media: MediaPanel,
  captions: CaptionsPanel,
  music: MusicPanel,
  style: StylePanel,
  versions: VersionsPanel,
}

/** The editor's five areas around the stage. The address follows each selection, and the page above renders with it: this does not. */
export const EditorShell = memo(function EditorShell({ editor, playsAtOnce, ...exporting }: EditorShellProps) {
  useStoryEvents(editor)
  useStoryMedia(editor)
  useHistory(editor)
  useCastEvents(editor)
  useGrowthNotice(editor)
  const isWhole = useStageFirst(editor.playback, playsAtOnce)
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
            <OpenPanel isWhole={isWhole} />
            <UploadTray />
          </Area>
          <AreaBoundary area="The player">
            <Stage />
          </AreaBoundary>
          <div className={styles.switch}>
            <PaneSwitch value={pane} onChange={setPane} />
          </div>
          <Area isShown={pane === 'inspector'}>
            <OpenInspector isWhole={isWhole} />
          </Area>
          <Area isShown={pane === 'timeline'}>
            <AreaBoundary area="The timeline">{isWhole ? <Timeline /> : <TimelineSkeleton />}</AreaBoundary>
          </Area>
        </div>
        {isWhole && (
          <>
            <ExportDialog {...exporting} />
            <ReportDialog />
            <CommandPalette />
            <ShortcutsDialog />
            <UnsentDialog />
          </>
        )}
      </ViewProvider>
    </EditorContext>
  )
})

function OpenPanel({ isWhole }: { isWhole: boolean }) {
  const { panel } = useView()
  const Panel = panels[panel]
  return (
    <AreaBoundary area="The panel" resetKey={panel}>
      {isWhole ? <Panel /> : <PanelSkeleton />}
    </AreaBoundary>
  )
}

function OpenInspector({ isWhole }: { isWhole: boolean }) {
  return (
    <AreaBoundary area="The inspector" resetKey={useView().sceneId}>
      {isWhole ? <Inspector /> : <InspectorSkeleton />}
    </AreaBoundary>
  )
}

/** One of the areas that share a place on narrow screens. */
function Area({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <div className={styles.pane} data-shown={isShown || undefined}>
      {children}
    </div>
  )
}
