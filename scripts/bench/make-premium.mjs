import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { inRoot, projectNode } from '../lib/paths.mjs'

/** Gives an account the plan with the longest films and the most credits, while its server runs. */
export async function makePremium(email, dataDir) {
  const env = { ...process.env, DATA_DIR: dataDir }
  const changing = spawn(projectNode(), [inRoot('dist/server/user.mjs'), email, '--premium'], { env, stdio: 'ignore' })
  const [code] = await once(changing, 'exit')
  if (code !== 0) throw new Error('The account could not be made premium')
}
