import type { ToWorker } from './messages.ts'
import { decodeNodePicture, decodeNodePixels, encodeNodeJpeg } from './picture-codec-node.ts'
import { serveTasks } from './serve-tasks.ts'
import { loadNodeSvgParts } from './svg-parts-node.ts'
import { createTasks } from './tasks.ts'
import { watchProcess } from './watch-process.ts'

// The sandbox's process on Node, built to dist/server/sandbox-process.mjs.
const watch = watchProcess(Number(process.argv[2]))
const take = serveTasks(
  createTasks(
    { decodePicture: decodeNodePicture, decodePixels: decodeNodePixels, encodeJpeg: encodeNodeJpeg },
    loadNodeSvgParts,
  ),
  (message) => {
    if (message.kind !== 'read') watch.end()
    process.send?.(message)
  },
)
process.on('message', (message: ToWorker) => {
  if (message.kind === 'task') watch.begin(message)
  take(message)
})
process.on('disconnect', () => process.exit())
process.send?.({ kind: 'ready' })
