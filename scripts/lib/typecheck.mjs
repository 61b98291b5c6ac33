import { join } from 'node:path'
import { inRoot, ROOT } from './paths.mjs'

/**
 * Type check commands for Node. Each process loads the libraries' types again: more than two take longer on two cores.
 * @param {{ isIncremental?: boolean, root?: string }} [options] `isIncremental` caches results in .cache/ and checks what a
 * change can break; `root` is another checkout
 */
export const typecheckArgs = ({ isIncremental = false, root = ROOT } = {}) => [
  inRoot('node_modules/typescript-7/bin/tsc'),
  '--checkers',
  '2',
  '--noEmit',
  '-p',
  join(root, 'tsconfig.json'),
  ...(isIncremental ? ['--incremental', '--tsBuildInfoFile', join(root, '.cache/typecheck.tsbuildinfo')] : []),
]

/**
 * The compiler and the type-aware linter are Go programs that end after some seconds: garbage collection is wasted work below
 * this heap size.
 */
export const GO_ENV = { GOGC: 'off', GOMEMLIMIT: '4GiB' }
