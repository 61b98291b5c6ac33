import { describe, expect, it } from 'vitest'
import { waveformPeaks } from './waveform-peaks.ts'

describe('waveformPeaks', () => {
  it('waveformPeaks finds the loudest sample of each stretch in any channel', () => {
    const left = Float32Array.of(0.1, -0.9, 0.2, 0.1)
    const right = Float32Array.of(0, 0.3, -0.5, 0.4)
    expect(waveformPeaks([left, right], 2).map((peak) => Number(peak.toFixed(2)))).toEqual([0.9, 0.5])
  })

  it('waveformPeaks gives every bar a value when there are more bars than samples, and silence when there is no sound', () => {
    expect(waveformPeaks([Float32Array.of(0.5, 1)], 4).map((peak) => peak > 0)).toEqual([true, true, true, true])
    expect(waveformPeaks([new Float32Array(0)], 3)).toEqual([0, 0, 0])
    expect(waveformPeaks([], 2)).toEqual([0, 0])
  })

  it('waveformPeaks never exceeds 1', () => {
    expect(waveformPeaks([Float32Array.of(1.7)], 1)).toEqual([1])
  })
})
