import { execFileSync } from 'node:child_process'
import { workerEnv } from '../../server/node/worker-process/worker-env.ts'
import { inRoot, projectNode } from '../lib/paths.mjs'

/** The slowest of six pictures in full HD by the built-in illustrator, drawn as on a server. @returns {number} ms of one core */
export function measurePicture() {
  return Number(
    execFileSync(projectNode(), [inRoot('scripts/bench/picture-program.mjs')], { env: workerEnv(process.env) }),
  )
}
