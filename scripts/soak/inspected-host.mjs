import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot, projectNode, toolEnv } from '../lib/paths.mjs'
import { SERVER_ARGS, serverEnv } from '../lib/server-process.mjs'
import { sizesByKind } from './snapshot-sizes.mjs'

const MEBIBYTE = 1024 * 1024
/** Node's stderr output once its inspector listens. */
const LISTENING = /Debugger listening on (ws:\/\/\S+)/

/**
 * The server on separate data, measured through Node's inspector, so that it needs no code for measuring.
 * @param {number} port
 */
export async function startInspectedHost(port) {
  const folder = await mkdtemp(join(tmpdir(), 'storyloom-soak-'))
  const child = spawn(projectNode(), ['--inspect=127.0.0.1:0', ...SERVER_ARGS], {
    cwd: inRoot(),
    env: serverEnv({ PORT: String(port), DATA_DIR: folder }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  let inspector
  const stop = async () => {
    // The program would wait for it.
    inspector?.close()
    child.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  try {
    const address = await said(child.stderr, LISTENING, ended)
    child.stderr.pipe(process.stderr)
    const url = await said(child.stdout, /http:\/\/\S+/, ended)
    child.stdout.resume()
    inspector = await openInspector(address)
    return {
      url,
      pid: child.pid,
      stop,
      measure: () => measure(inspector.call),
      measureKinds: () => measureKinds(inspector),
      makePremium: (email) => makePremium(folder, email),
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** MB of memory after collecting, and open sockets. */
async function measure(call) {
  await call('HeapProfiler.collectGarbage')
  const { usedSize } = await call('Runtime.getHeapUsage')
  const asked = `(() => {
    const { external } = process.memoryUsage()
    return { external, sockets: process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length }
  })()`
  const { result } = await call('Runtime.evaluate', { expression: asked, returnByValue: true })
  const { external, sockets } = result.value
  return { heap: usedSize / MEBIBYTE, outside: external / MEBIBYTE, sockets }
}

/** Heap after garbage collection, MB: compiled code, and the rest. Blocks the server for seconds. */
async function measureKinds({ call, takeSnapshot }) {
  await call('HeapProfiler.collectGarbage')
  const { code, others } = sizesByKind(await takeSnapshot())
  return { code: code / MEBIBYTE, others: others / MEBIBYTE }
}

/** A free account's stories would be used up within an hour. */
async function makePremium(folder, email) {
  const changing = spawn(projectNode(), [inRoot('dist/server/user.mjs'), email, '--premium'], {
    env: toolEnv({ DATA_DIR: folder }),
    stdio: 'ignore',
  })
  const code = await new Promise((resolve) => changing.once('exit', resolve))
  if (code !== 0) throw new Error('The account could not be made premium')
}

function said(stream, pattern, ended) {
  return new Promise((resolve, reject) => {
    let text = ''
    const listen = (chunk) => {
      text += String(chunk)
      const found = pattern.exec(text)
      if (!found) return
      stream.off('data', listen)
      resolve(found[1] ?? found[0])
    }
    stream.on('data', listen)
    void ended.then(() => reject(new Error(`The server ended instead of starting. ${text}`)))
  })
}

/** `call` calls a method of the inspector's protocol; `takeSnapshot` answers the heap as V8 writes it down, which comes in pieces. */
async function openInspector(address) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error('Can’t reach the inspector'))
  })
  const waiting = new Map()
  let pieces = []
  socket.onmessage = ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(data)
    if (method === 'HeapProfiler.addHeapSnapshotChunk') pieces.push(params.chunk)
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(error.message))
    else call?.resolve(result)
  }
  let last = 0
  const call = (method, params = {}) =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      socket.send(JSON.stringify({ id, method, params }))
    })
  async function takeSnapshot() {
    pieces = []
    await call('HeapProfiler.takeHeapSnapshot')
    return JSON.parse(pieces.join(''))
  }
  return { call, takeSnapshot, close: () => socket.close() }
}
