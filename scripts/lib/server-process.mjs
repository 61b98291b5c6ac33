import { inRoot, toolEnv } from './paths.mjs'

/**
 * How the built server is started: with a bound on what Node's heap and the system's allocator hold on to between two collections,
 * some 130 MB less at rest. The heap itself may grow as it needs.
 */
export const SERVER_ARGS = ['--max-semi-space-size=16', inRoot('dist/server/main.mjs')]

/** The environment of the server's process. */
export const serverEnv = (more = {}) => ({ MALLOC_ARENA_MAX: '2', ...toolEnv(more) })
