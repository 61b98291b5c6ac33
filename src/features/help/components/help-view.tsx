import { Clapperboard } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useDocumentTitle } from '#src/shared/hooks/use-document-title.ts'
import { useSearchValue } from '#src/shared/hooks/use-search-value.ts'
import { externalLinks } from '#src/shared/lib/config/env.ts'
import { isSignedIn, useSessionStore } from '#src/shared/session/session-store.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { PageHeader } from '#src/shared/ui/page-frame.tsx'
import type { Guide } from '../lib/guide.ts'
import { type Found, queryWords, searchGuide } from '../lib/search-guide.ts'
import { Article } from './article.tsx'
import { Contents } from './contents.tsx'
import styles from './help.module.css'
import { MarkedText } from './marked-text.tsx'
import { optionId, Results } from './results.tsx'
import { SearchField } from './search-field.tsx'

/** The guide with its contents and search. The query is in the URL; an opened result keeps its words highlighted. */
export function HelpView({ guide }: { guide: Guide }) {
  const navigate = useNavigate()
  const location = useLocation()
  const { marked } = (location.state ?? {}) as { marked?: string }
  const [query, setQuery] = useSearchValue('q')
  const [active, setActive] = useState(0)
  const resultsId = useId()
  const words = queryWords(query)
  const found = searchGuide(guide, query)
  useDocumentTitle('Help')
  useFocusOnHash(location.hash)

  const change = (value: string) => {
    setActive(0)
    setQuery(value)
  }
  const open = (result: Found | undefined) => {
    if (result) void navigate({ hash: result.section.id }, { state: { marked: query } })
  }
  const isSearching = words.length > 0
  return (
    <div className={styles.help}>
      <PageHeader title={guide.title} text={<Intro guide={guide} />} actions={<ExamplesLink />} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <SearchField
            value={query}
            resultsId={resultsId}
            activeId={found.length > 0 ? optionId(resultsId, active) : undefined}
            onChange={change}
            onMove={(by) => setActive((active + by + found.length) % Math.max(1, found.length))}
            onOpen={() => open(found[active])}
          />
          <nav className={styles.onDesktop} aria-label="Contents">
            <Contents sections={guide.sections} isRead={!isSearching} />
          </nav>
        </div>
        <div className={styles.main}>
          <div className="visually-hidden" role="status">
            {isSearching && `${found.length} ${found.length === 1 ? 'result' : 'results'}`}
          </div>
          {isSearching && (
            <Results
              {...{ id: resultsId, query, words, found, active }}
              onPoint={setActive}
              onOpen={open}
              onClear={() => change('')}
            />
          )}
          {/* Stays, so that a result's heading is there when the URL names it. */}
          <div hidden={isSearching}>
            <Folded>
              <Contents sections={guide.sections} isRead={!isSearching} />
            </Folded>
            <Article sections={guide.sections} query={queryWords(marked ?? '')} />
          </div>
        </div>
      </div>
    </div>
  )
}

function Intro({ guide: { intro } }: { guide: Guide }) {
  const [first] = intro
  return first?.kind === 'paragraph' ? <MarkedText words={first.words} query={[]} /> : null
}

/** An escape that is not one stays as it is. */
function idOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

/** Moves the focus to the heading of a link; the router scrolls to it. */
function useFocusOnHash(hash: string) {
  useEffect(() => {
    if (hash !== '') document.getElementById(idOf(hash))?.focus({ preventScroll: true })
  }, [hash])
}

/** Contents above the text, where there is no room beside it. */
function Folded({ children }: { children: ReactNode }) {
  return (
    <details className={styles.folded}>
      <summary>Contents</summary>
      <nav aria-label="Contents of this page">{children}</nav>
    </details>
  )
}

function ExamplesLink() {
  const signedIn = useSessionStore(isSignedIn)
  if (!signedIn || externalLinks.exampleVideos !== undefined) return null
  return (
    <Button
      className={styles.onScreen}
      icon={<Clapperboard size={16} aria-hidden="true" />}
      component={Link}
      to={paths.examples.href()}
    >
      Example Videos
    </Button>
  )
}
