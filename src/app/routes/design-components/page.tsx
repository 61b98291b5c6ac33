import { useParams } from 'react-router-dom'
import { Container, PageHeader } from '#src/shared/ui/page-frame.tsx'
import { ComponentList } from './component-list.tsx'
import { ComponentPage } from './component-page.tsx'
import styles from './design-components.module.css'
import { AppearancePickers } from './sections/appearance-pickers.tsx'
import { ButtonsSection } from './sections/buttons-section.tsx'
import { ChoicesSection } from './sections/choices-section.tsx'
import { ColourSection } from './sections/colour-section.tsx'
import { DialogsSection } from './sections/dialogs-section.tsx'
import { StatesSection } from './sections/states-section.tsx'
import { GridSection } from './sections/grid-section.tsx'
import { InputsSection } from './sections/inputs-section.tsx'
import { MenusSection } from './sections/menus-section.tsx'
import { NavigationSection } from './sections/navigation-section.tsx'
import { ProgressSection } from './sections/progress-section.tsx'
import { ShapeSection } from './sections/shape-section.tsx'
import { SnackbarsSection } from './sections/snackbars-section.tsx'
import { StoriesSection } from './sections/stories-section.tsx'
import { TypeSection } from './sections/type-section.tsx'

/** All components, or the component and state that the URL names: `/design-components/button/primary-busy`. */
export function Component() {
  const [componentId, stateId] = (useParams()['*'] ?? '').split('/').filter(Boolean)
  return componentId === undefined ? <Overview /> : <ComponentPage {...{ componentId, stateId }} />
}

/** Every token, component and state, in the scheme and accent of the moment. */
function Overview() {
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <PageHeader title="Components" text="Every control in every state." actions={<AppearancePickers />} />
      </div>
      <div className={styles.head}>
        <ComponentList isWide />
      </div>
      <ColourSection />
      <TypeSection />
      <ShapeSection />
      <ButtonsSection />
      <InputsSection />
      <ChoicesSection />
      <MenusSection />
      <NavigationSection />
      <DialogsSection />
      <SnackbarsSection />
      <StatesSection />
      <ProgressSection />
      <StoriesSection />
      <GridSection />
    </Container>
  )
}
