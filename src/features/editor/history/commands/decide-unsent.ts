import { joinTexts } from '#src/domain/merge-text.ts'
import type { Editor } from '#src/features/editor/core/editor.ts'
import { type OutboxEntry, deleteEntry } from '#src/features/editor/core/outbox/entry.ts'
import { withTextEdit, type TextEdit } from '#src/features/editor/core/outbox/text-edit.ts'
import { type UnsentEdit, presentTextOf } from '#src/features/editor/core/outbox/unsent.ts'
import { addScene } from '#src/features/editor/scenes/commands/add-scene.ts'
import { execute } from '#src/features/editor/core/execute-command.ts'
import { serverText } from '#src/features/editor/core/failed-calls.ts'
import { knownCast, reloadCast } from '#src/features/editor/cast/commands/run-cast-command.ts'
import { refreshStory } from '#src/features/editor/core/refresh-story.ts'
import { updateSceneAudio } from '#src/features/editor/voice/commands/update-scene-audio.ts'

/** Applies an unsent edit to the current story; it stays unsent when that is refused. */
export async function applyUnsent(editor: Editor, unsent: UnsentEdit): Promise<void> {
  const isMade = await resend(editor, unsent)
  await Promise.all([refreshStory(editor), reloadCast(editor)])
  if (isMade) await discardUnsent(editor, unsent)
}

function resend(editor: Editor, unsent: UnsentEdit): Promise<true | undefined> {
  const entry = overPresent(editor, unsent)
  const call = async (): Promise<true> => {
    await editor.outbox.resend(entry)
    return true
  }
  // A refused one is new work: it is repeated with all that follows it.
  const repeat = () => applyUnsent(editor, unsent)
  return execute(editor, { failure: serverText }, { key: entry.key, call, repeat, needsConnection: true })
}

/** Keeps both the current text and the unsent words. */
export function applyBoth(editor: Editor, unsent: UnsentEdit): Promise<void> {
  return applyUnsent(editor, { ...unsent, text: joined(editor, unsent) })
}

/** The text that `applyBoth` would write; null where there is no such text. */
export function joined(editor: Editor, unsent: UnsentEdit): TextEdit | null {
  const { text } = unsent
  const present = presentTextOf(editor.store.getState().open, unsent, knownCast(editor))
  if (text === null || text.kind === 'captions' || typeof present !== 'string') return null
  return { ...text, mine: joinTexts({ base: text.base, mine: text.mine, theirs: present }) }
}

/** Discards an unsent edit; the current state stays. */
export async function discardUnsent({ store }: Editor, { entry: { key }, entry }: UnsentEdit): Promise<void> {
  store.setState(({ unsent }) => ({ unsent: unsent.filter((each) => each.entry.key !== key) }))
  await deleteEntry(entry)
}

/** Puts the unsent words of a deleted scene into a new one at the end. */
export async function addSceneOfUnsent(editor: Editor, unsent: UnsentEdit): Promise<string | null> {
  const words = unsent.text?.mine
  if (typeof words !== 'string') return null
  const scene = await addScene(editor, editor.store.getState().open.order.length)
  if (!scene || !(await updateSceneAudio(editor, scene.id, { text: words }))) return null
  await discardUnsent(editor, unsent)
  return scene.id
}

/** The entry as a new call, based on the current state. */
function overPresent(editor: Editor, unsent: UnsentEdit): OutboxEntry {
  const { entry, text } = unsent
  const key = crypto.randomUUID()
  const present = presentTextOf(editor.store.getState().open, unsent, knownCast(editor))
  if (text === null || present === null) return { ...entry, key }
  return { ...withTextEdit(entry, { ...text, base: present } as TextEdit), key }
}
