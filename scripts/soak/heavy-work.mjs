import { readFile } from 'node:fs/promises'
import { createAccount, makeFilm } from '../lib/account.mjs'
import { inRoot } from '../lib/paths.mjs'
import { pause } from './pause.mjs'

const FILM = { initial_prompt: 'A fox learns to sail along a rocky coast', video_length_in_sec: 15 }
/** Of the recording that is uploaded and spoken by a face. */
const [SAMPLE_RATE, SECONDS] = [16_000, 3]
/** Polling interval, ms. */
const POLL_INTERVAL_MS = 500
/** Longest that one piece of work may take on a busy machine, ms. */
const TIMEOUT_MS = 10 * 60_000

/**
 * All work that uses memory outside of the heap, once: a video, uploads of an image and a sound, a clip, an upscaled image, a
 * lip sync, an export. With a new account each time, since its credits are used up.
 * @param {string} url
 */
export async function makeEverything(url) {
  const { call } = await createAccount(url)
  const storyId = await makeFilm(call, FILM)
  const { scenes } = await call('getStory', { params: { story_id: storyId } })
  const arolls = scenes.flatMap(({ arolls: own }) => own)
  const image = await upload(url, call, 'editor.jpg', 'image/jpeg', await readFile(inRoot('docs/images/editor.jpg')))
  const voice = await upload(url, call, 'tone.wav', 'audio/wav', tone())
  const place = (at) => ({ story_id: storyId, aroll_id: arolls[at % arolls.length].id })
  await makeTask(call, { ...place(0), model_id: 'draft-image-to-video', prompt: 'zoom in', duration: 2 })
  await makeTask(call, { ...place(1), model_id: 'draft-upscale' })
  await makeTask(call, { ...place(2), model_id: 'draft-lip-sync', source_media_id: image, driving_media_id: voice })
  await exportFilm(call, storyId)
}

async function upload(url, call, file_name, content_type, bytes) {
  const body = { file_name, content_type, media_args: { size_bytes: bytes.length } }
  const { media, presigned_url: address } = await call('getGenericPresignedUrl', { body })
  const headers = { 'Content-Type': content_type, 'x-amz-acl': 'public-read' }
  const { status } = await fetch(new URL(address, url), { method: 'PUT', headers, body: bytes })
  if (status !== 200) throw new Error(`The upload of ${file_name} was answered ${status}`)
  return media.id
}

async function makeTask(call, request) {
  const { task_id: taskId } = await call('createTask', { body: request })
  await until(`the task ${request.model_id}`, async () => {
    const { data } = await call('getTasks', {})
    return data.find(({ task_id: id }) => id === taskId)?.status
  })
}

async function exportFilm(call, story_id) {
  const { render } = await call('generateVideo', { body: { story_id } })
  const params = { render_id: render.id }
  await until('the export', async () => (await call('getRender', { params })).status)
}

async function until(what, statusOf) {
  for (const end = performance.now() + TIMEOUT_MS; performance.now() < end; await pause(POLL_INTERVAL_MS)) {
    const status = await statusOf()
    if (status === 'COMPLETED') return
    if (status === 'FAILED' || status === 'CANCELLED') throw new Error(`${what} ended ${status}`)
  }
  throw new Error(`${what} took too long`)
}

/** A recording: a tone that swells and fades, 16-bit mono. */
function tone() {
  const samples = SAMPLE_RATE * SECONDS
  const wav = Buffer.alloc(44 + samples * 2)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(36 + samples * 2, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(SAMPLE_RATE, 24)
  wav.writeUInt32LE(SAMPLE_RATE * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at++)
    wav.writeInt16LE(Math.round(12_000 * Math.sin(at / 7) * Math.sin(at / 1_500)), 44 + at * 2)
  return wav
}
