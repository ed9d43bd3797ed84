import { createPiece } from '@activepieces/pieces-framework'
import { buildAuth } from './code/auth'
import { createSearch, createStep } from './code/steps'
import { createWebhookTrigger } from './code/trigger'
import { logo } from './logo'
import { model } from './model'

const auth = buildAuth(model)

export const piece = createPiece({
  displayName: model.app.name,
  description: model.app.description,
  logoUrl: logo,
  authors: [],
  auth,
  actions: [
    ...model.searches.map((step) => createSearch(model, auth, step)),
    ...model.actions.map((step) => createStep(model, auth, step)),
  ],
  triggers: model.triggers.map((trigger) => createWebhookTrigger(model, auth, trigger)),
})
