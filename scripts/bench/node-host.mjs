import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, projectNode, toolEnv } from '../lib/paths.mjs'

/**
 * Starts `npm start`'s program on data of its own.
 * @param {{ port: number, dataDir?: string, browser?: string, env?: Record<string, string> }} options
 * @returns {Promise<{ url: string, startedMs: number, dataDir: string, pid: number, stop: (keep?: boolean) => Promise<void> }>}
 */
export async function startNodeHost({ port, dataDir, browser, env }) {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'storyloom-bench-')))
  const begun = performance.now()
  const child = spawn(projectNode(), [inRoot('scripts/start.mjs')], {
    cwd: inRoot(),
    env: toolEnv({ PORT: String(port), DATA_DIR: folder, ...(browser ? { CHROMIUM_PATH: browser } : {}), ...env }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://localhost:${port}`
  while (child.exitCode === null && !(await isUp(url))) await new Promise((resolve) => setTimeout(resolve, 20))
  if (child.exitCode !== null) throw new Error('The server ended instead of starting')
  return {
    url,
    startedMs: performance.now() - begun,
    dataDir: folder,
    pid: child.pid,
    stop: async (keep = false) => {
      child.kill('SIGTERM')
      await ended
      if (!keep) await rm(folder, { recursive: true, force: true })
    },
  }
}

const isUp = (url) =>
  fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  )
