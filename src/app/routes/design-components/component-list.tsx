import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { Search } from 'lucide-react'
import { useId, useRef, type SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { FieldShell } from '#src/shared/form/field-shell.tsx'
import { useKeys } from '#src/shared/hooks/use-keys.ts'
import { useSearchValue } from '#src/shared/hooks/use-search-value.ts'
import { Kbd } from '#src/shared/ui/kbd.tsx'
import styles from './component-list.module.css'
import { hrefOf, matchesOf } from './find-specimens.ts'

/** All components with the states that match the search; `isWide` beside each other instead of below. */
export function ComponentList({ current, isWide = false }: { current?: string | undefined; isWide?: boolean }) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const [words, setWords] = useSearchValue('find')
  const matches = matchesOf(words)
  useKeys({ Slash: () => field.current?.focus() })
  const openFirst = (event: SubmitEvent) => {
    event.preventDefault()
    const [first] = matches
    if (first) void navigate(hrefOf(first.specimen, first.states[0]))
  }
  return (
    <nav aria-label="Components" className={styles.list} data-wide={isWide || undefined}>
      <form role="search" onSubmit={openFirst}>
        <FieldShell id={id} label="Find a component">
          <OutlinedInput
            id={id}
            size="small"
            inputRef={field}
            value={words}
            onChange={(event) => setWords(event.target.value)}
            startAdornment={
              <InputAdornment position="start">
                <Search size={16} aria-hidden="true" />
              </InputAdornment>
            }
            endAdornment={<Kbd binding="/" />}
          />
        </FieldShell>
      </form>
      {matches.length === 0 && <p className={styles.none}>No component has this name</p>}
      <ul className={styles.links}>
        {matches.map(({ specimen, states }) => (
          <li key={specimen.id}>
            <Link to={hrefOf(specimen)} aria-current={specimen.id === current ? 'page' : undefined}>
              {specimen.name}
            </Link>
            {states.map((state) => (
              <Link key={state.id} className={styles.state} to={hrefOf(specimen, state)}>
                {state.name}
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </nav>
  )
}
