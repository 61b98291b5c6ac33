import { beforeEach, expect, test, vi } from 'vitest'
import type { UploadItem, UploadStatus } from './upload-item.ts'
import { resetUploadMonitor, uploadHistory, uploadStats, watchUploads } from './upload-monitor.ts'

const item = (id: string, status: UploadStatus, since = 0): UploadItem => ({
  id,
  file: new File(['x'], 'a.png'),
  progress: 0,
  status,
  error: null,
  media_id: null,
  media_args: {},
  mayRetry: true,
  isWaiting: false,
  since,
})
const many = (count: number, status: UploadStatus) => Array.from({ length: count }, (_, at) => item(`${at}`, status))
const diagnostics: string[] = []
beforeEach(() => {
  resetUploadMonitor()
  diagnostics.length = 0
  vi.spyOn(console, 'info').mockImplementation((message) => void diagnostics.push(String(message)))
})

test('an upload is announced after 30 s and again when it is stuck after 2 minutes, once each', () => {
  watchUploads([item('a', 'pending')], 0)
  watchUploads([item('a', 'uploading', 10_000)], 30_000)
  expect(diagnostics).toEqual([])
  for (const now of [30_001, 40_000, 130_000]) watchUploads([item('a', 'uploading', 10_000)], now)
  expect(diagnostics).toEqual(['[storyloom] An upload takes longer than 30 s'])
  for (const now of [130_001, 140_000]) watchUploads([item('a', 'uploading', 10_000)], now)
  expect(diagnostics).toHaveLength(2)
  expect(diagnostics[1]).toContain('stuck')
})

test('a crowded queue is announced once, until it has thinned out', () => {
  for (const [count, status] of [
    [10, 'pending'],
    [3, 'failed'],
    [5, 'uploading'],
  ] as const) {
    watchUploads(many(count, status), 0)
    expect(diagnostics).toEqual([])
    for (const now of [0, 1]) watchUploads(many(count + 1, status), now)
    expect(diagnostics).toHaveLength(1)
    watchUploads([], 2)
    diagnostics.length = 0
  }
})

test('the history keeps a hundred and drops the oldest fifty when it overflows; the stats look at twenty', () => {
  const finish = (id: string, status: 'completed' | 'failed', took: number) => {
    watchUploads([item(id, 'pending')], 0)
    watchUploads([item(id, status)], took)
    watchUploads([], took)
  }
  for (let at = 0; at < 100; at++) finish(`${at}`, 'failed', 10)
  expect(uploadHistory()).toHaveLength(100)
  finish('last', 'completed', 210)
  expect([uploadHistory().length, uploadHistory()[0]?.id, uploadHistory().at(-1)?.id]).toEqual([51, '50', 'last'])
  expect(uploadStats()).toEqual({ count: 20, successRate: 0.05, averageMs: 20 })
})
