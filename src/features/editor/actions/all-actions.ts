import type { Action } from './action.ts'
import * as history from './history-actions.ts'
import * as playback from './playback-actions.ts'
import * as scene from './scene-actions.ts'
import * as story from './story-actions.ts'
import * as timeline from './timeline-actions.ts'

/** Everything a person can do in the editor. */
export const allActions: readonly Action[] = [
  ...Object.values(history),
  ...Object.values(playback),
  ...Object.values(scene),
  ...Object.values(story),
  ...Object.values(timeline),
]
