import { existsSync } from 'node:fs'

/**
 * A program or worker that the build put beside the started one; undefined when the server runs unbuilt.
 * @param name without `.mjs`
 * @param started address of the started program
 */
export function findProgram(name: string, started: string): URL | undefined {
  const url = new URL(`./${name}.mjs`, started)
  return existsSync(url) ? url : undefined
}
