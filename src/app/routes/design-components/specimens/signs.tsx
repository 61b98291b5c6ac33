import { accents, accentNames } from '#src/shared/theme/accents.ts'
import { AccentDot } from '#src/shared/ui/accent-dot.tsx'
import { Avatar } from '#src/shared/ui/avatar.tsx'
import { BackLink } from '#src/shared/ui/page-frame.tsx'
import { Button } from '#src/shared/ui/button.tsx'
import { CreditSign, Credits } from '#src/shared/ui/credits.tsx'
import { DraftEngineBadge, WorkingEngineBadge } from '#src/shared/ui/engine-badge.tsx'
import { ExternalLink } from '#src/shared/ui/external-link.tsx'
import { Kbd } from '#src/shared/ui/kbd.tsx'
import { Logo } from '#src/shared/ui/logo.tsx'
import { RatioIcon } from '#src/shared/ui/ratio-icon.tsx'
import { Spinner } from '#src/shared/ui/spinner.tsx'
import { StockCreditLine } from '#src/shared/ui/stock-credit/stock-credit.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { Tooltip } from '#src/shared/ui/tooltip/tooltip.tsx'
import { stills } from '../stills.ts'
import { specimen, state, type Specimen } from './specimen.tsx'

export const signs: readonly Specimen[] = [
  specimen(
    'Tag',
    state('Neutral', () => <Tag>Cancelled</Tag>),
    state('Success', () => <Tag tone="success">Completed</Tag>),
    state('Warning', () => <Tag tone="warning">Out of date</Tag>),
    state('Danger', () => <Tag tone="danger">Failed</Tag>),
    state('Info', () => <Tag tone="info">Processing</Tag>),
  ),
  specimen(
    'Avatar',
    state('Initials', () => <Avatar name="Mara Olsen" />),
    state('Image', () => <Avatar name="Mara Olsen" image={stills.lighthouse} />),
    state('Small', () => <Avatar name="Ada" size={20} />),
    state('Large', () => <Avatar name="Mara Olsen" size={64} />),
  ),
  specimen(
    'Credits',
    state('Balance', () => <Credits amount={248.5} />),
    state('Large balance', () => <Credits amount={1500} />),
    state('Price', () => <Credits amount={12} kind="price" />),
    state('Sign', () => <CreditSign />),
  ),
  specimen(
    'Key',
    state('One', () => <Kbd binding="Space" />),
    state('Together', () => <Kbd binding="$mod+Shift+KeyP" />),
  ),
  specimen(
    'Logo',
    state('Whole', () => <Logo size={32} />),
    state('Mark', () => <Logo isMarkOnly />),
  ),
  specimen(
    'Ratio icon',
    state('16:9', () => <RatioIcon ratio="SIXTEEN_NINE" />),
    state('9:16', () => <RatioIcon ratio="NINE_SIXTEEN" />),
    state('1:1', () => <RatioIcon ratio="ONE_ONE" />),
  ),
  specimen(
    'Spinner',
    state('Small', () => <Spinner />),
    state('Large', () => <Spinner size={28} />),
  ),
  specimen(
    'Accent dot',
    ...accents.map((accent) => state(accentNames[accent], () => <AccentDot accent={accent} isChosen={false} />)),
  ),
  specimen(
    'Engine badge',
    state('Built in', () => <DraftEngineBadge />),
    state('Connected model', () => <WorkingEngineBadge label="Studio XL" />),
  ),
  specimen(
    'Link',
    state('In running text', () => (
      <a className="text-link" href="#links">
        A link in running text
      </a>
    )),
    state('Leaves', () => (
      <ExternalLink className="text-link" href="https://example.com">
        A link that leaves
      </ExternalLink>
    )),
    state('Back', () => <BackLink to="#back" name="Home" />),
  ),
  specimen(
    'Tooltip',
    state('On a button', () => (
      <Tooltip title="Split at playhead" shortcut="$mod+k">
        <Button size="small">Point at me</Button>
      </Tooltip>
    )),
  ),
  specimen(
    'Stock credit',
    state('Of an image', () => (
      <StockCreditLine
        credit={{
          ...{ author: 'Mara Olsen', author_url: 'https://example.com/mara', library: 'Openverse' },
          ...{ licence: 'CC BY 4.0', licence_url: 'https://example.com/by', page_url: 'https://example.com/1' },
        }}
      />
    )),
  ),
]
