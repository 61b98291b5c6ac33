import {
  type BugReport,
  type BugReportFile,
  type BugReportStill,
  withoutAddresses,
  toBase64,
} from '#src/domain/bug-report/bug-report.ts'
import { gatherBugReport } from '#src/shared/bug-report/gather-bug-report.ts'
import { fetchFile } from '#src/shared/media/fetch-file.ts'
import { createAssetPool } from '#src/video/assets/asset-pool.ts'
import type { VideoDocument } from '#src/video/document.ts'
import type { Editor } from '../core/editor.ts'
import { documentOf, filmOf } from '../core/open-story.ts'
import { STAGE_ID } from '../core/full-screen.ts'

/** Bytes of all files of a bug report, so that it can be sent. */
const ALL_FILES = 7_000_000
/** Width of a still, px. */
const STILL_WIDTH = 960

/** The open story as shown here, with unsaved edits, and the frame in the player. */
export function gatherOpenStory(editor: Editor, failure: BugReport['failure']): Promise<BugReport> {
  return gatherBugReport(failure, async () => {
    const { open } = editor.store.getState()
    const film = filmOf(open)
    const canvas = document.querySelector<HTMLCanvasElement>(`#${STAGE_ID} canvas[data-film-frame]`)
    const still = canvas && (await stillOf(canvas))
    const frame = still?.frame ?? editor.playback.getFrame()
    const { story, names } = withoutAddresses(documentOf(open))
    return { story, frame, still, files: await filesOf(film, frame, names) }
  })
}

async function stillOf(canvas: HTMLCanvasElement): Promise<BugReportStill | null> {
  if (canvas.width === 0 || canvas.height === 0) return null
  const frame = Number(canvas.dataset['filmFrame'])
  const drawnWidth = canvas.width
  const width = Math.min(STILL_WIDTH, drawnWidth)
  const height = Math.round((width * canvas.height) / drawnWidth)
  const copy = new OffscreenCanvas(width, height)
  copy.getContext('2d')?.drawImage(canvas, 0, 0, width, height)
  return { frame, drawnWidth, width, height, data: await toBase64(await copy.convertToBlob()) }
}

/** Every file of the story by its name; with bytes those that the frame is rendered from, as far as there is room. */
async function filesOf(
  film: VideoDocument,
  frame: number,
  names: ReadonlyMap<string, string>,
): Promise<BugReportFile[]> {
  const fetched = new Map<string, Blob>()
  const pool = createAssetPool({
    lookahead: 0,
    limit: 8,
    fetchAsset: async (url, signal) => {
      const blob = await fetchFile(url, signal)
      fetched.set(url, blob)
      return blob
    },
  })
  try {
    pool.follow(film, 1)
    await pool.prepare(frame)
  } finally {
    pool.close()
  }
  let room = ALL_FILES
  const files: BugReportFile[] = []
  for (const [url, address] of names) {
    const blob = fetched.get(url)
    const fits = blob !== undefined && blob.size <= room
    if (fits) room -= blob.size
    files.push({ address, contentType: blob?.type ?? '', data: fits ? await toBase64(blob) : null })
  }
  return files
}
