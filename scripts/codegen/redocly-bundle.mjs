// JavaScript, so that the compiler does not work out Redocly's configuration types, which take it half a second.
import * as redocly from '@redocly/openapi-core'

const { bundle, createConfig } = /** @type {any} */ (redocly)

/**
 * One document of all the files that `rootFile` refers to.
 * @param {string} rootFile
 * @returns {Promise<{ document: unknown, faults: string[] }>}
 */
export async function bundleFiles(rootFile) {
  const { bundle: bundled, problems } = await bundle({ ref: rootFile, config: await createConfig({}) })
  return {
    document: bundled.parsed,
    faults: problems
      .filter(({ severity }) => severity === 'error')
      .map(({ location, message }) => `${location[0]?.source.absoluteRef ?? rootFile}: ${message}`),
  }
}
