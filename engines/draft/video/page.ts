/** The page that the server's headless browser opens to work on a video: passes messages between the server and a worker. */
import { type FromVideoWorker, type ToVideoWorker, fromWire, toWire } from './protocol.ts'
import { openWebVideo } from './web.ts'

declare global {
  /** Brought by the server. */
  var toServer: ((text: string) => void) | undefined
  var fromServer: ((text: string) => void) | undefined
}

export type FromVideoPage = FromVideoWorker | { type: 'ready' } | { type: 'ended'; reason: string }

/** Letters that one call takes. */
const CALL = 8_192

function encode(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += CALL) text += String.fromCharCode(...bytes.subarray(at, at + CALL))
  return btoa(text)
}

const decode = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const tell = (message: FromVideoPage) => globalThis.toServer?.(toWire(message, encode))

const channel = openWebVideo(tell, (reason) => tell({ type: 'ended', reason }))
globalThis.fromServer = (text) => channel.post(fromWire<ToVideoWorker>(text, decode))
tell({ type: 'ready' })
