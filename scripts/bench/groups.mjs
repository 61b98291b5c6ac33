import { callGroups } from './groups/calls.mjs'
import { editorGroups } from './groups/editor.mjs'
import { filmGroups } from './groups/films.mjs'
import { listGroups } from './groups/lists.mjs'
import { pageGroups } from './groups/pages.mjs'
import { toolGroups } from './groups/tools.mjs'

/**
 * Figures of one measurement. The result of `run` has their keys; values are null or missing where this machine lacks a program.
 * @typedef {{ figures: Record<string, import('./figures.mjs').Figure>, isNamedOnly?: boolean, run: () => Promise<Record<string, number | null>> }} Group
 */

/** @param {string} browser path of the browser @returns {Group[]} */
export const groups = (browser) =>
  [toolGroups, pageGroups, callGroups, listGroups, editorGroups, filmGroups].flatMap((groupsOf) => groupsOf(browser))
