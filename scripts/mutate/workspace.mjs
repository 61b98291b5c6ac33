import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { spawn } from 'node:child_process'
import { inRoot, projectNode, ROOT, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { GO_ENV, typecheckArgs } from '../lib/typecheck.mjs'
import { mutated } from './find-mutants.mjs'

/** Timeout of a run, ms, by its test files: catches endless loops, tolerates a busy machine. */
const timeoutMs = (tests) => 60_000 + tests.length * 30_000

/** A copy of the commit in which files are mutated: the project's own files stay unchanged. */
export async function openWorkspace() {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-mutate-'))
  const { code, output } = await run('git', ['clone', '--quiet', '--local', ROOT, folder], { quiet: true })
  if (code !== 0) throw new Error(output)
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'), 'dir')
  const report = join(folder, '.cache/mutate.json')

  /** The failed test files, up to the first failure; all of them after a timeout or crash. @param {readonly string[]} tests */
  async function failing(tests) {
    await rm(report, { force: true })
    const exit = await runTests(tests)
    if (exit === 0) return []
    const { testResults } = JSON.parse(await readFile(report, 'utf8').catch(() => '{"testResults":[]}'))
    const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(folder, name))
    return failed.length > 0 ? failed : [...tests]
  }

  const runTests = (tests) =>
    new Promise((resolve) => {
      const reporter = ['--silent=true', '--reporter=json', `--outputFile=${report}`]
      // Most of a run is reading the modules, of which only the changed one is another than in the run before.
      const cache = [
        '--experimental.fsModuleCache',
        `--experimental.fsModuleCachePath=${join(folder, '.cache/modules')}`,
      ]
      const child = spawn(
        projectNode(),
        // One worker reads shared modules once, which takes longer than most tests.
        [
          'node_modules/vitest/vitest.mjs',
          'run',
          '--bail=1',
          '--retry=0',
          '--maxWorkers=1',
          ...reporter,
          ...cache,
          ...tests,
        ],
        {
          cwd: folder,
          env: toolEnv({ CI: '1' }),
          stdio: 'ignore',
          // Its workers end with it.
          detached: true,
        },
      )
      const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), timeoutMs(tests))
      child.once('error', () => resolve(null))
      child.once('close', (exit) => {
        clearTimeout(timer)
        resolve(exit)
      })
    })

  /** The result of `look` while a file is changed. */
  async function whileChanged(mutant, look) {
    const path = join(folder, mutant.file)
    const text = await readFile(path, 'utf8')
    await writeFile(path, mutated(text, mutant))
    try {
      return await look()
    } finally {
      await writeFile(path, text)
    }
  }

  return {
    /** Contents of a committed file. @param {string} file */
    read: (file) => readFile(join(folder, file), 'utf8'),
    failing,
    /** The test files that notice a change. @param {import('./find-mutants.mjs').Mutant} mutant @param {readonly string[]} tests */
    failingWith: (mutant, tests) => whileChanged(mutant, () => failing(tests)),
    /** Whether the compiler lets a change pass. @param {import('./find-mutants.mjs').Mutant} mutant */
    compiles: (mutant) =>
      whileChanged(mutant, async () => {
        const args = typecheckArgs({ root: folder, isIncremental: true })
        return (await run(projectNode(), args, { cwd: folder, env: toolEnv(GO_ENV), quiet: true })).code === 0
      }),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
