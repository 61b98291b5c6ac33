// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useRecorder } from './use-recorder.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it.each([
  ['NotAllowedError', 'The microphone is not allowed here. Allow it beside the address of this page and start again.'],
  ['NotFoundError', 'No microphone was found. Connect one and start again.'],
  ['NotReadableError', 'The microphone is in use by something else. Close that and start again.'],
  ['AbortError', 'The microphone cannot be used in this browser. Upload a file instead.'],
])('a microphone that answers with %s is explained, and another start is possible', async (name, text) => {
  const getUserMedia = () => Promise.reject(new DOMException('no', name))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  const nothing = () => undefined
  const { result } = renderHook(() => useRecorder({ onLevel: nothing, onPart: nothing, onEnd: nothing }))
  await act(() => result.current.start())
  expect(result.current).toMatchObject({ state: 'off', refusal: text })
})
