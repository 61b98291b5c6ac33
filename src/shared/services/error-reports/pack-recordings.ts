import { isFields } from './pick.ts'

type Item = readonly [about: unknown, payload: unknown]

/**
 * Recordings are long texts that shrink to a tenth: their events are deflated (zlib's form), after the line that says which part of
 * the recording they are. Other items stay as they are.
 */
export async function packRecordings(items: readonly Item[]): Promise<Item[]> {
  return Promise.all(items.map(async (item) => (isRecording(item) ? packOne(item[1]) : item)))
}

export const isRecording = (item: Item): item is readonly [unknown, string] =>
  isFields(item[0]) && item[0]['type'] === 'replay_recording' && typeof item[1] === 'string'

async function packOne(recording: string): Promise<Item> {
  const events = recording.indexOf('\n') + 1
  const deflated = new Blob([recording.slice(events)]).stream().pipeThrough(new CompressionStream('deflate'))
  const packed = new Blob([recording.slice(0, events), await new Response(deflated).arrayBuffer()])
  const payload = new Uint8Array(await packed.arrayBuffer())
  return [{ type: 'replay_recording', length: payload.length }, payload]
}
