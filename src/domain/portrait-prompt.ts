/** Prompt of a portrait: the character's appearance, or only its name without one. */
export function portraitPrompt({ callName, description }: { callName: string; description: string }): string {
  const details = description.trim().replace(/[.\s]+$/u, '')
  return details === '' ? `A portrait of ${callName}` : `A portrait of ${callName}, close up: ${details}`
}

/** Prompt of a character sheet: what a close-up leaves open, the outfit and the build, from more than one side. */
export function sheetPrompt({ callName, description }: { callName: string; description: string }): string {
  const details = description.trim().replace(/[.\s]+$/u, '')
  const views = `Character sheet of ${callName}: the same person three times side by side, the head from the front, the head from the side, and the whole body from the front, in the same outfit, on a plain light background, without text`
  return details === '' ? views : `${views}. ${callName}: ${details}`
}
