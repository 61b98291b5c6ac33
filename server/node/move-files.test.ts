import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openS3Bucket } from '#server/testing/s3-bucket.ts'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'
import { runFilesCommand } from './move-files.ts'

const bucket = await openS3Bucket()
const dataDir = await mkdtemp(path.join(tmpdir(), 'storyloom-move-'))
afterAll(async () => {
  await bucket.close()
  await rm(dataDir, { recursive: true, force: true })
})
beforeEach(async () => {
  bucket.clear()
  await rm(path.join(dataDir, 'files'), { recursive: true, force: true })
  for (const key of KEYS) await put(key, key)
})

const KEYS = ['exports/usage.csv', 'media/a.png', 'media/b.mp4', 'media/deep/c.wav', 'pictures/d.jpg']
const place = (key: string) => path.join(dataDir, 'files', ...key.split('/'))
async function put(key: string, text: string) {
  await mkdir(path.dirname(place(key)), { recursive: true })
  await writeFile(place(key), text)
}

const { url: S3_URL, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY, region: S3_REGION } = bucket.settings
const config = readConfig({ DATA_DIR: dataDir, S3_URL, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION }, '')
const move = (to: string) => runFilesCommand(config, ['--to', to])
const stored = async () =>
  Object.fromEntries(
    await Promise.all(
      [...bucket.objects.keys()].toSorted().map(async (key) => [key, String(await bucket.bytesOf(key))]),
    ),
  )
const EXPECTED = Object.fromEntries(KEYS.map((key) => [key, key]))

it('all files are copied to the bucket with their types, and nothing that is no file of the product', async () => {
  await put('.incoming/half', 'half of it')
  await put('quarantine/x.png', 'not checked')
  expect(await move('s3')).toEqual({ copied: 5, present: 0 })
  expect(await stored()).toEqual(EXPECTED)
  expect(bucket.objects.get('media/b.mp4')?.headers['content-type']).toBe('video/mp4')
})

it('a move that was interrupted goes on: what is the same is not sent again, what differs is', async () => {
  await move('s3')
  const before = bucket.objects.get('media/a.png')
  await appendFile(place('media/b.mp4'), ' and more')
  await writeFile(place('media/deep/c.wav'), 'MEDIA/DEEP/C.WAV')
  await put('media/e.png', 'new')
  expect(await move('s3')).toEqual({ copied: 3, present: 3 })
  expect(bucket.objects.get('media/a.png')).toBe(before)
  const changed = {
    'media/b.mp4': 'media/b.mp4 and more',
    'media/deep/c.wav': 'MEDIA/DEEP/C.WAV',
    'media/e.png': 'new',
  }
  expect(await stored()).toEqual({ ...EXPECTED, ...changed })
})

it('all files are copied back from the bucket, page by page', async () => {
  await move('s3')
  await rm(path.join(dataDir, 'files'), { recursive: true })
  expect(await move('disk')).toEqual({ copied: 5, present: 0 })
  for (const key of KEYS) expect(await readFile(place(key), 'utf8')).toBe(key)
  expect(await move('disk')).toEqual({ copied: 0, present: 5 })
})

it('the files command is refused without a bucket or a target', async () => {
  const alone = readConfig({ DATA_DIR: dataDir }, '')
  await expect(runFilesCommand(alone, ['--to', 's3'])).rejects.toThrow(/^S3_URL is not set/)
  for (const args of [[], ['--to', 'tape'], ['--from', 's3'], ['s3']])
    await expect(runFilesCommand(config, args)).rejects.toThrow(ConfigError)
})
