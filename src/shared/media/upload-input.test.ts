import { expect, test, vi } from 'vitest'
import { reportPort, type Report } from '../services/error-reports/report.ts'
import { checkFile, checkKind, contentTypeOf, toUploadFile } from './upload-input.ts'
import { checkUploadItem } from './upload-item.ts'

const log = () => vi.spyOn(console, 'info').mockImplementation(() => undefined)
const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size })

test('a base64 string becomes a file of its declared type', async () => {
  const gif = toUploadFile(`data:image/gif;base64,${btoa('GIF89a')}`)
  expect([gif.name, gif.type, await gif.text()]).toEqual(['image.png', 'image/gif', 'GIF89a'])
  const bare = toUploadFile(btoa('picture'))
  expect([bare.name, bare.type, await bare.text()]).toEqual(['image.png', 'image/png', 'picture'])
  expect(toUploadFile(`data:;base64,${btoa('x')}`).type).toBe('image/png')
})

test.each([undefined, null, 7, {}, '', 'not base64!', 'data:text/plain,hello', 'data:image/png;base64,*'])(
  '%o is neither a file nor base64',
  (input) => {
    expect(() => toUploadFile(input)).toThrow('Input must be a base64 string')
  },
)

test('a file has a name; an empty one with a name is only noted', () => {
  const noted = log()
  for (const none of [undefined, null, new File(['x'], ''), new File([], ' ')])
    expect(() => checkFile(none)).toThrow('Invalid file object provided')
  noted.mockClear()
  expect(() => checkFile(new File([], 'a.png'))).not.toThrow()
  expect(noted).toHaveBeenCalledWith('[storyloom] The file is empty', 'a.png')
})

test('a check that crashes shows an error and is reported', () => {
  const noted = log()
  const broken = Object.defineProperty(new File(['x'], 'a.png'), 'name', {
    get: () => {
      throw new Error('gone')
    },
  })
  expect(() => checkFile(broken)).toThrow('File object validation failed')
  expect(noted).toHaveBeenCalledOnce()
})

test('an upload that the server would refuse is refused at once, with its message', () => {
  expect(() => checkKind(new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }))).toThrow(
    'This file type isn’t supported',
  )
  const image = (size: number) => sized(new File(['x'], 'a.png', { type: 'image/png' }), size)
  expect(() => checkKind(image(25_000_000))).not.toThrow()
  expect(() => checkKind(image(25_000_001))).toThrow('An image can be up to 25 MB')
  expect(contentTypeOf(new File(['x'], 'Clip.MOV'))).toBe('video/quicktime')
})

test('a queue entry has an id, a status, and a file or a media', () => {
  const noted = log()
  const file = new File(['x'], 'a.png')
  const fine = { id: 'a', status: 'pending', file } as const
  expect(() => checkUploadItem(fine)).not.toThrow()
  const { file: _file, ...neither } = fine
  for (const broken of [{ ...fine, id: '' }, { id: 'a', file }, neither, { ...fine, mediaObject: {} as never }])
    expect(() => checkUploadItem(broken)).toThrow('Upload state validation failed')
  expect(noted).toHaveBeenCalledTimes(4)
})

test('impossible files and queue entries are reported silently, without user texts', () => {
  log()
  const reports: Report[] = []
  const stop = reportPort.connect((report) => reports.push(report))
  checkFile(new File([], 'holiday-in-oslo.png'))
  expect(() => checkFile(null)).toThrow()
  expect(() => checkUploadItem({ id: 'a' })).toThrow('Upload state validation failed')
  stop()
  expect(reports).toEqual([
    { broken: 'Invalid file: empty' },
    { broken: 'Invalid file: refused before its upload' },
    { broken: 'Broken state: an upload queue entry that cannot be' },
  ])
})
