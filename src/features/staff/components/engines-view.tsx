import { useState } from 'react'
import { useGetEngineSetup } from '#generated/client/admin/admin.ts'
import type { EngineHealth, EngineSetup } from '#generated/schema.ts'
import { relativeTimeText } from '#src/shared/lib/relative-time.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Tag } from '#src/shared/ui/tag.tsx'
import { useEngineUpdate } from '../hooks/use-engine-update.ts'
import { fieldName, limitHelp, priceText, sourceName, workName } from '../lib/engine-words.ts'
import { EngineDialog } from './engine-dialog.tsx'
import { EngineTest } from './engine-test.tsx'
import { FigureTable } from './figure-table.tsx'
import { Loaded } from './loaded.tsx'
import { LocalEngines } from './local-engines.tsx'
import { OwnKeysOption } from './own-keys-option.tsx'
import styles from './people.module.css'
import { StaffPage } from './staff-page.tsx'

const HEIGHT = 640

/** Which engines do which work, and how their providers are reached. */
export function EnginesView() {
  const query = useGetEngineSetup()
  return (
    <StaffPage title="Engines">
      <Loaded what="The engines" height={HEIGHT} query={query}>
        {(setup) => <Engines setup={setup} />}
      </Loaded>
    </StaffPage>
  )
}

type EngineWork = EngineSetup['work'][number]
type EngineProvider = EngineSetup['providers'][number]
type Opened = { work: EngineWork } | { provider: EngineProvider } | 'limits'

function Engines({
  setup: { is_settable: isSettable, problem, work, providers, limits, options, local },
}: {
  setup: EngineSetup
}) {
  const [opened, setOpened] = useState<Opened>()
  if (!isSettable)
    return <p className={styles.note}>Engines are set on a server. In this tab everything is built in or simulated.</p>
  return (
    <>
      {problem !== null && (
        <p className={styles.note} role="alert">
          <Tag tone="danger">Not used</Tag> {problem}
        </p>
      )}
      {local && <LocalEngines models={local} />}
      <FigureTable
        id="providers"
        title="Providers"
        note="A key is stored encrypted and never shown again"
        rows={providers}
        keyOf={({ name }) => name}
        emptyText="None"
        columns={[
          { label: 'Provider', cell: ({ label }) => label },
          {
            label: 'Makes',
            cell: ({ name }) =>
              work
                .filter((each) => each.providers.includes(name))
                .map(({ kind }) => workName(kind))
                .join(', '),
          },
          { label: 'Key', cell: (provider) => <KeyState provider={provider} /> },
          { label: 'Test', cell: (provider) => <ProviderTest provider={provider} /> },
          { label: 'Use', cell: (provider) => <ProviderUse provider={provider} work={work} /> },
          {
            label: 'Change',
            cell: (provider) => (
              <Button size="xsmall" aria-label={`Set up ${provider.label}`} onClick={() => setOpened({ provider })}>
                Set up
              </Button>
            ),
          },
        ]}
      />
      <FigureTable
        title="Work"
        note="The first engine is tried first; if it fails, the next takes over"
        rows={work}
        keyOf={({ kind }) => kind}
        emptyText="None"
        columns={[
          { label: 'Work', cell: ({ kind }) => workName(kind) },
          { label: 'Engines', cell: ({ setting }) => setting.value ?? (setting.usual === null ? 'None' : 'Built in') },
          { label: 'From', cell: ({ setting }) => sourceName(setting) },
          {
            label: 'Change',
            cell: (each) => (
              <Button
                size="xsmall"
                aria-label={`Change engines: ${workName(each.kind)}`}
                disabled={each.setting.source === 'ENVIRONMENT'}
                onClick={() => setOpened({ work: each })}
              >
                Change
              </Button>
            ),
          },
        ]}
      />
      <FigureTable
        title="Models in use"
        note="A test makes the smallest piece of work, at your expense; clips, lip sync, music and training are only asked for"
        rows={work.flatMap(({ engines }) => engines)}
        keyOf={({ kind, provider, label }) => `${kind} ${provider} ${label}`}
        emptyText="Everything is built in"
        columns={[
          { label: 'Work', cell: ({ kind }) => workName(kind) },
          { label: 'Model', cell: ({ label, provider }) => (label === provider ? label : `${label} (${provider})`) },
          { label: 'Costs', cell: ({ price }) => priceText(price) },
          { label: 'State', cell: (engine) => <EngineState engine={engine} /> },
          { label: 'Test', cell: (engine) => <ModelTest engine={engine} /> },
        ]}
      />
      <FigureTable
        title="Limits"
        note="For all providers together; each has its own under Set up"
        rows={limits}
        keyOf={({ name }) => name}
        emptyText="None"
        columns={[
          { label: 'Limit', cell: fieldName },
          { label: 'Value', cell: ({ value, usual }) => value ?? usual ?? 'None' },
          { label: 'From', cell: sourceName },
          {
            label: 'Change',
            cell: (setting) => (
              <Button
                size="xsmall"
                aria-label={`Change ${fieldName(setting)}`}
                disabled={setting.source === 'ENVIRONMENT'}
                onClick={() => setOpened('limits')}
              >
                Change
              </Button>
            ),
          },
        ]}
      />
      <OwnKeysOption options={options} />
      {opened === 'limits' && (
        <EngineDialog
          title="Limits"
          text="Prices of your own (PRICES_FILE) are a file, which the environment names. Users set their own spending limits."
          fields={limits.map((setting) => ({ setting, label: fieldName(setting), help: limitHelp(setting) }))}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened && opened !== 'limits' && 'work' in opened && (
        <EngineDialog
          title={`Engines: ${workName(opened.work.kind)}`}
          text={`In their order, with commas. Providers: ${opened.work.providers.join(', ')}.`}
          fields={[
            {
              setting: opened.work.setting,
              label: 'Engines',
              help: opened.work.has_draft
                ? 'provider:model; draft at the end is the built-in engine'
                : 'provider:model; empty for none',
              choices: (local ?? []).flatMap(({ url, kinds, state, model }) =>
                url === null && state !== 'NOT_FETCHED' && kinds.includes(opened.work.kind) ? [`local:${model}`] : [],
              ),
              hasDraft: opened.work.has_draft,
            },
          ]}
          onClose={() => setOpened(undefined)}
        />
      )}
      {opened && opened !== 'limits' && 'provider' in opened && (
        <EngineDialog
          title={opened.provider.label}
          text="Then name its models under Work: one that the provider doesn’t have shows there."
          fields={opened.provider.settings.map((setting) => ({
            setting,
            label: fieldName(setting),
            ...(setting.is_secret && setting.source === 'STORED' && { help: 'Leave it empty to keep the key' }),
          }))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}

function KeyState({ provider: { label, settings } }: { provider: EngineProvider }) {
  const { update, isPending } = useEngineUpdate()
  const key = settings.find(({ is_secret: isSecret }) => isSecret)
  if (!key) return null
  const remove = () => update([{ name: key.name, value: null }], 'Key removed')
  return (
    <>
      {sourceName(key)}
      {key.source === 'STORED' && (
        <>
          {' '}
          <Button size="xsmall" aria-label={`Remove the key of ${label}`} isBusy={isPending} onClick={remove}>
            Remove
          </Button>
        </>
      )}
    </>
  )
}

/** One press gives it the work that no provider does yet. */
function ProviderUse({ provider: { label, offer }, work }: { provider: EngineProvider; work: readonly EngineWork[] }) {
  const { update, isPending } = useEngineUpdate()
  const kinds = work.filter(({ setting }) => offer.some(({ name }) => name === setting.name)).map(({ kind }) => kind)
  if (kinds.length === 0) return '–'
  const names = listText.format(kinds.map((kind) => workName(kind).toLowerCase()))
  return (
    <Button
      size="xsmall"
      aria-label={`Use ${label} for ${names}`}
      isBusy={isPending}
      onClick={() => update(offer, `${label} is used for ${names} now`)}
    >
      Use for {names}
    </Button>
  )
}

const listText = new Intl.ListFormat('en')

/** Only one that is set up can be tested. */
function ProviderTest({ provider: { name, label, settings } }: { provider: EngineProvider }) {
  return settings.some(({ source }) => source !== 'NONE') ? <EngineTest engine={name} label={label} /> : '–'
}

function ModelTest({ engine: { engine, kind, label, price } }: { engine: EngineHealth }) {
  if (engine === null) return '–'
  // A test makes one image; of other work so little that it costs next to nothing, or nothing at all.
  const usd = price?.unit === 'PICTURE' ? price.usd : 0
  return <EngineTest engine={engine} kind={kind} label={`${label}: ${workName(kind)}`} usd={usd} />
}

function EngineState({ engine: { failures, is_failing: isFailing, last_failure: last } }: { engine: EngineHealth }) {
  if (!last) return <Tag tone="success">No failures</Tag>
  return (
    <>
      <Tag tone={isFailing ? 'danger' : 'warning'}>
        {isFailing ? 'Keeps failing' : failures === 1 ? 'Failed once' : `Failed ${failures} times`}
      </Tag>{' '}
      {last.problem}, {relativeTimeText(last.at)}
    </>
  )
}
