import { inRoot, projectNode, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'

/** Seconds that one of the project's tools takes. */
async function seconds(args) {
  const begun = performance.now()
  const { code, output } = await run(projectNode(), args, { env: toolEnv(), quiet: true })
  if (code !== 0) throw new Error(output)
  return (performance.now() - begun) / 1000
}

export const measureCodegen = () => seconds([inRoot('scripts/generate.mjs'), '--check'])

export const measureTypecheck = () =>
  // Each checker learns the libraries' types anew: more than two take longer on two cores.
  seconds([inRoot('node_modules/typescript-7/bin/tsc'), '--checkers', '2', '--noEmit', '-p', inRoot('tsconfig.json')])
