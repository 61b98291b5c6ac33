import { readFile, readdir } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { longScreenplay } from '#src/domain/fountain/long-screenplay.fixture.ts'
import { makePng } from '#server/platform/files/testing/sample-files.ts'
import { bytesSource } from '#server/platform/files/inspect.ts'
import { UnreadableFile } from '#server/platform/files/unreadable-file.ts'
import { contentTypeOfKey, fileKind } from '#server/platform/files/file-kinds.ts'
import type { Sandbox } from '#server/platform/ports/sandbox.ts'
import { SANDBOX_LIMITS } from './limits.ts'
import { createNodeSandbox } from './node.ts'
import { type Cost, createCostedSandbox } from './testing/costed-sandbox.ts'
import { ENDLESS_WEBM } from './testing/hostile-files.ts'
import { MADE_SEEDS } from './testing/made-seeds.ts'
import { mutate } from './testing/mutate.ts'
import { mutateSvg } from './testing/mutate-svg.ts'

const isLong = process.env.LONG_TESTS === '1'
/** Mutated files of each seed. */
const ROUNDS = isLong ? 1_300 : 2
const folder = new URL('./testing/seeds/', import.meta.url)
const names = await readdir(folder)
const recorded = await Promise.all(
  names.map(async (name) => ({ name, bytes: new Uint8Array(await readFile(new URL(name, folder))) })),
)
const seeds = [...recorded, ...MADE_SEEDS]
const HURRY = { taskMs: 400, memoryBytes: 300_000_000 }
const hurried = createNodeSandbox(undefined, HURRY)
const patient = createNodeSandbox()
/** One for each parallel worker. */
const costed = Array.from({ length: SANDBOX_LIMITS.workers }, () => createCostedSandbox(HURRY))
afterAll(() => [hurried, patient, ...costed].forEach((sandbox) => sandbox.close()))

/** Of one file, which may take its full time limit each. */
const tasksOf = (name: string) => (name.endsWith('.wav') ? 5 : 2)
/**
 * Close to the limits: both are checked every 25 ms, and the sum over all threads (garbage collection, decoders) grows
 * meanwhile.
 */
function expectWithinLimits({ cpuMs, peakBytes }: Cost, name: string, round = 0, { taskMs, memoryBytes } = HURRY) {
  expect(cpuMs, `${name} ${round}: processor time, ms`).toBeLessThanOrEqual(1.5 * tasksOf(name) * taskMs)
  expect(peakBytes, `${name} ${round}: memory, bytes`).toBeLessThan(1.5 * memoryBytes)
}

/** The tasks of an upload of these bytes. */
async function readUpload(sandbox: Sandbox, name: string, bytes: Uint8Array): Promise<unknown> {
  const source = bytesSource(bytes)
  // Smaller than the size of a logo: at full size nearly every readable one would exceed the short time limit.
  if (name.endsWith('.svg')) return sandbox.run('renderSvg', { side: 160 }, [source])
  if (name.endsWith('.safetensors')) return sandbox.run('readLoraFile', null, [source])
  const mediaType = fileKind(contentTypeOfKey(name))?.mediaType ?? 'image'
  await sandbox.run('sniffType', bytes.slice(0, 4_100))
  if (mediaType === 'image') return sandbox.run('measureImage', null, [source])
  await sandbox.run('probeMedia', { mediaType }, [source])
  if (!name.endsWith('.wav')) return undefined
  await sandbox.run('findSpeech', null, [source])
  await sandbox.run('cutForSpeech', null, [source])
  return sandbox.run('cutWav', { fromMs: 10, toMs: null }, [source])
}

/** The outcome. */
async function readAll(sandbox: Sandbox, name: string, bytes: Uint8Array): Promise<string> {
  try {
    await readUpload(sandbox, name, bytes)
    return 'read'
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause
    if (cause.message.includes('too long to read')) return 'ended by time'
    return cause.message.includes('too large') ? 'ended by memory' : 'refused'
  }
}

it('the seeds cover every accepted type and are read', async () => {
  const types = new Set(names.map((name) => contentTypeOfKey(name)))
  expect(types.size).toBe(14)
  expect(MADE_SEEDS.map(({ name }) => name.split('.')[1])).toEqual(['svg', 'safetensors', 'safetensors'])
  for (const { name, bytes } of seeds) expect([name, await readAll(patient, name, bytes)]).toEqual([name, 'read'])
})

it(
  'a mutated file of any accepted type is read, refused with a message or ended at its limit, and the next one is read',
  async () => {
    const cases = seeds.flatMap((seed, at) =>
      Array.from({ length: ROUNDS }, (_, round) => ({ ...seed, other: seeds[(at + round) % seeds.length], round })),
    )
    const outcomes: Record<string, number> = {}
    const most = { cpuMs: 0, peakBytes: 0, what: '' }
    const runNext = async (sandbox: ReturnType<typeof createCostedSandbox>): Promise<void> => {
      for (let next = cases.shift(); next; next = cases.shift()) {
        const { name, bytes, other, round } = next
        const change = name.endsWith('.svg') ? mutateSvg : mutate
        const outcome = await readAll(sandbox, name, change(bytes, other?.bytes ?? bytes, `${name} ${round}`))
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
        const cost = sandbox.takeCost()
        expectWithinLimits(cost, name, round)
        if (cost.cpuMs > most.cpuMs) Object.assign(most, { cpuMs: cost.cpuMs, what: `${name} ${round}` })
        most.peakBytes = Math.max(most.peakBytes, cost.peakBytes)
      }
    }
    await Promise.all(costed.map(runNext))
    if (isLong) console.info(`Mutated files: ${JSON.stringify(outcomes)}, at most ${JSON.stringify(most)}`)
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(seeds.length * ROUNDS)
    for (const { name, bytes } of seeds) expect([name, await readAll(patient, name, bytes)]).toEqual([name, 'read'])
  },
  isLong ? 3_600_000 : 300_000,
)

it.skipIf(process.platform !== 'linux')(
  'a file with endless work, or more memory than there is, is ended at its limit and costs no more',
  async () => {
    // As in production except for the memory: the largest image alone takes more.
    const small = { taskMs: SANDBOX_LIMITS.taskMs, memoryBytes: 160_000_000 }
    const files = [
      ['endless.webm', ENDLESS_WEBM, HURRY, 'ended by time'],
      ['large.png', makePng(7_000, 7_000), small, 'ended by memory'],
    ] as const
    for (const [name, bytes, limits, outcome] of files) {
      const sandbox = createCostedSandbox(limits)
      expect(await readAll(sandbox, name, bytes)).toBe(outcome)
      const cost = sandbox.takeCost()
      sandbox.close()
      expectWithinLimits(cost, name, 0, limits)
      // Their cost is measured.
      expect(Math.min(cost.cpuMs, cost.peakBytes)).toBeGreaterThan(0)
    }
  },
)

it(
  'a mutated script is read or refused with a message, or ended at its limit, and the next one is read',
  async () => {
    const script = new TextEncoder().encode(longScreenplay(6))
    const rounds = Array.from({ length: 8 * ROUNDS }, (_, round) => round)
    const runNext = async (): Promise<void> => {
      for (let round = rounds.shift(); round !== undefined; round = rounds.shift()) {
        const mutated = new TextDecoder().decode(mutate(script, script, `script ${round}`))
        // Patterns get slow on a few repeated signs.
        const repeated = mutated.slice(round % 900, (round % 900) + 1 + (round % 7)).repeat(20_000)
        for (const text of [mutated, repeated])
          await hurried.run('readScript', text).then(
            (read) => expect('problem' in read ? read.problem : read.screenplay.segments).not.toHaveLength(0),
            (cause: unknown) => expect(cause).toBeInstanceOf(UnreadableFile),
          )
      }
    }
    await Promise.all(Array.from({ length: SANDBOX_LIMITS.workers }, runNext))
    expect(await patient.run('readScript', longScreenplay(1))).toHaveProperty('screenplay')
  },
  isLong ? 3_600_000 : 300_000,
)
