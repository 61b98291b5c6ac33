import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { AlignCenter, AlignLeft, AlignRight } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#src/shared/ui/banner.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { ExternalLink } from '#src/shared/ui/external-link.tsx'
import styles from '../design-components.module.css'
import { Section } from '../section.tsx'

export function NavigationSection() {
  const [tab, setTab] = useState('overview')
  const [align, setAlign] = useState<string>('center')
  return (
    <Section title="Tabs, links, banners" text="Ink marks where you are. A banner speaks for the whole product.">
      <Tabs value={tab} onChange={(_event, value: string) => setTab(value)} aria-label="Staff">
        <Tab value="overview" label="Overview" />
        <Tab value="usage" label="Usage" />
        <Tab value="generations" label="Generations" />
        <Tab value="off" label="Audit" disabled />
      </Tabs>
      <div className={styles.row}>
        <ToggleButtonGroup
          value={align}
          onChange={(_event, value: string | null) => value && setAlign(value)}
          aria-label="Align"
        >
          <ToggleButton value="left" aria-label="Left">
            <AlignLeft size={16} aria-hidden="true" />
          </ToggleButton>
          <ToggleButton value="center" aria-label="Centre">
            <AlignCenter size={16} aria-hidden="true" />
          </ToggleButton>
          <ToggleButton value="right" aria-label="Right">
            <AlignRight size={16} aria-hidden="true" />
          </ToggleButton>
        </ToggleButtonGroup>
        <a className="text-link" href="#links">
          A link in running text
        </a>
        <ExternalLink className="text-link" href="https://example.com">
          A link that leaves
        </ExternalLink>
      </div>
      <Banner action={<Button size="xsmall">Retry</Button>}>
        You’re offline. Changes will be sent when you’re back online.
      </Banner>
    </Section>
  )
}
