import { expect, it } from 'vitest'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { CHOSEN_PORTS, PROVIDERS } from './engine-providers.ts'
import { readEngineSettings } from './engine-settings.ts'
import { readModelsChapter, readRecipes } from './testing/readme-recipes.ts'

const chapter = readModelsChapter()
const recipes = readRecipes()

it.each(recipes)('the README’s recipe “$title” is accepted and gives its work to the models it names', ({ env }) => {
  const settings = readEngineSettings(env)
  const options = { sandbox: createNodeSandbox(), onFailure: () => undefined }
  const { writer, illustrator, voice } = connectEngines(createTestEngines(), settings, options)
  for (const { info } of [writer, illustrator, ...(env['ENGINE_VOICE'] ? [voice] : [])])
    expect(info.builtIn).toBe(false)
  // Nothing that its provider has announced to end.
  expect(settings.warnings).toEqual([])
})

it('the README names every kind of work that can be chosen, and every provider', () => {
  expect(recipes).toHaveLength(3)
  for (const port of CHOSEN_PORTS) expect(chapter).toContain(`ENGINE_${port}`)
  for (const id of Object.keys(PROVIDERS)) expect(chapter).toContain(`\`${id}\``)
})
