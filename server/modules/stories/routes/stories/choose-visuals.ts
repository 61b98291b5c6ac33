import { drawingKey } from '#server/modules/stories/arolls/plan-drawing.ts'
import { ownScene } from '#server/platform/auth/ownership.ts'
import { route } from '#server/platform/http/route.ts'
import { requestCancel, findActiveJob } from '#server/platform/jobs/enqueue.ts'
import { arollsOfScenes } from '#server/platform/db/queries/scenes.ts'
import { presentOneScene } from '#server/modules/stories/presenters/scene.ts'
import type { SceneRow } from '#server/platform/db/rows.ts'
import { beginEdit } from '#server/modules/stories/edits/edit.ts'
import { showVisuals, withMedia } from '#server/modules/generation/visuals/show-visuals.ts'

/** Running generations for deleted A-rolls are cancelled; their credits are released. */
export const chooseVisuals = route(
  'chooseVisuals',
  async ({ user, body, ...scope }) => {
    const { visuals } = body
    const { scene, story } = await ownScene(scope.db, user, body.scene_id, body.story_id)
    const count = visuals.filter((visual) => visual.use_as !== 'BROLL').length
    let shown: SceneRow | undefined
    await withMedia(scope, user, { story, sceneId: scene.id }, visuals, (sources) =>
      scope.transact(async (inner) => {
        const before = (await arollsOfScenes(inner, [scene.id])).get(scene.id) ?? []
        for (const left of count === 0 ? [] : before.slice(count)) {
          const drawing = await findActiveJob(inner, drawingKey(left.id))
          if (drawing) await requestCancel(inner, drawing.id)
        }
        const edit = await beginEdit(inner, user, story.id)
        const { scene: now } = await ownScene(inner.db, user, scene.id)
        const chosen = []
        for (const [at, visual] of visuals.entries()) {
          const media = await sources[at]?.(inner)
          if (media) chosen.push({ visual, media, at })
        }
        shown = await showVisuals(edit, now, chosen)
        await edit.finish('Choose visuals')
      }),
    )
    if (!shown) throw new Error('The visuals are not shown')
    return presentOneScene(scope, shown)
  },
  { transaction: false },
)
