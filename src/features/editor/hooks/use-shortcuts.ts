import { useEffect, useEffectEvent } from 'react'
import { tinykeys } from 'tinykeys'
import { allActions } from '../actions/all-actions.ts'
import type { Action } from '../actions/action.ts'
import type { Editor } from '../lib/editor.ts'
import type { EditorView } from './use-view.ts'

/** Where keys belong to the control itself. */
const OWN_KEYS = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"], [role="slider"]'

/** Keys run the editor's actions, except where a person types, chooses or reaches a control by keyboard. */
export function useShortcuts(editor: Editor, view: EditorView): void {
  const press = useEffectEvent((action: Action, event: KeyboardEvent) => {
    if (belongsToControl(event)) return
    event.preventDefault()
    if (action.isEnabled({ editor, view })) action.run({ editor, view })
  })
  useEffect(() => {
    const keys = allActions.flatMap((action): [string, (event: KeyboardEvent) => void][] =>
      action.shortcut === undefined ? [] : [[action.shortcut, (event) => press(action, event)]],
    )
    return tinykeys(window, Object.fromEntries(keys))
  }, [])
}

function belongsToControl({ target, code }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(OWN_KEYS)) return true
  // Space presses a button that was reached by keyboard; after a click it plays.
  return code === 'Space' && target.closest('button:focus-visible, a:focus-visible') !== null
}
