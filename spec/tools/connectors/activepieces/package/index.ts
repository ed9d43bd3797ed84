import { createPiece } from '@activepieces/pieces-framework'
import { buildConnectionAuth } from './code/auth'
import { createSearchAction, createStepAction } from './code/steps'
import { createWebhookTrigger } from './code/trigger'
import { logo } from './logo'
import { model } from './model'

const auth = buildConnectionAuth(model)

export const piece = createPiece({
  displayName: model.app.name,
  description: model.app.description,
  logoUrl: logo,
  authors: [],
  auth,
  actions: [
    ...model.searches.map((step) => createSearchAction(model, auth, step)),
    ...model.actions.map((step) => createStepAction(model, auth, step)),
  ],
  triggers: model.triggers.map((trigger) => createWebhookTrigger(model, auth, trigger)),
})
