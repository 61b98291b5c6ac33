import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { contractOperations } from './contract-document.ts'

const folder = path.join(import.meta.dirname, '../../src/features/editor')

/** They only set the speaker: no voice-over is generated, so their operation costs nothing. */
const FREE: readonly string[] = ['update-speaker.ts', 'upload-voice.ts']

const movesCredits = new Set(
  contractOperations
    .filter(({ operation }) => operation['x-credits'] ?? operation['x-invalidates']?.includes('getCreditsSummary'))
    .map(({ id }) => id),
)

test('an editor command is marked as spending where its operation moves credits, so that the balance is refetched', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/commands\/.*(?<!\.test)\.ts$/.test(file),
  )
  const announced = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const asked = [...text.matchAll(/apiRequest\(\s*'(\w+)'/g)].map(([, id]) => id)
    return asked.length === 0
      ? []
      : { file, moves: asked.some((id) => id !== undefined && movesCredits.has(id)), says: /spends: true/.test(text) }
  })
  const others = announced.filter(({ moves, says }) => moves !== says).map(({ file }) => path.basename(file))
  expect(others).toEqual(FREE)
  expect(announced.filter(({ says }) => says).length).toBeGreaterThan(10)
})
