import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { chromium } from 'playwright'
import { createAccount } from '../lib/account.mjs'
import { BROWSER_FLAGS } from '../lib/browser-flags.mjs'
import { startNodeHost } from './node-host.mjs'
import { signIn } from './signed-in.mjs'

const [MINUTES, FEW] = [10, 1]
const RATE = 44_100
/** A voice speaks for so long, then is silent, s. */
const [SPEAKS, RESTS] = [3.2, 0.8]

/**
 * A recording of ten minutes on a server of its own, and one of one minute: from the moment its file is given to the wizard until it is
 * drawn, and until its phrases are there to be written.
 * @param {{ port: number, browser: string }} options
 * @returns {Promise<Record<'waveform' | 'phrases', { seconds: number, growth: number }>>}
 */
export async function measureLongAudio({ port, browser }) {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-audio-'))
  const dataDir = join(folder, 'data')
  const first = await startNodeHost({ port, browser, dataDir })
  const account = await createAccount(first.url).finally(() => first.stop(true))
  await makePremium(join(dataDir, 'db'), account.username)
  const host = await startNodeHost({ port, browser, dataDir })
  try {
    const give = async (minutes) => {
      const file = join(folder, `${minutes} minutes.wav`)
      await writeFile(file, recording(minutes))
      return giveFile({ url: host.url, token: account.token(), browser, file, minutes })
    }
    const [few, many] = [await give(FEW), await give(MINUTES)]
    const compared = (key) => ({ seconds: many[key], growth: many[key] / few[key] })
    return { waveform: compared('waveform'), phrases: compared('phrases') }
  } finally {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function giveFile({ url, token, browser, file, minutes }) {
  const launched = await chromium.launch({ executablePath: browser, args: BROWSER_FLAGS })
  try {
    const page = await launched.newPage({ viewport: { width: 1440, height: 900 } })
    await signIn(page, token)
    await page.goto(`${url}/new-audio`)
    await page.getByRole('heading', { name: 'Add a recording' }).waitFor()
    const begun = performance.now()
    const since = () => (performance.now() - begun) / 1000
    await page.locator('input[type=file]').setInputFiles(file)
    await page.getByTestId('waveform').waitFor()
    const waveform = since()
    await page.locator('button:not([disabled]):has-text("Next: words")').click({ timeout: 60_000 })
    await page.getByRole('textbox', { name: 'Words in phrase 1', exact: true }).waitFor({ timeout: 60_000 })
    const phrases = since()
    const found = await page.getByRole('textbox', { name: /^Words in phrase/ }).count()
    const expected = (minutes * 60) / (SPEAKS + RESTS)
    if (found !== expected) throw new Error(`${found} phrases were found in place of ${expected}`)
    return { waveform, phrases }
  } finally {
    await launched.close()
  }
}

/** Free accounts end at 60 seconds. */
async function makePremium(folder, username) {
  const db = new PGlite(folder)
  await db.query('update users set is_premium = true where email = $1', [username])
  await db.close()
}

/** WAV, mono, 16 bit: a voice's loudness over a hum. */
function recording(minutes) {
  const samples = minutes * 60 * RATE
  const bytes = Buffer.alloc(44 + samples * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(RATE, 24)
  bytes.writeUInt32LE(RATE * 2, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at++) {
    const seconds = at / RATE
    const loud = seconds % (SPEAKS + RESTS) < SPEAKS ? 0.1 + 0.4 * Math.abs(Math.sin(seconds * 9)) : 0
    bytes.writeInt16LE(Math.round(Math.sin(2 * Math.PI * 200 * seconds) * loud * 32_767), 44 + at * 2)
  }
  return bytes
}
