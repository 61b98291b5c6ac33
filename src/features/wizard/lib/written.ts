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

/** Stores the inputs that the scenes of a story were written from. */
export function storeWritten(storyId: string, signature: string): void {
  try {
    localStorage.setItem(keyOf(storyId), signature)
  } catch {
    // Without it a script is split once more, which is free.
  }
}

export type Written = 'none' | 'current' | 'stale'

/**
 * Whether a story's scenes match its text. Another device can check that for a script, whose scenes repeat it word for word; a
 * prompt's scenes count as matching there.
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
