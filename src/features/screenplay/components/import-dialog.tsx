import { useQueryClient } from '@tanstack/react-query'
import { FileUp, TriangleAlert } from 'lucide-react'
import { useRef, useState, type ChangeEvent } from 'react'
import { exportScreenplay, useImportScreenplayFromJson } from '#generated/client/screenplay/screenplay.ts'
import { parseScreenplayAndCreateStory, useParseScreenplayAndCreateStory } from '#generated/client/stories/stories.ts'
import { readScriptFile, SCRIPT_FILES } from '#src/shared/story/screenplay/read-script-file.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import { readImport, refusedImport, type ImportProblem } from '../lib/read-import.ts'
import styles from './import-dialog.module.css'

/** Imports a screenplay from Final Draft, Fountain or JSON. The earlier text can be restored. */
export function ImportDialog({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const client = useQueryClient()
  const [text, setText] = useState('')
  const [problems, setProblems] = useState<readonly ImportProblem[]>([])
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const bring = useImportScreenplayFromJson()
  const parse = useParseScreenplayAndCreateStory()

  const refuse = (found: readonly ImportProblem[]) => {
    setProblems(found)
    const [first] = found
    if (first?.line != null) showLine(field.current, text, first.line)
  }
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    target.value = ''
    if (!chosen) return
    const read = await readScriptFile(chosen)
    if ('problem' in read) return setProblems([{ line: null, text: read.problem }])
    setText(read.text)
    setProblems([])
  }
  const handleImport = async () => {
    const isJson = /^\s*[[{]/u.test(text)
    const read = isJson ? readImport(text) : null
    if (read && 'problems' in read) return refuse(read.problems)
    setBusy(true)
    try {
      const before = (await exportScreenplay(storyId)).text
      if (read) await bring.mutateAsync({ storyId, data: { screenplay_data: read.data } })
      else await parse.mutateAsync({ data: { story_id: storyId, script: text } })
      onClose()
      const undo = async () => {
        await parseScreenplayAndCreateStory({ story_id: storyId, script: before })
        await client.invalidateQueries()
      }
      notify('Screenplay imported', before === '' ? {} : { action: { label: 'Undo', onAction: () => void undo() } })
    } catch (cause) {
      refuse(read ? refusedImport(cause, read.lines) : refusedScript(cause))
      setBusy(false)
    }
  }
  return (
    <Dialog
      isOpen
      width={640}
      title="Import a screenplay"
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            disabled={text.trim() === ''}
            isBusy={isBusy}
            busyLabel="Importing"
            onClick={() => void handleImport()}
          >
            Import
          </Button>
        </>
      }
    >
      <p className={styles.help}>
        Final Draft, Fountain or JSON. This replaces the current screenplay. Characters and locations are matched by
        name.
      </p>
      <textarea
        ref={field}
        className={styles.field}
        aria-label="JSON or Fountain"
        aria-invalid={problems.length > 0}
        aria-describedby="import-problems"
        spellCheck={false}
        placeholder={'{ "segments": [ { "location": "Kitchen", "elements": [ … ] } ] }'}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setProblems([])
        }}
      />
      <div id="import-problems" role="alert">
        {problems.map((problem) => (
          <p key={`${problem.line} ${problem.text}`} className={styles.problem}>
            <TriangleAlert size={14} aria-hidden="true" />
            {problem.line !== null && <b>Line {problem.line}</b>} {problem.text}
          </p>
        ))}
      </div>
      <input
        ref={file}
        type="file"
        hidden
        accept={`.json,application/json,${SCRIPT_FILES}`}
        aria-label="Screenplay file"
        onChange={(event) => void handleFile(event)}
      />
      <Button size="xsmall" icon={<FileUp size={14} aria-hidden="true" />} onClick={() => file.current?.click()}>
        Choose a file
      </Button>
    </Dialog>
  )
}

/** 'Line 3: …' */
function refusedScript(cause: unknown): readonly ImportProblem[] {
  return refusedImport(cause, new Map()).map(({ text }) => {
    const [, line, words = text] = /Line (\d+): (.*)$/u.exec(text) ?? []
    return { line: line === undefined ? null : Number(line), text: words }
  })
}

/** Marks a line of a text field and scrolls it into view. */
function showLine(field: HTMLTextAreaElement | null, text: string, line: number) {
  if (!field) return
  const lines = text.split('\n')
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
  field.focus()
  field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
  field.scrollTop = (field.scrollHeight / lines.length) * Math.max(0, line - 4)
}
