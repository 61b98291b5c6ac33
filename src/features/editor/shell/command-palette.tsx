import Dialog from '@mui/material/Dialog'
import { Search } from 'lucide-react'
import { useId, useState, type KeyboardEvent } from 'react'
import { recordAction } from '#src/shared/bug-report/recorder.ts'
import { actionGroups } from './all-actions.ts'
import type { Action } from '../core/action.tsx'
import { useEditor, useView } from '../core/use-editor.ts'
import { findActions } from './find-actions.ts'
import styles from './palette.module.css'
import { Kbd } from '#src/shared/ui/kbd.tsx'

interface PaletteOptionProps {
  id: string | undefined
  action: Action
  isCurrent: boolean
  isEnabled: boolean
  onPoint: () => void
  onRun: () => void
}

/** Every action, found by its words and run with Enter. */
export function CommandPalette() {
  const { help, setHelp } = useView()
  const titleId = useId()
  return (
    <Dialog
      open={help === 'palette'}
      onClose={() => setHelp(null)}
      aria-labelledby={titleId}
      slotProps={{ paper: { className: styles.paper }, container: { className: styles.high } }}
    >
      <h2 id={titleId} className="visually-hidden">
        Command palette
      </h2>
      <Palette onClose={() => setHelp(null)} />
    </Dialog>
  )
}

function Palette({ onClose }: { onClose: () => void }) {
  const editor = useEditor()
  const view = useView()
  const listId = useId()
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const context = { editor, view }
  const groups = findActions(actionGroups, search)
  const shown = groups.flatMap(({ actions }) => actions)
  const place = Math.min(at, shown.length - 1)
  const idOf = (action: Action | undefined) => action && `${listId}-${action.id}`

  const run = (action: Action | undefined) => {
    if (!action?.isEnabled(context)) return
    onClose()
    recordAction(action.id)
    // The dialog returns the focus first: the action may open another dialog.
    setTimeout(() => action.run(context))
  }
  const show = (next: number) => {
    setAt(next)
    document.getElementById(idOf(shown[next]) ?? '')?.scrollIntoView({ block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const last = shown.length - 1
    const next = {
      ArrowDown: place >= last ? 0 : place + 1,
      ArrowUp: place <= 0 ? last : place - 1,
      Home: 0,
      End: last,
    }
    const target = Object.entries(next).find(([key]) => key === event.key)?.[1]
    if (target !== undefined) show(target)
    else if (event.key === 'Enter') run(shown[place])
    else return
    event.preventDefault()
  }

  return (
    <>
      <div className={styles.search}>
        <Search size={16} aria-hidden="true" />
        <input
          // The palette opens for typing.
          ref={(element) => element?.focus()}
          className={styles.input}
          role="combobox"
          aria-label="Search actions"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={idOf(shown[place])}
          aria-autocomplete="list"
          placeholder="What would you like to do?"
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setAt(0)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <div id={listId} className={styles.list} role="listbox" aria-label="Actions">
        {groups.map(({ title, actions }) => (
          <div key={title} role="group" aria-label={title}>
            <p className={styles.group} aria-hidden="true">
              {title}
            </p>
            {actions.map((action) => (
              <PaletteOption
                key={action.id}
                id={idOf(action)}
                action={action}
                isCurrent={action === shown[place]}
                isEnabled={action.isEnabled(context)}
                onPoint={() => setAt(shown.indexOf(action))}
                onRun={() => run(action)}
              />
            ))}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className={styles.none}>No matching actions.</p>}
    </>
  )
}

/** One action. The search field handles the keys: an option is pointed at, never focused. */
function PaletteOption({ id, action, isCurrent, isEnabled, onPoint, onRun }: PaletteOptionProps) {
  const { icon: Icon, label, shortcut } = action
  return (
    <button
      id={id}
      type="button"
      className={styles.option}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      aria-disabled={!isEnabled}
      onMouseMove={isCurrent ? undefined : onPoint}
      onClick={onRun}
    >
      <Icon size={16} aria-hidden="true" />
      <span className={styles.label}>{label}</span>
      {shortcut && <Kbd binding={shortcut} />}
    </button>
  )
}
