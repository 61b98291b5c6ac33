import { useEffect } from 'react'
import { type PanelName, track } from './telemetry.ts'

const PANELS: Readonly<Record<string, PanelName>> = { scenes: 'Story Editing Panel', cast: 'Cast Panel' }

/** Reports which of the editor's panels is opened; others are not reported. @param panel its id */
export function usePanelOpen(panel: string): void {
  useEffect(() => {
    const name = PANELS[panel]
    if (name) track({ name: 'Panel Open', panel: name })
  }, [panel])
}
