import { expect, test } from 'vitest'
import { MUSIC_FORM_LIMIT, sizeText, tooLargeText, UPLOAD_LIMITS, uploadKindOf } from './uploads.ts'
import contract from '#generated/openapi.json' with { type: 'json' }

test('a type has one kind, whatever a system calls it', () => {
  const types = ['image/JPG', 'video/x-m4v', 'audio/x-m4a; codecs=aac', 'image/svg+xml', 'text/html', '']
  expect(types.map(uploadKindOf)).toEqual(['image', 'video', 'audio', undefined, undefined, undefined])
})

test('a limit reads as systems show sizes', () => {
  expect([tooLargeText('image'), tooLargeText('video')]).toEqual([
    'An image can be up to 25 MB',
    'A video can be up to 2 GB',
  ])
})

test('the contract has the same limits', () => {
  const { MediaArgs, UpdateMusicRequest } = contract.components.schemas
  for (const limit of Object.values(UPLOAD_LIMITS))
    expect(MediaArgs.properties.size_bytes.description).toContain(sizeText(limit))
  expect(UpdateMusicRequest.properties.file.description).toContain(sizeText(MUSIC_FORM_LIMIT))
  const refusal = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .find(({ operationId }) => operationId === 'getGenericPresignedUrl')?.responses['413']
  expect(JSON.stringify(refusal)).toContain(tooLargeText('video'))
})
