import { useRef } from 'react'
import { useLeaveWarning } from '../hooks/use-leave-warning.ts'
import { useRecorder } from '../media/use-recorder.ts'
import type { UnusedRecording } from './use-unused-recording.ts'

/** A microphone with the marks that show its level and its time: they change with every picture, without React. */
export function useRecorderView(spoken: UnusedRecording) {
  const meter = useRef<HTMLSpanElement>(null)
  const time = useRef<HTMLSpanElement>(null)
  const recorder = useRecorder({
    onLevel: (level, ms) => {
      if (meter.current) meter.current.style.transform = `scaleX(${level})`
      if (time.current)
        time.current.textContent = `${Math.floor(ms / 60_000)}:${((ms / 1000) % 60).toFixed(1).padStart(4, '0')}`
    },
    onPart: (recording) => void spoken.storePart(recording),
    onEnd: (recording) => void spoken.store(recording),
  })
  const isOn = recorder.state === 'recording'
  useLeaveWarning(() => isOn)
  /** What was spoken, as a file; null while nothing is finished. */
  const finished = isOn ? null : spoken.file
  const address = isOn ? null : spoken.address
  return { ...recorder, spoken, meter, time, address, isOn, finished }
}

export type RecorderView = ReturnType<typeof useRecorderView>
