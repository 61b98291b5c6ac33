import { Container } from '#src/shared/ui/container.tsx'
import { PageHeader } from '#src/shared/ui/page-header.tsx'
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

/** Every token, component and state, in the scheme and accent of the moment. */
export function Component() {
  return (
    <Container className={styles.page}>
      <div className={styles.head}>
        <PageHeader title="Components" text="Every control in every state." actions={<AppearancePickers />} />
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
