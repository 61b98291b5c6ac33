import type { ApiProblem, SceneCaption } from '#generated/schema.ts'
import { mergeLists, mergeTexts } from '#src/domain/merge-text.ts'
import { bodyOf, withBody, type OutboxEntry } from './entry.ts'

type Captions = SceneCaption[]
type Problem = ApiProblem

/** A text that the user typed, and the text that it replaced. */
export type TextEdit =
  | { kind: TextKind; sceneId: string | null; characterId: string | null; base: string; mine: string }
  | { kind: 'captions'; sceneId: string; characterId: null; base: Captions; mine: Captions }

type TextKind = (typeof FIELDS)[keyof typeof FIELDS]['kind']

/** The contract's names of a text and of its base. */
const FIELDS = {
  new_text: { kind: 'narration', base: 'base_text' },
  display_title: { kind: 'title', base: 'base_title' },
  call_name: { kind: 'name', base: 'base_call_name' },
  description: { kind: 'description', base: 'base_description' },
} as const

/** The text that an entry sends; null when it sends something else, or does not contain its base. */
export function textEditOf(entry: OutboxEntry): TextEdit | null {
  const body = bodyOf(entry)
  if (!body) return null
  const { operationId, params } = entry.request
  const sceneId = typeof body.scene_id === 'string' ? body.scene_id : null
  const characterId = operationId === 'updateCharacter' && typeof params?.id === 'string' ? params.id : null
  for (const [name, { kind, base }] of Object.entries(FIELDS)) {
    const [mine, over] = [body[name], body[base]]
    if (typeof mine === 'string' && typeof over === 'string') return { kind, sceneId, characterId, base: over, mine }
  }
  const { captions, base_captions: over } = body
  if (!Array.isArray(captions) || !Array.isArray(over) || sceneId === null) return null
  return { kind: 'captions', sceneId, characterId: null, base: over as Captions, mine: captions as Captions }
}

/** Whether two texts are in the same field. */
export const isSameField = (one: TextEdit, other: TextEdit): boolean =>
  one.kind === other.kind && one.sceneId === other.sceneId && one.characterId === other.characterId

/** The entry with another text, or with another base. */
export function withTextEdit(entry: OutboxEntry, { kind, base, mine }: TextEdit): OutboxEntry {
  const body = bodyOf(entry) ?? {}
  if (kind === 'captions') return withBody(entry, { ...body, captions: mine, base_captions: base })
  const [name, field] = Object.entries(FIELDS).find(([, each]) => each.kind === kind) ?? []
  return name && field ? withBody(entry, { ...body, [name]: mine, [field.base]: base }) : entry
}

/** The current text of the field, from the refusal; null when it is not there. */
export type PresentText = string | Captions

export function presentIn({ kind }: TextEdit, problem: Problem): PresentText | null {
  return (kind === 'captions' ? problem.present_captions : problem.present_value) ?? null
}

/** The edit applied to the current text; null when both changed the same place. */
export function rebase(edit: TextEdit, present: PresentText): TextEdit | null {
  if (edit.kind === 'captions') {
    if (typeof present === 'string') return null
    const mine = mergeLists({ base: edit.base.map(plain), mine: edit.mine.map(plain), theirs: present.map(plain) })
    return mine && { ...edit, base: present, mine }
  }
  if (typeof present !== 'string') return null
  const mine = mergeTexts({ base: edit.base, mine: edit.mine, theirs: present })
  // A title and a name cannot be empty.
  const isNeeded = edit.kind === 'title' || edit.kind === 'name'
  return mine === null || (mine === '' && isNeeded) ? null : { ...edit, base: present, mine }
}

// Stored objects may have their properties in another order.
const plain = (caption: Captions[number]): Captions[number] =>
  Object.fromEntries(Object.entries(caption).toSorted(([one], [other]) => (one < other ? -1 : 1))) as Captions[number]
