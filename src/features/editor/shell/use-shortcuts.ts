import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { recordAction } from '#src/shared/capsule/recorder.ts'
import { allActions } from './all-actions.ts'
import type { Action } from '../core/action.ts'
import type { Editor } from '../core/editor.ts'
import type { EditorView } from '../core/use-view.ts'

/** Where a person writes or chooses: every key belongs to it. */
const WRITING =
  'textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="listbox"], ' +
  'input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"], [type="file"])'
/** Controls that are worked with a few keys of their own. */
const STEPPED = 'input, [role="slider"], [role="radio"], [role="tab"]'
const STEP_KEYS = /^(Arrow|Home|End|Page|Space|Enter)/

/** Keys run the editor's actions, except where a person types, chooses or reaches a control by keyboard. */
export function useShortcuts(editor: Editor, view: EditorView): void {
  const press = useEffectEvent((action: Action, event: KeyboardEvent) => {
    if (belongsToControl(event)) return
    event.preventDefault()
    if (!action.isEnabled({ editor, view })) return
    recordAction(action.id)
    action.run({ editor, view })
  })
  useEffect(() => {
    const keys = allActions.flatMap((action): [string, (event: KeyboardEvent) => void][] =>
      action.shortcut === undefined ? [] : [[action.shortcut, (event) => press(action, event)]],
    )
    return tinykeys(window, Object.fromEntries(keys))
  }, [])
}

function belongsToControl({ target, code, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(WRITING)) return true
  if (target.closest(STEPPED)) return STEP_KEYS.test(code) && !ctrlKey && !metaKey
  // Space presses a button that was reached by keyboard; after a click it plays.
  return code === 'Space' && target.closest('button:focus-visible, a:focus-visible') !== null
}
