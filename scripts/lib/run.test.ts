import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { inRoot, projectNode } from './paths.mjs'
import { run } from './run.mjs'

it('run returns a program’s output and exit code', async () => {
  const program = "console.log('out'); console.error('err'); process.exit(3)"
  const { code, output } = await run(projectNode(), ['-e', program], { quiet: true })
  expect(code).toBe(3)
  expect(output).toContain('out')
  expect(output).toContain('err')
})

it('run distinguishes a missing program from a failed one', async () => {
  expect((await run('no-such-program-here', [], { quiet: true })).code).toBe(127)
})

it('run ends a program that takes too long', async () => {
  expect((await run(projectNode(), ['-e', 'setInterval(() => {}, 1000)'], { quiet: true, timeoutMs: 300 })).code).toBe(
    143,
  )
})

it('run ends together with its program on a stop signal', async () => {
  const worker =
    "process.on('SIGTERM', () => { console.log('bye'); process.exit(0) }); setInterval(() => {}, 1000); console.log('ready')"
  const script = `import { run } from ${JSON.stringify(inRoot('scripts/lib/run.mjs'))}
    await run(process.execPath, ['-e', ${JSON.stringify(worker)}])
    console.log('went on')`
  const parent = spawn(projectNode(), ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  parent.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString()
    if (chunk.includes('ready')) parent.kill('SIGTERM')
  })
  const [code] = await once(parent, 'close')
  expect(code).toBe(143)
  expect(printed).toBe('ready\nbye\n')
})
