import type { Choices } from './choices.ts'

/** A short hash of the inputs that scenes depend on. */
export function signatureOf({ kind, text, language, seconds, size, pace, usesBrand }: Choices): string {
  const ofPrompt = kind === 'PROMPT' && usesBrand ? ['brand'] : []
  const source = JSON.stringify([kind, text.trim(), language, kind === 'PROMPT' ? seconds : 0, size, pace, ...ofPrompt])
  let hash = 5381
  for (let at = 0; at < source.length; at++) hash = (Math.imul(hash, 33) ^ source.charCodeAt(at)) >>> 0
  return `${source.length.toString(36)}-${hash.toString(36)}`
}

const keyOf = (storyId: string) => `wizard-written:${storyId}`

/** Remembers what the scenes of a story were written from. */
export function storeWritten(storyId: string, signature: string): void {
  try {
    localStorage.setItem(keyOf(storyId), signature)
  } catch {
    // Without it a script is cut once more, which costs nothing.
  }
}

export type Written = 'none' | 'current' | 'stale'

/**
 * Whether a story's scenes are those of its text. A device that did not write them sees it of a script, which they say word for word; a
 * prompt's are taken for its own there.
 * @param scenes their texts, in playing order
 */
export function writtenState(storyId: string, choices: Choices, scenes: readonly string[]): Written {
  if (scenes.length === 0) return 'none'
  const stored = localStorage.getItem(keyOf(storyId))
  if (stored === null)
    return choices.kind === 'PROMPT' || wordsOf(scenes.join(' ')) === wordsOf(choices.text) ? 'current' : 'stale'
  return stored === signatureOf(choices) ? 'current' : 'stale'
}

const wordsOf = (text: string): string => text.replace(/\s+/g, '')
