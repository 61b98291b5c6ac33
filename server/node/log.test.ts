import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ConfigError } from './config-error.ts'
import { consoleLog, hideInLog, readLogFormat, say, setLogFormat } from './log.ts'
import { inRequest, requestIdOf } from './request-id.ts'

const lines: string[] = []
beforeEach(() => {
  lines.length = 0
  for (const name of ['error', 'log'] as const)
    vi.spyOn(console, name).mockImplementation((line: unknown) => void lines.push(String(line)))
})
afterEach(() => {
  setLogFormat('text')
  vi.restoreAllMocks()
})

it('a failure is one line of JSON with the id of its request, without secrets, also those that JSON writes differently', async () => {
  hideInLog(['quoted"secret\\key'])
  setLogFormat('json')
  const cause = new Error('refused quoted"secret\\key\nhere')
  await inRequest('request-1', async () => {
    await Promise.resolve()
    consoleLog.error('A call failed', cause)
  })
  consoleLog.error('A job failed', 'why')
  say('Storyloom is at quoted"secret\\key')
  const [failed, job, started] = lines.map((line) => JSON.parse(line) as Record<string, string>)
  expect(failed).toMatchObject({ level: 'error', message: 'A call failed', request_id: 'request-1' })
  expect(failed?.cause).toContain('refused …\nhere')
  expect(Date.parse(failed?.time ?? '')).toBeGreaterThan(0)
  expect(job).toEqual({ time: job?.time, level: 'error', message: 'A job failed', cause: 'why' })
  expect(started).toMatchObject({ level: 'info', message: 'Storyloom is at …' })
  expect(lines.every((line) => !line.includes('\n') && !line.includes('secret'))).toBe(true)
})

it('a failure is a line for people without LOG_FORMAT, with the id of its request', () => {
  inRequest('request-1', () => consoleLog.error('A call failed', 'why'))
  consoleLog.error('A job failed', 'why')
  say('Storyloom is at http://localhost:4400')
  expect(lines[0]).toMatch(/^\S+Z A call failed \(request request-1\): why$/)
  expect(lines[1]).toMatch(/^\S+Z A job failed: why$/)
  expect(lines[2]).toBe('Storyloom is at http://localhost:4400')
})

it('LOG_FORMAT is text or json', () => {
  expect([readLogFormat(null), readLogFormat('text'), readLogFormat('json')]).toEqual(['text', 'text', 'json'])
  expect(() => readLogFormat('xml')).toThrow(new ConfigError('LOG_FORMAT is xml; it must be text or json'))
})

it('a request keeps the id of a trusted proxy, where it is a safe text, and gets its own otherwise', () => {
  const uuid = '0197f1c2-8a51-7c33-9d0e-4b8f6a2f1e01'
  expect(requestIdOf(uuid, true)).toBe(uuid)
  const own = /^[0-9a-f]{16}$/
  expect(requestIdOf(uuid, false)).toMatch(own)
  for (const wrong of [
    undefined,
    '',
    'short',
    'a'.repeat(65),
    'a b c d e f g',
    'line\nforged-line',
    '<b>12345678',
    [uuid, uuid],
  ])
    expect(requestIdOf(wrong, true)).toMatch(own)
  expect(requestIdOf(undefined, true)).not.toBe(requestIdOf(undefined, true))
})
