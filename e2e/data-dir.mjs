import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Data folder of the tests' server, one for each port. */
export const dataDirOf = (port) => join(tmpdir(), `storyloom-e2e-${port}`)
