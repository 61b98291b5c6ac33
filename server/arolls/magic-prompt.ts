import type { Services } from '#server/context.ts'
import type { SceneRow, StoryRow } from '#server/db/rows.ts'
import { DETAILS, FRAMINGS, has, LIGHTS, tidy, TIMES, type WordGroup } from './picture-words.ts'

/** Longest prompt a picture takes. */
export const LONGEST_PROMPT = 2_000

/** What a picture of a scene's text could show, in the writer's words; null when the text says nothing. */
export async function promptFromText(
  { engines }: Pick<Services, 'engines'>,
  story: Pick<StoryRow, 'language'>,
  { text }: Pick<SceneRow, 'text'>,
): Promise<string | null> {
  if (!/[\p{L}\p{N}]/u.test(text)) return null
  const written = await engines.writer.write({
    kind: 'SCRIPT',
    text,
    language: story.language,
    sceneSize: 'LONG',
    scenePace: 'SLOW',
    targetSeconds: 10,
  })
  return written.scenes[0]?.visualPrompt ?? text
}

/** Adds what a prompt does not say yet: how it is framed, when it is, how it is lit. @param chance 0 to 1, for each choice again */
export function enriched(prompt: string, chance: () => number): string {
  const missing = [FRAMINGS, TIMES, LIGHTS, DETAILS].filter((group) => !has(prompt, group))
  const added = missing.map((group) => choose(group, chance))
  // A full prompt still gets better: nobody presses the button to get the same back.
  const more = added.length > 0 ? added : ['fine textures, rich in detail']
  return tidy([tidy(prompt), ...more].join(', ')).slice(0, LONGEST_PROMPT)
}

function choose({ words }: WordGroup, chance: () => number): string {
  return words[Math.floor(chance() * words.length)] ?? words[0]
}
