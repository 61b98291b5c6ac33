import { useState } from 'react'
import { draftPlace } from '#src/shared/form/use-form-draft.ts'
import { usePersisted } from '#src/shared/hooks/use-persisted.ts'
import { readStored } from '#src/shared/lib/browser-storage.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { applyRewriting } from '../commands/apply-rewriting.ts'
import { undoStoryEdit } from '#src/features/editor/history/commands/undo-story-edit.ts'
import { useEditor, useIsBusy } from '#src/features/editor/core/use-editor.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { isTicked, keyOf, ofDifference, type Ticks, PairRow } from './pair-row.tsx'
import type { RewritingDialogProps } from './rewriting-dialog-props.ts'
import styles from './rewriting.module.css'

/** Old and new scene by scene, a tick each; nothing is applied before the button is pressed. */
export function ComparePairs(props: RewritingDialogProps & { onAgain: () => void; onDiscard: () => void }) {
  const { rewriting, refetch, onClose, onAgain, onDiscard } = props
  const { pairs, revision, rewriting_id } = rewriting
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.rewriting)
  const [ticks, setTicks] = useStoredTicks(rewriting_id ?? '')
  const different = ofDifference(pairs)
  const open = different.filter(({ hand_edits }) => hand_edits.length === 0)
  const chosen = different.filter((pair) => isTicked(pair, ticks))
  const chosenOpen = chosen.filter(({ hand_edits }) => hand_edits.length === 0)
  const edited = different.length - open.length
  const toggle = (which: typeof pairs, isOn: boolean) =>
    setTicks((before) => ({ ...before, ...Object.fromEntries(which.map((pair) => [keyOf(pair), isOn])) }))
  const take = async () => {
    const over_edits = chosen.length > chosenOpen.length
    const body = { rewriting_id: rewriting_id ?? '', pair_ids: chosen.map(({ id }) => id), revision, over_edits }
    const isTaken = await applyRewriting(editor, body)
    await refetch()
    if (!isTaken) return
    onClose()
    const label = chosen.length === 1 ? 'Rewrite applied to one scene' : `Rewrite applied to ${chosen.length} scenes`
    notify(label, { action: { label: 'Undo', onAction: () => void undoStoryEdit(editor) } })
  }
  return (
    <Dialog
      isOpen
      title="Compare scripts"
      width={880}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" disabled={isBusy} onClick={onDiscard}>
            Discard
          </Button>
          <Button variant="text" disabled={isBusy} onClick={onAgain}>
            Rewrite
          </Button>
          <Button
            variant="contained"
            isBusy={isBusy}
            busyLabel="Applying"
            disabled={chosen.length === 0}
            onClick={() => void take()}
          >
            {chosen.length === different.length ? 'Apply all' : `Apply ${chosen.length} of ${different.length}`}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.note}>
          Written by {rewriting.engine}. Existing voices and images stay until you regenerate them. New scenes have none
          yet. You can undo this.
        </p>
        {different.length === 0 ? (
          <p className={styles.note} role="status">
            The new script is the same as your current one.
          </p>
        ) : (
          <Checkbox
            label={edited === 0 ? 'All changes' : 'All changes except scenes you edited'}
            checked={open.length > 0 && chosenOpen.length === open.length}
            indeterminate={chosenOpen.length > 0 && chosenOpen.length < open.length}
            disabled={open.length === 0}
            onChange={(_, isOn) => toggle(open, isOn)}
          />
        )}
        <ol className={styles.list} aria-label="Scenes">
          {pairs.map((pair) => (
            <PairRow
              key={keyOf(pair)}
              pair={pair}
              isChosen={isTicked(pair, ticks)}
              onChoose={(isOn) => toggle([pair], isOn)}
            />
          ))}
        </ol>
      </div>
    </Dialog>
  )
}

/** Ticks survive a reload of this tab. */
function useStoredTicks(id: string) {
  const [place] = useState(() => draftPlace(`rewriting:${id}`))
  const state = useState<Ticks>(() => {
    const stored = readStored(sessionStorage, place)
    return typeof stored === 'object' && stored !== null ? (stored as Ticks) : {}
  })
  usePersisted(sessionStorage, place, state[0])
  return state
}
