import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Child, startChild } from '#server/testing/child-process.ts'
import { DataLocked, lockDataDir } from './data-lock.ts'

const program = new URL('./testing/hold-lock.ts', import.meta.url)
let folder: string
const children: Child[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-lock-'))
})
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.kill()))
  await rm(folder, { recursive: true, force: true })
})

const start = () => {
  const child = startChild(program, [folder])
  children.push(child)
  return child
}

it('a second process is refused within 5 s with the owner of the directory', async () => {
  const first = start()
  await first.said('locked')
  const begun = performance.now()
  const refusal = await start().said('refused')
  expect(performance.now() - begun).toBeLessThan(5_000)
  expect(refusal).toContain(`in use by process ${first.process.pid} (http://localhost:4410)`)
  expect(refusal).toContain(folder)
})

it('a killed process leaves no lock on the data directory behind', async () => {
  const first = start()
  await first.said('locked')
  await first.kill()
  await start().said('locked')
})

it('of ten processes that start at once exactly one locks the data directory', async () => {
  const results = await Promise.all(
    Array.from({ length: 10 }, start).map((child) =>
      Promise.any([child.said('locked').then(() => 'locked'), child.said('refused').then(() => 'refused')]),
    ),
  )
  expect(results.filter((result) => result === 'locked')).toHaveLength(1)
}, 60_000)

it('a command that meets a starting server waits until the server answers; a server waits for a command', async () => {
  const server = await lockDataDir(folder)
  const command = lockDataDir(folder, 'command').catch((cause: unknown) => cause)
  // Refused after the time that a server waits for another one: the command is still waiting then.
  await expect(lockDataDir(folder)).rejects.toBeInstanceOf(DataLocked)
  server.announce('http://localhost:4410')
  expect(await command).toMatchObject({ holder: { url: 'http://localhost:4410', purpose: 'server' } })
  server.release()
  const brief = await lockDataDir(folder, 'command')
  const next = lockDataDir(folder)
  brief.release()
  const lock = await next
  lock.release()
})

it('the lock of the data directory is taken, released and taken again within one process', async () => {
  const lock = await lockDataDir(folder)
  await expect(lockDataDir(folder)).rejects.toBeInstanceOf(DataLocked)
  lock.release()
  const again = await lockDataDir(folder)
  again.release()
})
