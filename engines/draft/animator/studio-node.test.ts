import { execFile } from 'node:child_process'
import { expect, test } from 'vitest'

const PROGRAM = `
  const { openNodeClip } = await import(${JSON.stringify(new URL('studio-node.ts', import.meta.url).href)})
  const listeners = () => ['uncaughtException', 'unhandledRejection'].map((event) => process.listeners(event).length)
  await openNodeClip({ width: 32, height: 32, fps: 5, sound: null })
  console.log(JSON.stringify(listeners()))
  setTimeout(() => { throw new Error('what went wrong') })`

test('a process that encodes clips reports an uncaught error', async () => {
  const ended = await new Promise((resolve) =>
    execFile(process.execPath, ['--input-type=module', '-e', PROGRAM], (error, stdout, stderr) =>
      resolve({ code: error?.code, stdout, stderr }),
    ),
  )
  expect(ended).toEqual({
    code: 1,
    stdout: '[0,0]\n',
    stderr: expect.stringContaining('Error: what went wrong\n    at'),
  })
})
