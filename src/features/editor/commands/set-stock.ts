import { client } from '#src/shared/api/client.ts'
import type { components } from '#generated/types/api.ts'
import type { Editor } from '../lib/editor.ts'
import { patchAroll } from '../lib/open-story.ts'
import { answered } from './answered.ts'
import { drawingOf } from './draw-again.ts'
import { serverText } from './failure-text.ts'
import { runCommand } from './run-command.ts'

/** Shows a stock item in an A-roll. @param query the words it was found by */
export function setStock(
  editor: Editor,
  { sceneId, arollId }: { sceneId: string; arollId: string },
  item: components['schemas']['StockItem'],
  query: string,
) {
  const body = {
    story: editor.storyId,
    scene: sceneId,
    aroll: arollId,
    ...(query !== '' && { custom_query: query }),
    stock_type: item.stock_type,
    stock_data: { id: item.id, title: item.title },
  }
  return runCommand(editor, {
    call: async () => answered(await client.POST('/core-api/aroll/set_stock/', { body })),
    settle: (open, aroll) => patchAroll(open, arollId, aroll),
    failure: serverText,
    isLong: true,
    busy: drawingOf(arollId),
  })
}
