import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type RecorderState = 'off' | 'asking' | 'recording'

/** How often the browser hands over what it has recorded, ms: so much is lost when the page dies. */
const PART_MS = 4000
const FFT = 1024
/** Speech seldom is louder than this: it fills the meter. */
const FULL = 0.35

const refusals: Readonly<Record<string, string>> = {
  NotAllowedError: 'Microphone access is blocked. Allow it in your browser’s address bar, then try again.',
  NotFoundError: 'No microphone found. Connect one and try again.',
  NotReadableError: 'Another app is using the microphone. Close it and try again.',
}

interface Listeners {
  /** Loudness from 0 to 1 and ms recorded, at most once for each image of the screen. */
  onLevel: (level: number, ms: number) => void
  /** The recording so far, every few seconds. */
  onPart: (recording: Blob) => void
  /** The recording, also when the component was unmounted meanwhile. */
  onEnd: (recording: Blob) => void
}

/** The microphone. Releases it when the component unmounts. */
export function useRecorder(listeners: Listeners) {
  const [state, setState] = useState<RecorderState>('off')
  const [refusal, setRefusal] = useState<string | null>(null)
  const stopping = useRef<() => void>(undefined)
  const latest = useRef(listeners)
  useLayoutEffect(() => {
    latest.current = listeners
  }, [listeners])
  useEffect(() => () => stopping.current?.(), [])

  const start = async () => {
    setRefusal(null)
    setState('asking')
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      stopping.current = record(stream, {
        onLevel: (level, ms) => latest.current.onLevel(level, ms),
        onPart: (soFar) => latest.current.onPart(soFar),
        onEnd: (blob) => {
          setState('off')
          latest.current.onEnd(blob)
        },
      })
      setState('recording')
    } catch (cause) {
      setState('off')
      const name = cause instanceof DOMException ? cause.name : ''
      setRefusal(refusals[name] ?? 'This browser can’t record audio. Upload a file instead.')
    }
  }
  return { state, refusal, start, stop: () => stopping.current?.() }
}

/** Records until the answered function is called. */
function record(stream: MediaStream, { onLevel, onPart, onEnd }: Listeners) {
  const recorder = new MediaRecorder(stream)
  const context = new AudioContext()
  const analyser = new AnalyserNode(context, { fftSize: FFT })
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(FFT)
  const parts: Blob[] = []
  const since = performance.now()
  let request = requestAnimationFrame(function show() {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / FFT
    onLevel(Math.min(1, Math.sqrt(power) / FULL), performance.now() - since)
    request = requestAnimationFrame(show)
  })
  const spoken = () => new Blob(parts, { type: recorder.mimeType })
  recorder.addEventListener('dataavailable', ({ data }) => {
    parts.push(data)
    if (recorder.state === 'recording') onPart(spoken())
  })
  recorder.addEventListener('stop', () => onEnd(spoken()))
  recorder.start(PART_MS)
  return () => {
    cancelAnimationFrame(request)
    if (recorder.state !== 'inactive') recorder.stop()
    for (const track of stream.getTracks()) track.stop()
    if (context.state !== 'closed') void context.close()
  }
}
