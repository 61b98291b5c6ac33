import { useState, useMemo } from 'react'
import { type RealDialogProps, RealProgress } from './real-progress.tsx'
import type { RealItem, RealEngine } from '#generated/schema.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Checkbox } from '#src/shared/ui/checkbox.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { quotePriceText } from '#src/shared/story/quotes/quote-lines.tsx'
import { acceptQuote } from '../commands/accept-quote.ts'
import { useEditor, useIsBusy } from '#src/features/editor/core/use-editor.ts'
import { busyKeys } from '#src/features/editor/core/story-store.ts'
import { OvernightSwitch } from '../overnight-switch.tsx'
import { isClip, PARTS, engineText, partsName } from './real-text.ts'
import { RealScene } from './real-scene.tsx'
import styles from './real.module.css'
import { type QuoteOptions, useQuote } from '../use-prices.ts'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'

interface EngineChoiceProps {
  part: RealEngine['part']
  engines: readonly RealEngine[]
  isChosen: boolean
  value: string | undefined
  onToggle: (isOn: boolean) => void
  onChoose: (engine: string) => void
}

/** The work for AI models and its price; its progress while it runs. */
export function RealDialog(props: RealDialogProps) {
  const { quote } = props.work
  const isGoing = quote?.status === 'RUNNING' || quote?.status === 'PAUSED'
  // Finished work stays visible until the user starts more.
  const [watched, setWatched] = useState(isGoing ? quote.id : null)
  return quote && (isGoing || quote.id === watched) ? (
    <RealProgress {...props} quote={quote} onMore={() => setWatched(null)} />
  ) : (
    <ChooseReal {...props} onBegun={setWatched} />
  )
}

/** Scenes with a tick each, parts and providers; the price follows every tick, and nothing starts before the button is pressed. */
function ChooseReal({ work, refetch, onClose, onBegun }: RealDialogProps & { onBegun: (quoteId: string) => void }) {
  const editor = useEditor()
  const isBusy = useIsBusy(busyKeys.real)
  const offered = PARTS.filter((part) => work.engines.some((engine) => engine.part === part))
  const [options, setOptions] = useState<QuoteOptions>(() => ({
    parts: partsToBegin(work.items, offered),
    skipped: [],
    engines: {},
    others: {},
    rewrites: [],
  }))
  const change = (next: Partial<QuoteOptions>) => setOptions((before) => ({ ...before, ...next }))
  const scenes = useMemo(() => byScene(work.items), [work.items])
  const wanted = work.items.filter(
    ({ part, lock, scene_id: id }) => lock === null && options.parts.includes(part) && !options.skipped.includes(id),
  )
  const { quote, isAsking, problem } = useQuote(
    wanted.map(({ id }) => id),
    options,
  )
  const begin = async () => {
    if (!quote) return
    if (await acceptQuote(editor, quote.id)) onBegun(quote.id)
    else change({})
    void refetch()
  }
  const open = scenes.filter((items) => items.some(({ lock, part }) => lock === null && options.parts.includes(part)))
  const ticked = open.filter(([first]) => first && !options.skipped.includes(first.scene_id))
  return (
    <Dialog
      isOpen
      title="Generate with AI models"
      width={640}
      onClose={onClose}
      actions={
        <>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="contained"
            {...(quote && { price: quote.most })}
            isBusy={isBusy}
            busyLabel="Starting"
            disabled={!quote || isAsking}
            onClick={() => void begin()}
          >
            Generate for up to
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <p className={styles.note}>
          Replace drafts with AI models, scene by scene. Timing, captions and edits stay. Drafts remain in the
          generation history. Built-in drafts are free.
        </p>
        <fieldset className={styles.parts}>
          <legend className={styles.title}>What to generate</legend>
          {offered.map((part) => (
            <EngineChoice
              key={part}
              part={part}
              engines={work.engines.filter((engine) => engine.part === part)}
              isChosen={options.parts.includes(part)}
              value={options.engines[part]}
              onToggle={(isOn) =>
                change({ parts: isOn ? [...options.parts, part] : options.parts.filter((each) => each !== part) })
              }
              onChoose={(engine) => change({ engines: { ...options.engines, [part]: engine } })}
            />
          ))}
        </fieldset>
        <fieldset className={styles.parts}>
          <legend className={styles.title}>Scenes</legend>
          <Checkbox
            label="All scenes"
            checked={open.length > 0 && ticked.length === open.length}
            indeterminate={ticked.length > 0 && ticked.length < open.length}
            disabled={open.length === 0}
            onChange={(_, isOn) =>
              change({ skipped: isOn ? [] : open.flatMap(([first]) => (first ? [first.scene_id] : [])) })
            }
          />
          <ul className={styles.list}>
            {scenes.map((items) => (
              <RealScene
                key={items[0]?.scene_id}
                items={items}
                options={options}
                quoted={quote?.items.filter(({ scene_id: id }) => id === items[0]?.scene_id) ?? []}
                engines={work.engines}
                onChange={change}
              />
            ))}
          </ul>
        </fieldset>
        <div role="status" aria-live="polite">
          {problem !== null && <p className={styles.note}>{problem}</p>}
          {wanted.length === 0 && <p className={styles.note}>Nothing selected.</p>}
          {quote && (
            <ul className={styles.sums} aria-label="Price quote">
              {quote.engines.map((line) => (
                <li key={`${line.part} ${line.engine}`} className={styles.line}>
                  <span>
                    {line.engine}, {line.count} {line.count === 1 ? 'item' : 'items'}
                  </span>
                  <span className={styles.price}>{quotePriceText(line)}</span>
                </li>
              ))}
              <li className={styles.line}>
                <strong>Total</strong>
                <strong className={styles.price}>{quotePriceText(quote)}</strong>
              </li>
              <li className={styles.hint}>Prices as of {quote.prices_as_of}. Refusals and failures aren’t charged.</li>
            </ul>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** Images and voices first; clips once nothing else is left. */
function partsToBegin(items: readonly RealItem[], offered: readonly RealItem['part'][]) {
  const isOpen = items.some(({ part, lock }) => !isClip(part) && lock === null)
  return offered.filter((part) => isClip(part) !== isOpen)
}

function byScene(items: readonly RealItem[]): RealItem[][] {
  const scenes = new Map<string, RealItem[]>()
  for (const item of items) scenes.set(item.scene_id, [...(scenes.get(item.scene_id) ?? []), item])
  return [...scenes.values()]
}

/** One kind of work with a tick and its provider. */
function EngineChoice({ part, engines, isChosen, value, onToggle, onChoose }: EngineChoiceProps) {
  const overnight = engines.find((each) => each.overnight && each.overnight.engine === value)
  const chosen = overnight ?? engines.find(({ engine }) => engine === value) ?? engines[0]
  const priceText = (engine: RealEngine) => engineText(overnight ? { ...engine, ...engine.overnight } : engine)
  const choose = (engine: RealEngine | undefined, isOvernight: boolean) =>
    engine && onChoose((isOvernight ? engine.overnight : undefined)?.engine ?? engine.engine)
  return (
    <>
      <div className={styles.line}>
        <Checkbox label={partsName(part)} checked={isChosen} onChange={(_, isOn) => onToggle(isOn)} />
        {chosen && engines.length > 1 ? (
          <Select
            size="small"
            value={chosen.engine}
            disabled={!isChosen}
            SelectDisplayProps={{ 'aria-label': `${partsName(part)} engine` }}
            onChange={({ target }) =>
              choose(
                engines.find(({ engine }) => engine === target.value),
                overnight !== undefined,
              )
            }
          >
            {engines.map((engine) => (
              <MenuItem key={engine.engine} value={engine.engine}>
                {priceText(engine)}
              </MenuItem>
            ))}
          </Select>
        ) : (
          chosen && <span className={styles.hint}>{priceText(chosen)}</span>
        )}
      </div>
      {isChosen && chosen?.overnight && (
        <OvernightSwitch isOn={overnight !== undefined} onChange={(isOn) => choose(chosen, isOn)} />
      )}
    </>
  )
}
