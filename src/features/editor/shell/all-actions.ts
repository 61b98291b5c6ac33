import { Command, History, Keyboard, PencilLine, Upload } from 'lucide-react'
import type { Action } from '../core/action.tsx'
import { redo, undo } from '../history/undo-redo.ts'
import { soundActions } from '../music/music-actions.ts'
import * as sound from '../music/music-cue-actions.ts'
import { reportProblem } from '../report/open-report.ts'
import { alignActions } from '../overlays/align-actions.ts'
import * as overlay from '../overlays/overlay-actions.ts'
import * as scene from '../scenes/scene-actions.ts'
import * as sceneCut from '../scenes/scene-cut-actions.ts'
import * as playback from '../stage/playback-actions.ts'
import * as timeline from '../timeline/timeline-actions.ts'
import * as aroll from '../visuals/aroll-actions.ts'
import { cleanUpActions } from '../voice/clean-up-actions.ts'
import { arollTools } from '../visuals/aroll-tool-actions.ts'

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
  label: 'Rewrite script',
  icon: PencilLine,
  keywords: 'rewrite regenerate story script text generate compare old new',
  isEnabled: ({ editor }) => editor.store.getState().open.story.status !== 'GENERATING',
  run({ view }) {
    // A regenerated script is shown among the scenes.
    view.setPanel('scenes')
    view.setRewriting(true)
  },
}

const openPalette: Action = {
  id: 'open-palette',
  label: 'Command palette',
  icon: Command,
  shortcut: '$mod+Shift+KeyP',
  isEnabled: () => true,
  run: ({ view }) => view.setHelp('palette'),
}

const showShortcuts: Action = {
  id: 'show-shortcuts',
  label: 'Keyboard shortcuts',
  icon: Keyboard,
  shortcut: 'Shift+?',
  isEnabled: () => true,
  run: ({ view }) => view.setHelp('shortcuts'),
}

const showVersions: Action = {
  id: 'show-versions',
  label: 'Versions',
  icon: History,
  keywords: 'history edits restore go back',
  isEnabled: () => true,
  run: ({ view }) => view.setPanel('versions'),
}

const { toggleCaptions, ...playing } = playback
const { addPresetActions, ...overlayActions } = overlay
const { toggleSolo: _toggle, ...cueActions } = sound

/** All actions of the editor, under the headings that palette and list of shortcuts show. */
export const actionGroups: readonly { title: string; actions: readonly Action[] }[] = [
  { title: 'Story', actions: [undo, redo, exportVideo, rewriteStory, toggleCaptions, reportProblem] },
  // Before those of scenes: Delete, Ctrl+D and Ctrl+K are the chosen overlay's or sound's.
  { title: 'Overlay', actions: [...Object.values(overlayActions), ...alignActions, ...addPresetActions] },
  { title: 'Music and effects', actions: Object.values(cueActions) },
  { title: 'Scene', actions: [...Object.values(scene), ...Object.values(sceneCut)] },
  { title: 'A-roll', actions: [...Object.values(aroll), ...arollTools] },
  { title: 'Sound', actions: [...cleanUpActions, ...soundActions] },
  { title: 'Timeline', actions: Object.values(timeline) },
  { title: 'Playback', actions: Object.values(playing) },
  { title: 'View', actions: [openPalette, showShortcuts, showVersions] },
]

export const allActions: readonly Action[] = actionGroups.flatMap(({ actions }) => actions)
