import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { createNodeSandbox } from '#server/sandbox/node.ts'
import { createTestEngines } from '#server/testing/test-engines.ts'
import { connectEngines } from './connect-engines.ts'
import { CHOSEN_PORTS, PROVIDERS } from './engine-providers.ts'
import { readEngineSettings } from './engine-settings.ts'

const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
const chapter = readme.slice(readme.indexOf('### With your own models'), readme.indexOf('### Another API host'))
const [, block = ''] = /```sh\n([\s\S]*?)```/u.exec(chapter) ?? []
const recipes = block.split(/\n\n/u).map((recipe) => {
  const env = Object.fromEntries([...recipe.matchAll(/([A-Z\d_]+)=(\S+)/gu)].map(([, name, value]) => [name, value]))
  return { title: recipe.split('\n')[0] ?? '', env: env as Record<string, string> }
})

it.each(recipes)('the README’s recipe “$title” is accepted and gives its work to the models it names', ({ env }) => {
  const settings = readEngineSettings(env)
  const options = { sandbox: createNodeSandbox(), onFailure: () => undefined }
  const { writer, illustrator, voice } = connectEngines(createTestEngines(), settings, options)
  for (const { info } of [writer, illustrator, voice]) expect(info.builtIn).toBe(false)
})

it('the README names every kind of work that can be chosen, and every provider', () => {
  expect(recipes).toHaveLength(3)
  for (const port of CHOSEN_PORTS) expect(chapter).toContain(`ENGINE_${port}`)
  for (const id of Object.keys(PROVIDERS)) expect(chapter).toContain(`\`${id}\``)
})
