import { Avatar } from '#src/shared/ui/avatar.tsx'
import { Credits } from '#src/shared/ui/credits.tsx'
import { DraftEngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { Kbd } from '#src/shared/ui/kbd.tsx'
import { Logo } from '#src/shared/ui/logo.tsx'
import { RatioIcon } from '#src/shared/ui/ratio-icon.tsx'
import styles from '../design-components.module.css'
import { Example, Section } from '../section.tsx'

const spaces = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64]
const radii = [4, 6, 8, 10, 14]

export function ShapeSection() {
  return (
    <Section title="Shape and signs" text="4 px steps, 10 px radius, 1 px borders. The mark, the credit, the keys.">
      <div className={styles.columns}>
        <Example title="Space">
          <div className={styles.space} aria-hidden="true">
            {spaces.map((px) => (
              <span key={px} style={{ width: px }} />
            ))}
          </div>
        </Example>
        <Example title="Radius">
          <div className={styles.radii}>
            {radii.map((px) => (
              <span key={px} style={{ borderRadius: px }}>
                {px}
              </span>
            ))}
          </div>
        </Example>
        <Example title="Signs">
          <div className={styles.row}>
            <Logo size={32} />
            <Logo isMarkOnly />
            <Avatar name="Mara Olsen" />
            <Avatar name="Ada" size={24} />
            <RatioIcon ratio="SIXTEEN_NINE" />
            <RatioIcon ratio="NINE_SIXTEEN" />
            <RatioIcon ratio="ONE_ONE" />
          </div>
        </Example>
        <Example title="Credits and keys">
          <div className={styles.keys}>
            <Credits amount={248.5} />
            <Credits amount={1000} />
            <Credits amount={1500} />
            <Credits amount={12} kind="price" />
            <Kbd binding="$mod+k" />
            <Kbd binding="$mod+Shift+KeyP" />
            <Kbd binding="Space" />
          </div>
        </Example>
      </div>
      <div className={styles.row}>
        <DraftEngineBadge />
      </div>
    </Section>
  )
}
