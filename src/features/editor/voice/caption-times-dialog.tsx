import { Plus, Scissors, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { captionProblems } from '#src/domain/captions.ts'
import { Button, IconButton } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { overrideCaptions } from '../captions/commands/override-captions.ts'
import { splitScene } from '../scenes/commands/split-scene.ts'
import { useEditor } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import styles from './voice.module.css'
import OutlinedInput from '@mui/material/OutlinedInput'

interface CaptionFieldProps {
  label: string
  value: string
  isNumber?: boolean
  isWrong: boolean
  onChange: (value: string) => void
}

type Caption = SceneRow['captions'][number]

/** Caption words as typed; a time that is no number yet is NaN. */
interface Draft extends Caption {
  key: number
}

const NEW_WORD_MS = 300
let lastKey = 0
const toDraft = (caption: Caption): Draft => ({ ...caption, key: ++lastKey })

/** Words and times of a scene's captions, each in a field of its own. Nothing changes before saving. */
export function CaptionTimesDialog({ scene, onClose }: { scene: SceneRow; onClose: () => void }) {
  const editor = useEditor()
  const [base] = useState(scene.captions)
  const [rows, setRows] = useState<readonly Draft[]>(() => base.map(toDraft))
  const problems = [
    ...captionProblems(rows),
    ...rows.flatMap(({ start, end }, index) =>
      Number.isFinite(start) && Number.isFinite(end) && start >= 0
        ? []
        : [{ index, field: 'start' as const, text: 'Enter times in seconds' }],
    ),
  ]
  const change = (at: number, patch: Partial<Caption>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...patch } : row)))
  const addAfter = (at: number) => {
    const start = rows[at]?.end ?? 0
    const end = Math.min(start + NEW_WORD_MS, rows[at + 1]?.start ?? Infinity)
    setRows(rows.toSpliced(at + 1, 0, toDraft({ word: '', start, end })))
  }
  const isChanged =
    rows.length !== scene.captions.length ||
    rows.some(({ word, start, end }, at) => {
      const kept = scene.captions[at]
      return word !== kept?.word || start !== kept.start || end !== kept.end
    })
  const splitBefore = (at: number) => {
    onClose()
    void splitScene(editor, scene.id, { index: at })
  }
  const save = () => {
    onClose()
    const captions = rows.map(({ key: _key, word, ...rest }) => ({ ...rest, word: word.trim() }))
    void overrideCaptions(editor, scene.id, captions, base)
  }
  return (
    <Dialog
      isOpen
      title="Words and times"
      onClose={onClose}
      width={560}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button icon={<Plus size={16} aria-hidden="true" />} onClick={() => addAfter(rows.length - 1)}>
            Add word
          </Button>
          <Button variant="contained" disabled={problems.length > 0} onClick={save}>
            Save captions
          </Button>
        </>
      }
    >
      <ol className={styles.words} aria-label="Words and times">
        <li aria-hidden="true" className={styles.head}>
          <span>Word</span>
          <span>From (s)</span>
          <span>To (s)</span>
          <span />
          <span />
          <span />
        </li>
        {rows.map((row, at) => (
          <li key={row.key}>
            <CaptionField
              label={`Word ${at + 1}`}
              value={row.word}
              isWrong={problems.some(({ index, field }) => index === at && field === 'word')}
              onChange={(word) => change(at, { word })}
            />
            {(['start', 'end'] as const).map((field) => (
              <CaptionField
                key={field}
                isNumber
                label={`${field === 'start' ? 'Start' : 'End'} of word ${at + 1} in seconds`}
                value={(row[field] / 1000).toFixed(3)}
                isWrong={problems.some((problem) => problem.index === at && problem.field === field)}
                onChange={(text) => change(at, { [field]: Math.round(Number(text.trim() || NaN) * 1000) })}
              />
            ))}
            <IconButton
              size="small"
              label={`Split the scene before word ${at + 1}`}
              // Unsaved changes would be lost.
              disabled={at === 0 || isChanged}
              onClick={() => splitBefore(at)}
            >
              <Scissors size={14} aria-hidden="true" />
            </IconButton>
            <IconButton size="small" label={`Add a word after word ${at + 1}`} onClick={() => addAfter(at)}>
              <Plus size={14} aria-hidden="true" />
            </IconButton>
            <IconButton
              size="small"
              label={`Delete word ${at + 1}`}
              onClick={() => setRows(rows.filter((_, index) => index !== at))}
            >
              <Trash2 size={14} aria-hidden="true" />
            </IconButton>
            {problems
              .filter(({ index }) => index === at)
              .slice(0, 1)
              .map(({ text }) => (
                <p key={text} className={styles.problem} role="alert">
                  {text}
                </p>
              ))}
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

/** A word or a time of the table. A number is reformatted only when the field is left. */
function CaptionField({ label, value, isNumber = false, isWrong, onChange }: CaptionFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  return (
    <OutlinedInput
      size="small"
      fullWidth
      value={draft ?? value}
      error={isWrong}
      slotProps={{
        input: { 'aria-label': label, maxLength: 300, ...(isNumber && { inputMode: 'decimal' as const }) },
      }}
      onChange={({ target }) => {
        setDraft(target.value)
        onChange(target.value)
      }}
      onBlur={() => setDraft(null)}
    />
  )
}
