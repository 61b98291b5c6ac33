import { DETAILS, FRAMINGS, has, LIGHTS, tidy, TIMES, type WordGroup } from './picture-words.ts'

/** Longest prompt a picture takes. */
export const MAX_PROMPT_LENGTH = 2_000

/** Adds what a prompt does not say yet: how it is framed, when it is, how it is lit. @param chance 0 to 1, for each choice again */
export function enriched(prompt: string, chance: () => number): string {
  const missing = [FRAMINGS, TIMES, LIGHTS, DETAILS].filter((group) => !has(prompt, group))
  const added = missing.map((group) => choose(group, chance))
  // A full prompt still gets better: nobody presses the button to get the same back.
  const more = added.length > 0 ? added : ['fine textures, rich in detail']
  return tidy([tidy(prompt), ...more].join(', ')).slice(0, MAX_PROMPT_LENGTH)
}

function choose({ words }: WordGroup, chance: () => number): string {
  return words[Math.floor(chance() * words.length)] ?? words[0]
}
