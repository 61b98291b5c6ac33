import type { EngineSetup } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { useEngineUpdate } from '../hooks/use-engine-update.ts'
import { workName } from '../lib/engine-words.ts'
import { FigureTable } from './figure-table.tsx'

type LocalModel = NonNullable<EngineSetup['local']>[number]

/** Models on the server's own machine: of programs, and those that the server runs itself. One press uses one. */
export function LocalEngines({ models }: { models: readonly LocalModel[] }) {
  return (
    <>
      <FigureTable
        id="this-computer"
        title="Found on this computer"
        note="Programs that answer on the server’s own machine"
        rows={models.filter(({ url }) => url !== null)}
        keyOf={({ url, model }) => `${url} ${model}`}
        emptyText="None. Start Ollama, LM Studio, llama.cpp, Speaches, Kokoro, Stable Diffusion web UI or ComfyUI at its usual port, then reload this page."
        columns={[
          { label: 'Program', cell: ({ label }) => label },
          { label: 'Model', cell: ({ model }) => model ?? 'Workflows' },
          { label: 'Makes', cell: ({ kinds }) => kinds.map(workName).join(', ') },
          { label: 'Use', cell: (model) => <Use name={`${model.model} of ${model.label}`} {...model} /> },
        ]}
      />
      <FigureTable
        title="Models for this computer"
        note="Run by this server, without a key and without credits"
        rows={models.filter(({ url }) => url === null)}
        keyOf={({ model }) => `${model}`}
        emptyText="None"
        columns={[
          { label: 'Model', cell: ({ label }) => label },
          { label: 'Makes', cell: ({ kinds }) => kinds.map(workName).join(', ') },
          { label: 'Use', cell: (model) => <Use name={model.label} {...model} /> },
        ]}
      />
    </>
  )
}

function Use({ name, model, state, settings }: LocalModel & { name: string }) {
  const { update, isPending } = useEngineUpdate()
  if (state === 'USED') return 'In use'
  if (state === 'FIXED') return 'The environment sets other engines'
  if (state === 'NEEDS_FILE') return 'Name its workflow file in the environment'
  if (state === 'NOT_FETCHED')
    return (
      <>
        Fetch it first: <code>npm run models -- fetch {model}</code>
      </>
    )
  return (
    <Button
      size="xsmall"
      aria-label={`Use ${name}`}
      isBusy={isPending}
      onClick={() => update(settings, `${name} is used now`)}
    >
      Use it
    </Button>
  )
}
