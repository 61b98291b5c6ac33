import { beforeEach, expect, test } from 'vitest'
import { aMedia } from './media.fixture.ts'
import {
  completeUpload,
  failUpload,
  findUpload,
  idleUpload,
  readdUpload,
  removeUpload,
  reserveSlot,
  setUploadProgress,
  uploadQueue,
} from './upload-queue.ts'

const file = new File(['x'], 'a.png', { type: 'image/png' })
beforeEach(() => uploadQueue.setState({ items: [] }))

test('a file waits at 0 %, an existing media is selected at 100 %', () => {
  expect(findUpload(reserveSlot({ file }))).toMatchObject({ status: 'pending', progress: 0, media_id: null })
  const there = findUpload(reserveSlot({ mediaObject: aMedia('m') }))
  expect(there).toMatchObject({ status: 'selected', progress: 100, media_id: 'm' })
  expect(there).not.toHaveProperty('file')
})

test('an upload’s progress is whole, from 0 to 100, and above 0 it is uploading', () => {
  const id = reserveSlot({ file })
  const steps = [0, 0.9, 1, 33.4, 180, -5].map((progress) => {
    setUploadProgress(id, progress)
    return [findUpload(id)?.status, findUpload(id)?.progress]
  })
  expect(steps).toEqual([
    ['pending', 0],
    ['pending', 0],
    ['uploading', 1],
    ['uploading', 33],
    ['uploading', 100],
    ['uploading', 0],
  ])
})

test('an upload’s success has the media, its failure the message, and late progress changes neither', () => {
  const [one, two] = [reserveSlot({ file }), reserveSlot({ file })]
  completeUpload(one, 'm1')
  failUpload(two, new Error('Upload failed with status: 500'))
  for (const id of [one, two]) setUploadProgress(id, 50)
  expect(findUpload(one)).toMatchObject({ status: 'completed', progress: 100, media_id: 'm1', error: null })
  expect(findUpload(two)).toMatchObject({ status: 'failed', error: 'Upload failed with status: 500' })
  failUpload(two, undefined)
  expect(findUpload(two)?.error).toBe('An unknown error occurred')
  failUpload(two, new Error(''))
  expect(findUpload(two)?.error).toBe('An unknown error occurred')
})

test('an upload can be stopped, added again and removed', () => {
  const id = reserveSlot({ file }, { story_id: 's' })
  setUploadProgress(id, 40)
  idleUpload(id)
  expect(findUpload(id)).toMatchObject({ status: 'idle', progress: 0, file })
  failUpload(id, 'x', false)
  readdUpload(id)
  expect(findUpload(id)).toMatchObject({ status: 'pending', progress: 0, error: null, mayRetry: true })
  expect(findUpload(id)?.media_args).toEqual({ story_id: 's' })
  removeUpload(id)
  expect(findUpload(id)).toBeUndefined()
})
