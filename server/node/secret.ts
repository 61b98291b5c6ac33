import { randomBytes } from 'node:crypto'
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The installation's secret: created once, readable by its owner only. Deleting it signs out all users. */
export async function loadSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret')
  const known = await readSecret(file)
  if (known) return known
  const mine = `${file}.${process.pid}`
  await writeFile(mine, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // Linking fails when another process was first; then its secret counts.
  await link(mine, file).catch(() => undefined)
  await rm(mine)
  const secret = await readSecret(file)
  if (!secret) throw new Error(`Couldn’t read the secret ${file}`)
  return secret
}

async function readSecret(file: string): Promise<string | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  await chmod(file, 0o600)
  if (text.trim().length < 32) throw new Error(`The secret ${file} is damaged; delete it to have a new one made`)
  return text.trim()
}
