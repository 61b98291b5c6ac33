import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { inRoot } from './lib/paths.mjs'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storyloom-start-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

// npm passes a signal on to the shell of the script alone, and cmd.exe, which has no exec, goes on with the second half.
it.skipIf(process.platform === 'win32')('npm start: SIGTERM to the script’s shell reaches the server', async () => {
  const server = path.join(folder, 'server.mjs')
  await writeFile(
    server,
    `process.on('SIGTERM', () => { console.log('stopped'); process.exit(3) }); setInterval(() => {}, 1000); console.log('started')`,
  )
  const { scripts } = JSON.parse(await readFile(inRoot('package.json'), 'utf8')) as { scripts: { start: string } }
  expect(scripts.start).toContain('scripts/start.mjs')
  const shell = spawn('sh', ['-c', scripts.start.replaceAll('scripts/start.mjs', server)], {
    env: { ...process.env, PATH: `${path.dirname(process.execPath)}:${process.env['PATH']}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  shell.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
  await once(shell.stdout, 'data')
  shell.kill('SIGTERM')
  const [code] = await once(shell, 'close')
  expect([output, code]).toEqual(['started\nstopped\n', 3])
})
