import ranges from '@fontsource-variable/noto-sans-sc/unicode.json'
import { numberedFiles } from './numbered-files.ts'

const urls = import.meta.glob<string>(
  '/node_modules/@fontsource-variable/noto-sans-sc/files/*-[0-9]*-wght-normal.woff2',
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
)

export const files = numberedFiles(urls, ranges)
