#!/usr/bin/env node
// Export speed of a 10 s 1080p film against ffmpeg's slideshow of the same length, in one run.
import { findBrowser } from '../../lib/browser.mjs'
import { measureExport } from './measure-export.mjs'

const browser = await findBrowser()
if (!browser) throw new Error('No Chromium was found; set CHROMIUM_PATH')
const { fps, slideshowFps, ratio, runs } = await measureExport({ browser })
const list = (values) => values.map((value) => value.toFixed(1)).join(', ')
console.log(`export      ${fps.toFixed(1)} fps  (${list(runs.export)})`)
console.log(
  slideshowFps === null
    ? 'slideshow   skipped: no ffmpeg'
    : `slideshow   ${slideshowFps.toFixed(1)} fps  (${list(runs.slideshow)})`,
)
console.log(ratio === null ? 'ratio       skipped' : `ratio       ${ratio.toFixed(2)}  (at least 1.2)`)
if (ratio !== null && ratio < 1.2) process.exitCode = 1
