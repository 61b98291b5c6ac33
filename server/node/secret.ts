import { randomBytes } from 'node:crypto'
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createKeyring, type Keyring, MIN_SECRET_LENGTH } from '#server/platform/crypto/keyring.ts'
import { ConfigError } from './config-error.ts'

/** The secrets of SECRET_KEY: the first one signs, both are valid. null: the data directory's file has the secret. */
export type SecretKeys = readonly [string, ...string[]] | null

/**
 * During a rotation the setting names two with a comma between them.
 * @param isFleet whether other processes have to verify what this one signs
 */
export function readSecretKeys(value: string | null, isFleet: boolean): SecretKeys {
  if (value === null && isFleet)
    throw new ConfigError(
      'DATABASE_URL and S3_URL are set; SECRET_KEY must be set with them, the same for all processes',
    )
  if (value === null) return null
  const [first = '', ...others] = value.split(',').map((each) => each.trim())
  if (others.length > 1 || [first, ...others].some(({ length }) => length < MIN_SECRET_LENGTH))
    throw new ConfigError(
      `SECRET_KEY must be a key of at least ${MIN_SECRET_LENGTH} characters, or two with a comma between them`,
    )
  return [first, ...others]
}

/** The keys of this installation. */
export async function loadKeyring(settings: { secretKeys: SecretKeys; dataDir: string }): Promise<Keyring> {
  const { secretKeys, dataDir } = settings
  return createKeyring(...(secretKeys ?? [await loadSecret(dataDir)]))
}

/** The installation's secret: created once, readable by its owner only. Deleting it signs out all users. */
async function loadSecret(dataDir: string): Promise<string> {
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
  if (text.trim().length < MIN_SECRET_LENGTH)
    throw new Error(`The secret ${file} is damaged; delete it to have a new one made`)
  return text.trim()
}
