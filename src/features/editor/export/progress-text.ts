import type { ExportState } from './export-state.ts'

/** How far an export is; what it waits for is others' films, as the server draws one at a time. */
export function progressText({ scene, share, render }: Extract<ExportState, { phase: 'rendering' }>): string {
  const { scenes_total: total, renders_ahead: ahead } = render
  if (scene === 0 && ahead > 0)
    return ahead === 1 ? 'Waiting until another film is drawn' : `Waiting until ${ahead} other films are drawn`
  if (scene === 0) return 'Getting ready'
  return `Scene ${Math.min(scene, total)} of ${total}, ${Math.floor(share * 100)} %`
}
