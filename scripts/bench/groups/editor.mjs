import { count, growth, time } from '../figures.mjs'
import { PORT } from './on-host.mjs'

/** Responsiveness of the editor and of the image comparison. */
export const editorGroups = (browser) => [
  {
    figures: {
      firstFrame: time('editor-first-frame', 's'),
      firstFrameGrowth: growth('editor-first-frame-growth', 3),
      mount: time('editor-mount', 'ms'),
      mountGrowth: growth('editor-mount-growth', 3),
      heapGrowth: growth('editor-heap-growth', 3),
      farSeek: time('editor-far-seek', 'ms'),
      select: time('editor-select', 'ms'),
      rendersPerSelect: count('editor-renders-per-select', 'renders', 900),
      captionPaint: time('editor-caption-paint', 'ms'),
      rendersPerEdit: count('editor-renders-per-edit', 'renders', 600),
      rendersElsewhere: count('editor-renders-elsewhere', 'renders', 0),
      callsPerEdit: count('editor-calls-per-edit', 'calls', 1),
      dragScript: time('editor-drag-script', 'ms'),
      dragLongestTask: time('editor-drag-longest', 'ms'),
      dragFps: time('editor-drag-fps', 'fps', 'higher'),
      rendersInDrag: count('editor-renders-per-move', 'renders', 0.5),
      overlayRendersInDrag: count('editor-overlay-renders-per-move', 'renders', 70),
      overlayRendersPerKey: count('editor-overlay-renders-per-key', 'renders', 110),
      overlayLongTasksPerKey: count('editor-overlay-long-tasks-per-key', 'tasks', 1),
    },
    run: async () => (await import('../editor.mjs')).measureEditor({ port: PORT, browser }),
  },
  {
    figures: {
      script: time('compare-4k-drag-script', 'ms'),
      longestTask: time('compare-4k-drag-longest', 'ms'),
      fps: time('compare-4k-drag-fps', 'fps', 'higher'),
      renders: count('compare-4k-renders-per-move', 'renders', 0.5),
    },
    run: async () => (await import('../compare-slider.mjs')).measureCompareSlider({ port: PORT, browser }),
  },
]
