import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { inRoot, projectNode, ROOT, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { mutated } from './find-mutants.mjs'

/** Longest that the tests of one mutant may take, ms: a loop that never ends is noticed too. */
const TIMEOUT_MS = 180_000

/** A copy of what is committed, in which files are changed: the project's own stay as they are. */
export async function openWorkspace() {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-mutate-'))
  const { code, output } = await run('git', ['clone', '--quiet', '--local', ROOT, folder], { quiet: true })
  if (code !== 0) throw new Error(output)
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'), 'dir')

  /** What vitest says of the first test that fails, or that they do not end; null when all pass. */
  const failureOf = (tests, timeoutMs = TIMEOUT_MS) =>
    new Promise((resolve) => {
      const child = spawn(
        projectNode(),
        ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--silent=true', ...tests],
        {
          cwd: folder,
          env: toolEnv({ CI: '1' }),
          stdio: ['ignore', 'pipe', 'pipe'],
          // Its workers end with it.
          detached: true,
        },
      )
      let output = ''
      child.stdout.on('data', (chunk) => (output += chunk))
      child.stderr.on('data', (chunk) => (output += chunk))
      const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), timeoutMs)
      child.once('error', ({ message }) => (output += message))
      child.once('close', (exit) => {
        clearTimeout(timer)
        resolve(exit === 0 ? null : (/FAIL.*[^]{0,600}/.exec(output)?.[0] ?? (output.slice(-600) || 'They do not end')))
      })
    })

  return {
    failureOf,
    /** Whether the tests notice a change. @param {import('./find-mutants.mjs').Mutant} mutant @param {string[]} tests */
    async kills(mutant, tests) {
      const path = join(folder, mutant.file)
      const text = await readFile(path, 'utf8')
      await writeFile(path, mutated(text, mutant))
      try {
        return (await failureOf(tests)) !== null
      } finally {
        await writeFile(path, text)
      }
    },
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
