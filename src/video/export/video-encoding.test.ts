import { afterEach, expect, test, vi } from 'vitest'
import { chooseEncoder } from './video-encoding.ts'

afterEach(() => void vi.unstubAllGlobals())

/** A browser that offers an encoder for these; answers what it was asked for. */
function offer(isOffered: (config: VideoEncoderConfig) => boolean): VideoEncoderConfig[] {
  const asked: VideoEncoderConfig[] = []
  const isConfigSupported = async (config: VideoEncoderConfig) => {
    asked.push(config)
    return { supported: isOffered(config), config }
  }
  vi.stubGlobal('VideoEncoder', { isConfigSupported })
  return asked
}

test('hardware and the best profile are preferred; packets have lengths, as an MP4 stores them, and no start codes', async () => {
  offer(() => true)
  expect(await chooseEncoder(1920, 1080, 30)).toEqual({
    config: {
      ...{ width: 1920, height: 1080, framerate: 30, bitrate: 8_087_040, bitrateMode: 'variable' },
      ...{ latencyMode: 'quality', avc: { format: 'avc' }, codec: 'avc1.640028' },
      hardwareAcceleration: 'prefer-hardware',
    },
    isHardware: true,
  })
})

test('the next ways are tried in order, and a browser without any is an error', async () => {
  const asked = offer(({ codec, hardwareAcceleration }) => codec === 'avc1.42e02a' && hardwareAcceleration === 'prefer-software') // prettier-ignore
  const choice = await chooseEncoder(480, 270, 30)
  expect(choice).toMatchObject({ config: { codec: 'avc1.42e02a' }, isHardware: false })
  expect(asked).toHaveLength(12)
  offer(() => false)
  await expect(chooseEncoder(480, 270, 30)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
  vi.stubGlobal('VideoEncoder', undefined)
  await expect(chooseEncoder(480, 270, 30)).rejects.toMatchObject({ code: 'UNSUPPORTED' })
})
