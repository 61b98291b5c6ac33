import { callGroups } from './groups/calls.mjs'
import { editorGroups } from './groups/editor.mjs'
import { filmGroups } from './groups/films.mjs'
import { listGroups } from './groups/lists.mjs'
import { pageGroups } from './groups/pages.mjs'
import { toolGroups } from './groups/tools.mjs'

/**
 * Figures that come out of one measurement. What `run` answers has their keys; null and what is missing is what this machine lacks a
 * program for.
 * @typedef {{ figures: Record<string, import('./figures.mjs').Figure>, isNamedOnly?: boolean, run: () => Promise<Record<string, number | null>> }} Group
 */

/** @param {string} browser path of the browser @returns {Group[]} */
export const groups = (browser) =>
  [toolGroups, pageGroups, callGroups, listGroups, editorGroups, filmGroups].flatMap((groupsOf) => groupsOf(browser))
