import { useState, type KeyboardEvent } from 'react'
import { msToFrames } from '#src/domain/frames.ts'
import { Switch } from '#src/shared/ui/switch.tsx'
import { useAtFrame } from '#src/video/player/playback.ts'
import { updateCaptionWord, updateSceneCaptions } from './commands/update-scene-captions.ts'
import { useEditor, useFilm } from '../core/use-editor.ts'
import type { SceneRow } from '../core/open-story.ts'
import styles from '../core/ui/inspector.module.css'
import { CaptionTimesButton } from '../voice/own-recording.tsx'

/** The words of a scene with their times; a click edits one. */
export function CaptionsTab({ scene }: { scene: SceneRow }) {
  const editor = useEditor()
  const film = useFilm()
  const [editingAt, setEditingAt] = useState<number | null>(null)
  const from = film.scenes.find(({ id }) => id === scene.id)?.from ?? 0
  const spokenAt = useAtFrame(editor.playback, (frame) =>
    scene.captions.findLastIndex(
      ({ start, end }) => frame >= from + msToFrames(start) && frame < from + msToFrames(end),
    ),
  )

  const handleEdit = (at: number, start: number) => {
    editor.playback.pause()
    editor.playback.seek(from + msToFrames(start) + 1)
    setEditingAt(at)
  }

  return (
    <div className={styles.stack}>
      <Switch
        label="Show captions in this scene"
        checked={scene.show_captions}
        onChange={(_event, isOn) => void updateSceneCaptions(editor, scene.id, { show_captions: isOn })}
      />
      <div className={styles.label}>Words</div>
      {scene.captions.length === 0 ? (
        <p className={styles.note}>Captions come from the voice-over. Generate this scene’s audio first.</p>
      ) : (
        <ol className={styles.words} aria-label="Caption words">
          {scene.captions.map(({ word, start }, at) => (
            <li key={at}>
              {editingAt === at ? (
                <WordInput
                  word={word}
                  number={at + 1}
                  onEnd={(next) => {
                    setEditingAt(null)
                    if (next !== null && next !== word) void updateCaptionWord(editor, scene.id, at, next)
                  }}
                />
              ) : (
                <button
                  type="button"
                  className={styles.word}
                  data-spoken={spokenAt === at || undefined}
                  onClick={() => handleEdit(at, start)}
                >
                  {word}
                  <span className="visually-hidden">, word {at + 1}</span>
                  <small aria-hidden="true">{(start / 1000).toFixed(2)}</small>
                </button>
              )}
            </li>
          ))}
        </ol>
      )}
      <CaptionTimesButton scene={scene} />
      {scene.are_captions_overridden && (
        <p className={styles.note}>Edited manually. Kept when you regenerate the audio.</p>
      )}
    </div>
  )
}

interface WordInputProps {
  word: string
  number: number
  /** The new word, or null for no change. */
  onEnd: (word: string | null) => void
}

function WordInput({ word, number, onEnd }: WordInputProps) {
  const [draft, setDraft] = useState(word)
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') onEnd(draft.trim() || null)
    if (event.key === 'Escape') onEnd(null)
  }
  return (
    <input
      className={styles.wordInput}
      aria-label={`Word ${number}`}
      value={draft}
      maxLength={300}
      ref={(field) => field?.focus()}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={() => onEnd(draft.trim() || null)}
      onKeyDown={handleKeyDown}
    />
  )
}
