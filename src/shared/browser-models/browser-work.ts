import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../api/api-error.ts'
import type { Availability, CreateOptions } from './browser-apis.ts'

/** Work by a model of the browser, from the press to its end. */
export type WorkState =
  | { step: 'idle' }
  /** `share`: 0 to 1; null where the browser does not say. */
  | { step: 'downloading'; share: number | null }
  | { step: 'working'; share: number | null }
  | { step: 'failed'; problem: string }

export interface WorkCall {
  signal: AbortSignal
  report: (state: WorkState) => void
}

export interface BrowserWork {
  availability: Availability
  state: WorkState
  isRunning: boolean
  /** Has to be called in the press itself: a download begins only there. */
  run: (work: (call: WorkCall) => Promise<void>) => void
  cancel: () => void
}

/**
 * What a model of this browser can do now, and the work that runs on it. Leaving the page ends the work.
 * @param name of the model and its languages; the answer is kept by it
 * @param ask `availability()` of the model; a browser without it answers undefined
 */
export function useBrowserWork(name: readonly string[], ask: () => Promise<Availability> | undefined): BrowserWork {
  const client = useQueryClient()
  const [state, setState] = useState<WorkState>({ step: 'idle' })
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const queryKey = ['browser-model', ...name]
  const { data = 'unavailable' } = useQuery({
    queryKey,
    queryFn: async () => (await ask()) ?? 'unavailable',
    staleTime: 60_000,
    retry: false,
    // The browser answers without a network.
    networkMode: 'always',
  })
  const run: BrowserWork['run'] = (work) => {
    running.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    const report = (next: WorkState) => {
      if (running.current === controller && !signal.aborted) setState(next)
    }
    report({ step: data === 'available' ? 'working' : 'downloading', share: null })
    void work({ signal, report })
      .then(() => report({ step: 'idle' }))
      .catch((cause: unknown) => report({ step: 'failed', problem: problemOf(cause) }))
      .finally(() => void client.invalidateQueries({ queryKey }))
  }
  const cancel = () => {
    running.current?.abort()
    setState({ step: 'idle' })
  }
  const isRunning = state.step === 'downloading' || state.step === 'working'
  return { availability: data, state, isRunning, run, cancel }
}

/** The options by which a model is made, its download reported. */
export const createOptions = ({ signal, report }: WorkCall): Required<CreateOptions> => ({
  signal,
  monitor: (monitor) =>
    monitor.addEventListener('downloadprogress', (event) => {
      if (event instanceof ProgressEvent) report({ step: 'downloading', share: Math.min(1, event.loaded) })
    }),
})

/** A failure of a browser's model, with a message for users. */
export class BrowserModelError extends Error {
  override name = 'BrowserModelError'
}

const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: 'Your browser didn’t allow the download. Press the button again.',
  NotSupportedError: 'Your browser doesn’t support this language.',
  QuotaExceededError: 'This text is too long for your browser’s model.',
  NetworkError: 'The download failed. Check your connection and try again.',
}

/** A failure in words for users, by the names that the specifications give to failures. */
export function problemOf(cause: unknown): string {
  if (cause instanceof BrowserModelError || cause instanceof ApiError) return cause.message
  return (cause instanceof Error && PROBLEMS[cause.name]) || 'Your browser’s model stopped unexpectedly. Try again.'
}

/** The tags under which Chrome has a language, where they are not the first part of ours. */
const MODEL_LANGUAGES: Readonly<Record<string, string>> = { 'zh-TW': 'zh-Hant', 'nb-NO': 'no' }

/** The language of a tag as the browser's models name it: without its region. */
export const modelLanguage = (tag: string): string => MODEL_LANGUAGES[tag] ?? tag.split('-')[0] ?? tag
