import type { Look } from '#engines/ports.ts'

/** A prompt with its look in words, for models that know no looks; '' adds none. */
export function inLook(prompt: string, look: string, looks: readonly Look[]): string {
  if (look === '') return prompt
  const style = looks.find(({ id }) => id === look) ?? looks[0]
  return style ? `${prompt}\n\nStyle: ${style.name}. ${style.description}` : prompt
}
