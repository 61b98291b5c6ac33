import * as z from 'zod'
import { createWriter } from '#engines/draft/writer/writer.ts'
import { readShot, shotsOf } from '#src/domain/shots.ts'

/** What a language model is asked, in whatever form of its provider. */
interface AskedTexts {
  system: string
  user: string
  /** JSON Schema of the answer. */
  schema: unknown
}

const WORDS_PER_SECOND = 2.5
const STYLE = { palette: 'amber and teal', light: 'low sun', lens: '35 mm', medium: '', tone: 'warm', audience: '' }

const answerSchema = z.object({ properties: z.record(z.string(), z.unknown()) })

/** An answer of the asked form, by the built-in writer. */
export async function writeAnswer({ system, user, schema }: AskedTexts): Promise<string> {
  const { properties } = answerSchema.parse(schema)
  const writer = createWriter()
  if ('translations' in properties)
    return JSON.stringify({ translations: (JSON.parse(user) as string[]).map((each) => `Übersetzt: ${each}`) })
  if ('about' in properties) return JSON.stringify(await writer.draftCompany(user))
  if ('other_text' in properties)
    return JSON.stringify({ other_text: false, shows_subject: true, faces_match: true, defects: false })
  if ('prompts' in properties) return JSON.stringify({ prompts: ['Introduce the company.'] })
  if (JSON.stringify(properties['scenes']).includes('"narration"'))
    return JSON.stringify(await writeStory(user, system))
  const scenes = user.split('\n').map((line) => ({
    shots: plannedShots(`An image of ${line.replace(/^\d+\. /u, '')}`, countOf(system)),
  }))
  return JSON.stringify({ title: 'The script', style: STYLE, scenes, cast: [] })
}

/** How many shots a scene shall have, as the request says. */
const countOf = (system: string) => Number(/exactly (\d) shots/u.exec(system)?.[1] ?? 1)

const plannedShots = (prompt: string, count: number) =>
  shotsOf(readShot(prompt), count).map(({ is_locked: _locked, ...shot }) => ({
    ...shot,
    action: 'it moves a little',
    image_animation: 'PAN_LEFT',
  }))

/** As long as the request says, by the built-in writer. */
async function writeStory(text: string, system: string) {
  const rest = { language: 'en-US', sceneSize: 'MEDIUM', scenePace: 'MEDIUM' } as const
  const words = Number(/about (\d+) words in all/u.exec(system)?.[1])
  const targetSeconds = words / WORDS_PER_SECOND
  const written = await createWriter().write({ kind: 'PROMPT', text, targetSeconds, ...rest })
  const scenes = written.scenes.map(({ narration, visualPrompt }) => ({
    narration,
    ...{ speaker: '', emotion: 'NEUTRAL' },
    shots: plannedShots(visualPrompt, countOf(system)),
  }))
  return { title: written.title, style: STYLE, scenes, cast: written.cast }
}
