import { expect, it } from 'vitest'
import { createNodeSandbox } from '#server/platform/sandbox/node.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { CHOSEN_PORTS, PROVIDERS } from './engine-providers.ts'
import { readEngineSettings } from './engine-settings.ts'
import { readDocument, readRecipes, readStarts } from './testing/recipes.ts'

const recipes = readRecipes()

it.each(recipes)('the documented recipe “$title” is accepted and assigns its work to the named models', ({ env }) => {
  const settings = readEngineSettings(env)
  const options = { sandbox: createNodeSandbox(), onFailure: () => undefined }
  const { writer, illustrator, voice } = connectEngines(createTestEngines(), settings, options)
  for (const { info } of [writer, illustrator, ...(env['ENGINE_VOICE'] ? [voice] : [])])
    expect(info.builtIn).toBe(false)
  // No model that its provider has announced to end.
  expect(settings.warnings).toEqual([])
})

it.each(readStarts())('the command of $title starts a server with the engines that it names', ({ env }) => {
  const { choices, allowsOwnKeys } = readEngineSettings(env)
  expect(Object.keys(choices).map((port) => `ENGINE_${port}`)).toEqual(
    Object.keys(env).filter((name) => name.startsWith('ENGINE_') && name !== 'ENGINE_OWN_KEYS'),
  )
  expect(allowsOwnKeys).toBe('ENGINE_OWN_KEYS' in env)
})

it('docs/models.md names every configurable kind of work, and every provider', () => {
  const page = readDocument('docs/models.md')
  expect(recipes).toHaveLength(5)
  for (const port of CHOSEN_PORTS) expect(page).toContain(`ENGINE_${port}`)
  for (const id of Object.keys(PROVIDERS)) expect(page).toContain(`\`${id}\``)
})

it('the README shows the first recipe of docs/models.md', () => {
  expect(readDocument('README.md')).toContain(recipes[0]?.text)
})
