import { lazy } from 'react'
import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { AreaBoundary } from '#src/shared/ui/area-boundary.tsx'
import { useView } from '../core/use-editor.ts'
import { ExportDialog } from '../export/export-dialog.tsx'
import { Inspector } from './inspector.tsx'
import { CommandPalette } from './command-palette.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { CastPanel } from '../cast/cast-panel.tsx'
import { CaptionsPanel } from '../captions/captions-panel.tsx'
import { MediaPanel } from '../media/media-panel.tsx'
import { OverlayHandles } from '../overlays/overlay-handles.tsx'
import { MusicPanel } from '../music/music-panel.tsx'
import { ScenesPanel } from '../scenes/scenes-panel.tsx'
import { StylePanel } from '../visuals/style/style-panel.tsx'
import { VersionsPanel } from '../history/versions-panel.tsx'
import { ReportDialog } from '../report/report-dialog.tsx'
import { Timeline } from '../timeline/timeline.tsx'
import { CleanUpDialogs } from '../voice/clean-up-dialogs.tsx'
import { UnsentDialog } from '../history/unsent-dialog.tsx'

/** It draws as films are drawn: that code is the player's, and the other panels do not wait for it. */
const OverlaysPanel = lazy(async () => ({ default: (await import('../overlays/overlays-panel.tsx')).OverlaysPanel }))

const panels = {
  scenes: ScenesPanel,
  cast: CastPanel,
  media: MediaPanel,
  overlays: OverlaysPanel,
  captions: CaptionsPanel,
  music: MusicPanel,
  style: StylePanel,
  versions: VersionsPanel,
}

export { OverlayHandles }

/** The panel that the URL names. */
export function PanelArea() {
  const { panel } = useView()
  const Panel = panels[panel]
  return (
    <AreaBoundary area="The panel" resetKey={panel}>
      <Panel />
    </AreaBoundary>
  )
}

export function InspectorArea() {
  return (
    <AreaBoundary area="The inspector" resetKey={useView().sceneId}>
      <Inspector />
    </AreaBoundary>
  )
}

export function TimelineArea() {
  return (
    <AreaBoundary area="The timeline">
      <Timeline />
    </AreaBoundary>
  )
}

export interface DialogsProps {
  runRender: RunRender
  downloadFile: (url: string, name: string) => Promise<void>
}

/** Dialogs over the whole editor, from any of its areas. */
export function Dialogs(props: DialogsProps) {
  return (
    <>
      <ExportDialog {...props} />
      <ReportDialog />
      <CommandPalette />
      <ShortcutsDialog />
      <UnsentDialog />
      <CleanUpDialogs />
    </>
  )
}
