import type { ApiProblem, Character } from '#generated/schema.ts'
import { joinTexts, mergeTexts } from '#src/domain/merge-text.ts'
import type { OutboxEntry } from './entry.ts'
import { isSameField, presentIn, textEditOf, withTextEdit, type PresentText, type TextEdit } from './text-edit.ts'
import { patchScene, patchStory, type OpenStory } from '../open-story.ts'

type Problem = ApiProblem

/** An edit that is not on the server, and that only the user can decide about. */
export interface UnsentEdit {
  entry: OutboxEntry
  /**
   * `changed`: something newer was saved meanwhile; `gone`: its object was deleted; `refused`: the server refused it; `unreadable`:
   * another version of the app stored it in a form that this one does not know.
   */
  reason: 'changed' | 'gone' | 'refused' | 'unreadable'
  /** The server's message. */
  message: string
  /** Its text, if it sends one. */
  text: TextEdit | null
  /** The current text of the field. */
  present: PresentText | null
}

export function unsentOf(entry: OutboxEntry, status: number, problem: Problem): UnsentEdit {
  const text = textEditOf(entry)
  const reason = problem.error === 'CHANGED_ELSEWHERE' ? 'changed' : status === 404 ? 'gone' : 'refused'
  const [field] = Object.values(problem.fields ?? {}).flat()
  return { entry, reason, message: field ?? problem.message, text, present: text && presentIn(text, problem) }
}

/** An edit that this version of the app cannot send. */
export const unreadableEdit = (entry: OutboxEntry): UnsentEdit => ({
  entry,
  reason: 'unreadable',
  message: '',
  text: null,
  present: null,
})

/** Contents of a refusal. */
export async function readProblem(response: Response): Promise<Problem> {
  try {
    return (await response.clone().json()) as Problem
  } catch {
    return { message: 'An error occurred' }
  }
}

/** The unsent edit of the same text, if there is one: later typing is added to it. */
export const unsentOfSameText = (unsent: readonly UnsentEdit[], text: TextEdit | null): UnsentEdit | undefined =>
  text ? unsent.find((each) => each.text !== null && isSameField(each.text, text)) : undefined

/** An unsent edit with later typing; its base stays. */
export function withNewerWords(unsent: UnsentEdit, newer: OutboxEntry): UnsentEdit {
  const typed = textEditOf(newer)
  if (!typed || !unsent.text) return unsent
  const text = joinEdits(unsent.text, typed)
  return { ...unsent, text, entry: withTextEdit(unsent.entry, text) }
}

function joinEdits(held: TextEdit, typed: TextEdit): TextEdit {
  if (held.kind === 'captions' || typed.kind === 'captions') return { ...typed, base: held.base } as TextEdit
  const versions = { base: typed.base, mine: typed.mine, theirs: held.mine }
  return { ...held, mine: mergeTexts(versions) ?? joinTexts(versions) }
}

/** The list with one more edit, or with one replaced. */
export function withUnsent(unsent: readonly UnsentEdit[], edit: UnsentEdit): UnsentEdit[] {
  const isThere = unsent.some(({ entry }) => entry.key === edit.entry.key)
  return isThere ? unsent.map((each) => (each.entry.key === edit.entry.key ? edit : each)) : [...unsent, edit]
}

/**
 * The current text of a field; null when the field is gone.
 * @param cast the story's characters; undefined while they are not loaded
 */
export function presentTextOf(
  { story, scenes }: OpenStory,
  { text, present }: UnsentEdit,
  cast: readonly Character[] | undefined,
): PresentText | null {
  if (text === null) return null
  const { kind } = text
  if (kind === 'title') return story.display_title
  if (kind === 'name' || kind === 'description') {
    // Until the cast is loaded the refusal's own words count.
    if (!cast) return present
    const character = cast.find(({ id }) => id === text.characterId)
    return (kind === 'name' ? character?.call_name : character?.description) ?? null
  }
  const scene = scenes[text.sceneId ?? '']
  if (!scene) return null
  return kind === 'captions' ? scene.captions : scene.text
}

/** The open story with another tab's text where an edit could not be made. The cast is reloaded separately. */
export function withPresentText(open: OpenStory, { text, present }: UnsentEdit): OpenStory {
  if (text === null || present === null || isOfCharacter(text)) return open
  if (typeof present !== 'string') return patchScene(open, text.sceneId ?? '', { captions: present })
  if (text.kind === 'title') return patchStory(open, { display_title: present })
  return patchScene(open, text.sceneId ?? '', { text: present })
}

const isOfCharacter = ({ kind }: TextEdit) => kind === 'name' || kind === 'description'
