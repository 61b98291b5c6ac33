import type { Action } from '../core/action.ts'
import * as aroll from '../visuals/aroll-actions.ts'
import * as arollTool from '../visuals/aroll-tool-actions.ts'
import * as history from '../history/history-actions.ts'
import * as playback from '../stage/playback-actions.ts'
import * as report from '../report/report-actions.ts'
import * as scene from '../scenes/scene-actions.ts'
import * as sceneCut from '../scenes/scene-cut-actions.ts'
import * as story from './story-actions.ts'
import * as timeline from '../timeline/timeline-actions.ts'
import * as view from './view-actions.ts'

/** Everything a person can do in the editor, under the headings that palette and list of shortcuts show. */
export const actionGroups: readonly { title: string; actions: readonly Action[] }[] = [
  { title: 'Story', actions: [history.undo, history.redo, ...Object.values(story), ...Object.values(report)] },
  { title: 'Scene', actions: [...Object.values(scene), ...Object.values(sceneCut)] },
  { title: 'A-roll', actions: [...Object.values(aroll), ...Object.values(arollTool)] },
  { title: 'Timeline', actions: Object.values(timeline) },
  { title: 'Playback', actions: Object.values(playback) },
  { title: 'View', actions: Object.values(view) },
]

export const allActions: readonly Action[] = actionGroups.flatMap(({ actions }) => actions)
