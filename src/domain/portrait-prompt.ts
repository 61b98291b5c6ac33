/** What a portrait is drawn from: how the character looks, or only its name where nobody has told. */
export function portraitPrompt({ callName, description }: { callName: string; description: string }): string {
  const details = description.trim().replace(/[.\s]+$/u, '')
  return details === '' ? `A portrait of ${callName}` : `A portrait of ${callName}, close up: ${details}`
}
