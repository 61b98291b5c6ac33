import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { workerEnv } from '../../server/node/worker-process/worker-env.ts'
import { inRoot, projectNode } from '../lib/paths.mjs'

/** Where Linux says whether a program gets huge pages when it asks for them. */
const HUGE_PAGES = '/sys/kernel/mm/transparent_hugepage/enabled'

/**
 * Six images in full HD by the built-in illustrator, drawn as on a server.
 * @returns {{ ms: number, toEncoding: number, pages: number | null }} the slowest one, ms of one core, and how many times what encoding it
 *   as JPEG takes that is; pages of memory touched for all, null where the system has no huge ones
 */
export function measureImage() {
  const args = [inRoot('scripts/bench/image-program.mjs')]
  const measured = JSON.parse(execFileSync(projectNode(), args, { env: workerEnv(process.env), encoding: 'utf8' }))
  const hasHugePages = existsSync(HUGE_PAGES) && !readFileSync(HUGE_PAGES, 'utf8').includes('[never]')
  return { ...measured, pages: hasHugePages ? measured.pages : null }
}
