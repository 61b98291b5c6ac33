import { Link, useNavigate } from 'react-router-dom'
import { paths } from '#src/app/paths.ts'
import { useKeys } from '#src/shared/hooks/use-keys.ts'
import { BackLink, PageHeader, Container } from '#src/shared/ui/page-frame.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { EmptyState } from '#src/shared/ui/states/data-states.tsx'
import { ComponentList } from './component-list.tsx'
import styles from './component-page.module.css'
import { hrefOf } from './find-specimens.ts'
import { AppearancePickers } from './sections/appearance-pickers.tsx'
import type { Specimen, SpecimenState } from './specimens/specimen.tsx'
import { specimens } from './specimens/specimens.ts'

interface ComponentPageProps {
  componentId: string
  stateId: string | undefined
}

/** One component: all of its states, or the one that the URL names. */
export function ComponentPage({ componentId, stateId }: ComponentPageProps) {
  const specimen = specimens.find(({ id }) => id === componentId)
  const state = specimen?.states.find(({ id }) => id === stateId)
  return (
    <Container isPage className={styles.page}>
      <aside className={styles.list}>
        <BackLink to={paths.designComponents.href()} name="Components" />
        <ComponentList current={componentId} />
      </aside>
      <div className={styles.body} data-component={componentId}>
        {specimen && (state || stateId === undefined) ? (
          <>
            <PageHeader
              title={specimen.name}
              text={state ? state.name : 'Each state by itself.'}
              actions={<AppearancePickers />}
            />
            {state ? <OneState key={state.id} {...{ specimen, state }} /> : <AllStates specimen={specimen} />}
          </>
        ) : (
          <>
            <PageHeader title="Components" />
            <EmptyState title="No component has this name" text="The list has all of them." />
          </>
        )}
      </div>
    </Container>
  )
}

function AllStates({ specimen }: { specimen: Specimen }) {
  // A dialog that is open would lie over all the others.
  const isOver = specimen.states.some(({ name }) => name === 'Open') || specimen.id === 'confirm-dialog'
  return specimen.states.map((state) => (
    <section key={state.id} className={styles.state} aria-label={state.name}>
      <h2 className={styles.name}>
        <Link to={hrefOf(specimen, state)}>{state.name}</Link>
      </h2>
      {!isOver && <div className={styles.specimen}>{state.show()}</div>}
    </section>
  ))
}

function OneState({ specimen, state }: { specimen: Specimen; state: SpecimenState }) {
  const navigate = useNavigate()
  const at = specimen.states.indexOf(state)
  const go = (by: -1 | 1) => {
    // The URL is ahead of the page while that renders: two keys pressed quickly are two steps, not one twice.
    const asked = specimen.states.findIndex((one) => hrefOf(specimen, one) === window.location.pathname)
    const to = specimen.states[asked + by]
    if (asked !== -1 && to) void navigate(hrefOf(specimen, to))
  }
  useKeys({ KeyJ: () => go(1), KeyK: () => go(-1) })
  return (
    <>
      {/* Some components have a heading of the third level. */}
      <h2 className="visually-hidden">{state.name}</h2>
      <div className={styles.specimen} data-specimen={state.id}>
        {state.show()}
      </div>
      <div className={styles.steps}>
        <Button size="small" shortcut="k" disabled={at === 0} onClick={() => go(-1)}>
          Previous state
        </Button>
        <Button size="small" shortcut="j" disabled={at === specimen.states.length - 1} onClick={() => go(1)}>
          Next state
        </Button>
        <Link className="text-link" to={hrefOf(specimen)}>
          All states
        </Link>
      </div>
    </>
  )
}
