import type { RunRender } from '#src/shared/story/renders/run-render-type.ts'
import { AreaBoundary } from '#src/shared/ui/area-boundary.tsx'
import { useView } from '../hooks/use-view.ts'
import { ExportDialog } from './export/export-dialog.tsx'
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
import { ReportDialog } from './report/report-dialog.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { UnsentDialog } from './unsent/unsent-dialog.tsx'

const panels = {
  scenes: ScenesPanel,
  cast: CastPanel,
  media: MediaPanel,
  captions: CaptionsPanel,
  music: MusicPanel,
  style: StylePanel,
  versions: VersionsPanel,
}

/** The panel that the address names. */
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

/** What opens over the whole editor, from any of its areas. */
export function Dialogs(props: DialogsProps) {
  return (
    <>
      <ExportDialog {...props} />
      <ReportDialog />
      <CommandPalette />
      <ShortcutsDialog />
      <UnsentDialog />
    </>
  )
}
