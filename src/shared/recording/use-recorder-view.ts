import { useEffect, useMemo, useRef } from 'react'
import { useRecorder } from '../media/use-recorder.ts'

/** A microphone with the marks that show its level and its time: they change with every picture, without React. */
export function useRecorderView() {
  const meter = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const recorder = useRecorder((level, ms) => {
    if (meter.current) meter.current.style.transform = `scaleX(${level})`
    if (time.current)
      time.current.textContent = `${Math.floor(ms / 60_000)}:${((ms / 1000) % 60).toFixed(1).padStart(4, '0')}`
  })
  const { recording } = recorder
  const address = useMemo(() => recording && URL.createObjectURL(recording), [recording])
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])
  const isOn = recorder.state === 'recording'
  /** What was spoken, as a file; null while nothing is finished. */
  const finished = useMemo(() => (recording && !isOn ? fileOf(recording) : null), [recording, isOn])
  return { ...recorder, meter, time, address, isOn, finished }
}

export type RecorderView = ReturnType<typeof useRecorderView>

function fileOf(recording: Blob): File {
  const ending = recording.type.includes('mp4') ? 'm4a' : recording.type.includes('ogg') ? 'ogg' : 'webm'
  return new File([recording], `My recording.${ending}`, { type: recording.type })
}
