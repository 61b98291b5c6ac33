import { inRoot, projectNode, toolEnv } from '../lib/paths.mjs'
import { run } from '../lib/run.mjs'
import { GO_ENV, typecheckArgs } from '../lib/typecheck.mjs'

/** Seconds that one of the project's tools takes. */
async function seconds(args, env = {}) {
  const begun = performance.now()
  const { code, output } = await run(projectNode(), args, { env: toolEnv(env), quiet: true })
  if (code !== 0) throw new Error(output)
  return (performance.now() - begun) / 1000
}

export const measureCodegen = () => seconds([inRoot('scripts/generate.mjs'), '--check'])

export const measureTypecheck = () => seconds(typecheckArgs(), GO_ENV)
