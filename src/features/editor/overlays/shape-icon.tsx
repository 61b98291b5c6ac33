import type { ShapeOverlay } from '#generated/schema.ts'

const PATHS: Readonly<Record<ShapeOverlay['shape'], string>> = {
  RECTANGLE: 'M3 5h18v14H3z',
  ELLIPSE: 'M12 4c5 0 9 3.6 9 8s-4 8-9 8-9-3.6-9-8 4-8 9-8z',
  TRIANGLE: 'M12 4l9 16H3z',
  STAR: 'M12 3l2.7 6 6.3.6-4.8 4.2 1.5 6.2L12 16.7 6.3 20l1.5-6.2L3 9.6 9.3 9z',
  LINE: 'M3 11h18v2H3z',
  ARROW: 'M3 11h12V7l6 5-6 5v-4H3z',
  SPEECH_BUBBLE: 'M3 4h18v12H11l-5 4v-4H3z',
}

/** A shape on a button. */
export const ShapeIcon = ({ shape }: { shape: ShapeOverlay['shape'] }) => (
  <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
    <path d={PATHS[shape]} fill="currentColor" />
  </svg>
)
