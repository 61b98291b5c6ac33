import { useState } from 'react'
import { LINK_PARAMETER, writeLink } from '../link/dev-link.ts'
import { enteredAs, notUnderstood } from '../link/open-link.ts'
import { useScenario } from './use-scenario.ts'

const VIEWS = ['1440x900', '1024x768', '390x844'] as const

/** A URL that shows a colleague this page in its current state. */
export function LinkSection() {
  const scenario = useScenario()
  const [view, setView] = useState('')
  const [isCopied, setCopied] = useState(false)
  const [width = 0, height = 0] = view.split('x').map(Number)
  const state = writeLink({ as: enteredAs(), view: view === '' ? null : { width, height }, scenario })
  const address = linkTo(location.href, state)
  const unknown = notUnderstood()
  return (
    <>
      <h3>Link</h3>
      {unknown.length > 0 && <p role="alert">This page’s link has unknown settings: {unknown.join(', ')}</p>}
      <label>
        Frame size
        <select value={view} onChange={({ target }) => setView(target.value)}>
          <option value="">The whole window</option>
          {VIEWS.map((each) => (
            <option key={each} value={each}>
              {each.replace('x', ' × ')} px
            </option>
          ))}
        </select>
      </label>
      <label>
        This page as shown
        <input type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" onClick={() => void navigator.clipboard.writeText(address).then(() => setCopied(true))}>
        {isCopied ? 'Link copied' : 'Copy link'}
      </button>
    </>
  )
}

/** The page's URL with the state in its search, unescaped. */
function linkTo(href: string, state: string): string {
  const url = new URL(href)
  const search = url.searchParams.toString()
  const parts = [search, state === '' ? '' : `${LINK_PARAMETER}=${state}`].filter((part) => part !== '')
  return `${url.origin}${url.pathname}${parts.length > 0 ? `?${parts.join('&')}` : ''}`
}
