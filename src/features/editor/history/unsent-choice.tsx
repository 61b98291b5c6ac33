import { useState } from 'react'
import { useListCharacters } from '#generated/client/characters/characters.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { VersionChoice } from '#src/shared/ui/version-choice/version-choice.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { addSceneOfUnsent, applyBoth, applyUnsent, discardUnsent } from './commands/decide-unsent.ts'
import { useEditor, useOpen, useView } from '../core/use-editor.ts'
import type { PresentText, TextEdit } from '../core/outbox/text-edit.ts'
import { type UnsentEdit, presentTextOf } from '../core/outbox/unsent.ts'

const inWords = (text: PresentText) => (typeof text === 'string' ? text : text.map(({ word }) => word.trim()).join(' '))

/** The unsent edit beside the saved text, and the choice between them. `isWhole` also shows the unsent words. */
export function UnsentChoice({ unsent, isWhole = false }: { unsent: UnsentEdit; isWhole?: boolean }) {
  const { text, reason } = unsent
  const { storyId } = useEditor()
  const cast = useListCharacters(storyId, { query: { enabled: text?.characterId != null } })
  const present = useOpen((open) => presentTextOf(open, unsent, cast.data?.results))
  const isGone = reason === 'gone' || (text !== null && present === null)
  return (
    <VersionChoice
      isAlert={!isWhole}
      reason={isGone ? 'The edited item was deleted.' : reasonOf(unsent)}
      versions={[
        ...(isWhole && text ? [{ label: 'Your version, not sent', words: inWords(text.mine) }] : []),
        ...(text && !isGone && present !== null ? [{ label: 'Saved version', words: inWords(present) }] : []),
      ]}
    >
      {isGone ? <GoneButtons unsent={unsent} text={text} /> : <ChoiceButtons unsent={unsent} />}
    </VersionChoice>
  )
}

function reasonOf({ reason, text, message }: UnsentEdit): string {
  if (reason === 'unreadable') return 'This edit was made in another version of Storyloom and can’t be read.'
  if (reason === 'refused') return `Couldn’t save this: ${message}`
  return text ? 'This text was changed elsewhere.' : 'The story has changed since.'
}

function ChoiceButtons({ unsent }: { unsent: UnsentEdit }) {
  const editor = useEditor()
  const [isBusy, setBusy] = useState(false)
  const run = (work: () => Promise<void>) => {
    setBusy(true)
    void work().finally(() => setBusy(false))
  }
  const hasBoth = unsent.text !== null && unsent.text.kind !== 'captions' && unsent.reason === 'changed'
  return (
    <>
      {unsent.reason !== 'unreadable' && (
        <Button size="xsmall" isBusy={isBusy} onClick={() => run(() => applyUnsent(editor, unsent))}>
          {unsent.text ? 'Keep mine' : 'Apply mine'}
        </Button>
      )}
      {hasBoth && (
        <Button size="xsmall" disabled={isBusy} onClick={() => run(() => applyBoth(editor, unsent))}>
          Keep both
        </Button>
      )}
      <Button size="xsmall" disabled={isBusy} onClick={() => run(() => discardUnsent(editor, unsent))}>
        {unsent.text ? 'Keep saved' : 'Discard mine'}
      </Button>
    </>
  )
}

function GoneButtons({ unsent, text }: { unsent: UnsentEdit; text: TextEdit | null }) {
  const editor = useEditor()
  const { selectScene } = useView()
  const [isAdding, setAdding] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text ? inWords(text.mine) : '')
      notify('Copied')
    } catch {
      // Some browsers deny access to the clipboard.
      notify('This browser blocked copying. Select the text and copy it manually.', { tone: 'error' })
    }
  }
  const add = async () => {
    setAdding(true)
    const id = await addSceneOfUnsent(editor, unsent)
    setAdding(false)
    if (id !== null) selectScene(id, true)
  }
  return (
    <>
      {text?.kind === 'narration' && (
        <Button size="xsmall" isBusy={isAdding} busyLabel="Adding" onClick={() => void add()}>
          Add as a new scene
        </Button>
      )}
      {text && (
        <Button size="xsmall" onClick={() => void copy()}>
          Copy
        </Button>
      )}
      <Button size="xsmall" onClick={() => void discardUnsent(editor, unsent)}>
        Discard mine
      </Button>
    </>
  )
}
