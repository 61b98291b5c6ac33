/** Prompt of a portrait: the character's appearance, or only its name without one. */
export function portraitPrompt({ callName, description }: { callName: string; description: string }): string {
  const details = description.trim().replace(/[.\s]+$/u, '')
  return details === '' ? `A portrait of ${callName}` : `A portrait of ${callName}, close up: ${details}`
}
