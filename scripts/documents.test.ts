import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { inRoot } from './lib/paths.mjs'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')

/** The text without blocks of code, in which nothing is a link or a heading. */
const proseOf = (markdown: string) => markdown.replaceAll(/^```[\s\S]*?^```/gmu, '')

/** The fragments of a page's headings, as GitHub makes them. */
function anchorsOf(file: string): string[] {
  const headings = [...proseOf(read(file)).matchAll(/^#+ (.+)$/gmu)]
  return headings.map(([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/gu, '-'),
  )
}

function leads(page: string, link: string): boolean {
  const [target = '', anchor] = link.split('#')
  const file = target === '' ? page : path.join(path.dirname(page), target)
  return existsSync(inRoot(file)) && (anchor === undefined || anchorsOf(file).includes(anchor))
}

it('every link in the documents leads to an existing file and heading', () => {
  const broken = globSync(['*.md', 'docs/**/*.md', 'openapi/*.md'], { cwd: inRoot() }).flatMap((page) => {
    const links = [...proseOf(read(page)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/gu)].map(([, link = '']) => link)
    return links.filter((link) => !leads(page, link)).map((link) => `${page}: ${link}`)
  })
  expect(broken).toEqual([])
})

it('the README is an overview of at most 150 lines', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(150)
})

it.each(['docs/using.md', ...globSync('docs/models/*.md', { cwd: inRoot() })])(
  'the names in bold in %s are texts of the app',
  (page) => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: inRoot(), exclude: (name) => name.includes('.test.') })
    const source = files.map(read).join('\n')
    const quoted = [...source.matchAll(/(?<=['">])[^'"<>{}\n]+(?=['"<{])/gu)].map(([text]) => text)
    const shown = new Set([...quoted, ...source.split('\n')].map((text) => text.trim()))
    const names = [...read(page).matchAll(/\*\*(.+?)\*\*/gu)].map(([, name = '']) => name)
    expect(names.filter((name) => !shown.has(name))).toEqual([])
  },
)
