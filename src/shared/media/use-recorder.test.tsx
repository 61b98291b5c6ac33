// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRecorder } from './use-recorder.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['NotAllowedError', 'Microphone access is blocked. Allow it in your browser’s address bar, then try again.'],
  ['NotFoundError', 'No microphone found. Connect one and try again.'],
  ['NotReadableError', 'Another app is using the microphone. Close it and try again.'],
  ['AbortError', 'This browser can’t record audio. Upload a file instead.'],
])('a microphone that answers with %s is explained, and another start is possible', async (name, text) => {
  const getUserMedia = () => Promise.reject(new DOMException('no', name))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  const nothing = () => undefined
  const { result } = renderHook(() => useRecorder({ onLevel: nothing, onPart: nothing, onEnd: nothing }))
  await act(() => result.current.start())
  expect(result.current).toMatchObject({ state: 'off', refusal: text })
})
