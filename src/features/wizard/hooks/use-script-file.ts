import { useState, type DragEvent } from 'react'
import { readScriptFile } from '#src/shared/story/screenplay/read-script-file.ts'
import { notify } from '#src/shared/ui/snackbar/notify.ts'
import type { Choices } from '../lib/choices.ts'
import type { TextKind } from '../lib/kinds.ts'

interface ScriptFileOptions {
  choices: Choices
  onChange: (changed: Partial<Choices>) => void
  onKind: (kind: TextKind) => void
}

/** Opens a file as the story's text; the earlier text can be restored. */
export function useScriptFile({ choices, onChange, onKind }: ScriptFileOptions) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const { kind, text } = choices

  const open = async (file: File) => {
    const read = await readScriptFile(file)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    // A prompt is an idea in a few words: a file of another kind is the script itself.
    const next: TextKind = read.isScreenplay
      ? 'SCREENPLAY'
      : kind === 'PROMPT' || kind === 'SCREENPLAY'
        ? 'SCRIPT'
        : kind
    if (next !== kind) onKind(next)
    onChange({ text: read.text })
    const undo = () => {
      if (next !== kind) onKind(kind)
      onChange({ text })
    }
    notify(`“${file.name}” opened`, text.trim() === '' ? {} : { action: { label: 'Undo', onAction: undo } })
  }
  const dropping = {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const [file] = event.dataTransfer.files
      setOver(false)
      if (!file) return
      event.preventDefault()
      void open(file)
    },
  }
  return { problem, forgetProblem: () => setProblem(null), open: (file: File) => void open(file), dropping }
}
