import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { secretsOf } from './host.ts'
import { loadKeyring, readSecretKeys } from './secret.ts'

const [first, second] = ['the-first-secret-'.repeat(3), 'the-second-secret-'.repeat(3)]

it('SECRET_KEY replaces the file of the data directory', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storyloom-secret-'))
  try {
    const keys = await loadKeyring({ dataDir, secretKeys: readSecretKeys(first, true) })
    expect(await readdir(dataDir)).toEqual([])
    const elsewhere = await loadKeyring({ dataDir: '/nowhere', secretKeys: readSecretKeys(first, true) })
    expect(await elsewhere.files.verify('a', await keys.files.sign('a'))).toBe(true)
    const own = await loadKeyring({ dataDir, secretKeys: readSecretKeys(null, false) })
    expect(await readdir(dataDir)).toEqual(['secret'])
    expect(await own.files.verify('a', await keys.files.sign('a'))).toBe(false)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

it('SECRET_KEY is one key of 32 characters or two, and a refusal does not repeat it', () => {
  expect(readSecretKeys('x'.repeat(32), false)).toEqual(['x'.repeat(32)])
  expect(readSecretKeys(`${first} , ${second}`, false)).toEqual([first, second])
  for (const wrong of ['x'.repeat(31), `${first},short`, `${first},`, [first, second, first].join(',')]) {
    expect(() => readSecretKeys(wrong, false)).toThrow(ConfigError)
    expect(() => readSecretKeys(wrong, false)).toThrow(
      /^SECRET_KEY must be a key of at least 32 characters, or two with a comma between them$/,
    )
  }
})

it('several processes without SECRET_KEY are refused', () => {
  const bucket = { S3_URL: 'https://s3.example/bucket', S3_ACCESS_KEY: 'a', S3_SECRET_KEY: 'b' }
  const fleet = { DATABASE_URL: 'postgres://db/storyloom', ...bucket }
  expect(() => readConfig(fleet, '/client')).toThrow(
    /^DATABASE_URL and S3_URL are set; SECRET_KEY must be set with them/,
  )
  const config = readConfig({ ...fleet, SECRET_KEY: `${first},${second}` }, '/client')
  expect(config.secretKeys).toEqual([first, second])
  expect(secretsOf(config)).toEqual(expect.arrayContaining([first, second]))
})
