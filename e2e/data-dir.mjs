import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the server of the tests keeps its data: a folder of its own for each port. */
export const dataDirOf = (port) => join(tmpdir(), `storyloom-e2e-${port}`)
